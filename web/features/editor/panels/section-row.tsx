import type { ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { Copy, Trash2, X } from 'lucide-react'
import { shownName } from '@vitrine/common/fields/section'
import { Button } from '../../../components/button.tsx'
import { MoveButtons } from '../../../components/move-buttons.tsx'
import { Switch } from '../../../components/toggle.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { say } from '../../../lib/words/say.ts'
import { DragHandle } from '../fields/sortable-list.tsx'
import type { OwnActions } from '../sections/section-actions.ts'
import { SectionName } from '../sections/section-name.tsx'
import type { DraftSection } from '../sections/use-sections.ts'

export interface SectionRowProps extends OwnActions {
  section: DraftSection
  onShow: (visible: boolean) => void
}

/** A section that keeps its place. */
export function FixedRow(props: SectionRowProps) {
  return (
    <li className="flex items-center gap-1 py-2">
      <span className="w-7 shrink-0" />
      <Row {...props} />
    </li>
  )
}

interface MovableRowProps extends SectionRowProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** A section that can be moved, by its handle or its arrows. */
export function MovableRow({ index, count, onMove, ...props }: MovableRowProps) {
  const { section } = props
  const sortable = useSortable({ id: section.id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={classNames(
        'flex items-center gap-1 bg-surface py-2',
        isDragging && 'relative z-10 rounded-lg shadow-float',
      )}
    >
      <DragHandle sortable={sortable} name={section.label} />
      <Row {...props}>
        <MoveButtons name={section.label} index={index} count={count} onMove={(to) => onMove(index, to)} />
      </Row>
    </li>
  )
}

function Row({
  section,
  onShow,
  onRemove,
  onDelete,
  onDuplicate,
  children,
}: SectionRowProps & { children?: ReactNode }) {
  const { label } = section
  return (
    <>
      <div className="min-w-0 flex-1">
        {shownName(section) === null ? (
          <p className="px-2 text-sm font-medium">{label}</p>
        ) : (
          <SectionName section={section.template} />
        )}
        {!section.hideable && <p className="px-2 text-xs text-muted">{say('Always shown')}</p>}
      </div>
      {onDuplicate && (
        <Tool label={say('Duplicate {name}', { name: label })} onClick={onDuplicate}>
          <Copy aria-hidden />
        </Tool>
      )}
      {onDelete && (
        <Tool label={say('Delete {name}', { name: label })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Tool>
      )}
      {onRemove && (
        <Tool
          label={say('Remove {name}', { name: label })}
          hint={say('Remove {name}; its content is kept', { name: label })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Tool>
      )}
      {children}
      <span className="ml-1 flex">
        <Switch aria-label={label} disabled={!section.hideable} checked={section.isVisible} onChange={onShow} />
      </span>
    </>
  )
}

interface ToolProps {
  label: string
  hint?: string
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, hint, onClick, children }: ToolProps) => (
  <Button variant="ghost" size="sm" square aria-label={label} title={hint} onClick={onClick}>
    {children}
  </Button>
)
