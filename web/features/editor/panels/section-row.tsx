import { useId, type ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { Copy, Pencil, Trash2, X } from 'lucide-react'
import { shownName, type TemplateSection } from '@vitrine/common/fields/section'
import { SECTION_TITLE_MAX } from '@vitrine/common/portfolio/design'
import { Button } from '../../../components/button.tsx'
import { MoveButtons } from '../../../components/move-buttons.tsx'
import { Switch } from '../../../components/toggle.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { DragHandle } from '../fields/sortable-list.tsx'
import { useEdit, useText } from '../state/editor-context.ts'

export interface SectionRowProps {
  /** As its template names it. */
  section: TemplateSection
  /** What its owner calls it. */
  label: string
  visible: boolean
  onShow: (visible: boolean) => void
  /** Of one that can be removed from the page, its content being kept. */
  onRemove?: () => void
  /** Of one that its owner has made. */
  onDelete?: () => void
  /** Undefined where there is no place for a copy. */
  onDuplicate?: () => void
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
  const { label, section } = props
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
      <DragHandle sortable={sortable} name={label} />
      <Row {...props}>
        <MoveButtons name={label} index={index} count={count} onMove={(to) => onMove(index, to)} />
      </Row>
    </li>
  )
}

function Row({
  section,
  label,
  visible,
  onShow,
  onRemove,
  onDelete,
  onDuplicate,
  children,
}: SectionRowProps & { children?: ReactNode }) {
  return (
    <>
      <div className="min-w-0 flex-1">
        {shownName(section) === null ? (
          <p className="px-2 text-sm font-medium">{heard(section.label)}</p>
        ) : (
          <SectionName section={section} />
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
        <Switch aria-label={label} disabled={!section.hideable} checked={visible} onChange={onShow} />
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

/** The name of a section, which is its heading on the page and its link in the menu. Without one the template's own is used. */
function SectionName({ section }: Pick<SectionRowProps, 'section'>) {
  const path = `layout.titles.${section.id}`
  const title = useText(path)
  const edit = useEdit(path)
  const hint = useId()
  const label = heard(section.label)
  const shown = shownName(section)
  const isElsewhere = title === '' && shown !== null && shown !== section.label
  return (
    <div data-field={path} className="grid gap-0.5">
      <div className="group relative">
        <input
          type="text"
          dir="auto"
          aria-label={say('Name of {name}', { name: label })}
          aria-describedby={isElsewhere ? hint : undefined}
          value={title}
          placeholder={label}
          maxLength={SECTION_TITLE_MAX}
          onChange={({ target }) => edit(target.value.replaceAll(/\p{Cc}/gu, ' ') || undefined)}
          className="h-8 w-full min-w-0 truncate rounded-md border border-transparent bg-transparent pr-7 pl-2 text-sm font-medium text-ink placeholder:text-ink hover:border-line-strong focus:border-line-strong"
        />
        <Pencil
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 my-auto size-3.5 text-faint group-focus-within:hidden"
        />
      </div>
      {isElsewhere && (
        <p id={hint} className="px-2 text-xs text-muted">
          {say(section.heading === null ? 'In the menu: {name}' : 'On the page: {name}', { name: heard(shown) })}
        </p>
      )}
    </div>
  )
}
