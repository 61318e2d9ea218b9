import { useId, type ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { ChevronDown, ChevronRight, ChevronUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import { getAt } from '@vitrine/common/portfolio/paths'
import type { Repeater } from '@vitrine/common/templates/fields'
import { classNames } from '../../../lib/class-names.ts'
import { contentPath } from '../state/document.ts'
import { useEditorState } from '../state/editor-context.ts'
import { itemTitle } from '../state/item-title.ts'
import { FieldRow } from './field-row.tsx'

export interface RepeaterItemProps {
  id: string
  repeater: Repeater
  index: number
  count: number
  expanded: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onDelete: () => void
}

export function RepeaterItem({ id, repeater, index, count, expanded, onToggle, onMove, onDuplicate, onDelete }: RepeaterItemProps) {
  const path = contentPath(`${repeater.arrayPath}.${index}`)
  const title = useEditorState((state) => itemTitle(repeater, getAt(state.history.present, path), index))
  const panel = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={classNames('rounded-lg border border-line bg-surface', isDragging && 'relative z-10 shadow-float')}
    >
      <div className="flex items-center gap-0.5 p-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Drag ${title}`}
          className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={panel}
          onClick={onToggle}
          className="flex h-9 min-w-0 flex-1 items-center gap-1.5 rounded px-1 text-left text-sm font-medium hover:bg-sunken"
        >
          <ChevronRight aria-hidden className={classNames('size-4 shrink-0 text-muted transition-transform duration-150', expanded && 'rotate-90')} />
          <span className="truncate">{title}</span>
        </button>
        <Tool label={`Move ${title} up`} disabled={index === 0} onClick={() => onMove(index - 1)}><ChevronUp aria-hidden /></Tool>
        <Tool label={`Move ${title} down`} disabled={index === count - 1} onClick={() => onMove(index + 1)}><ChevronDown aria-hidden /></Tool>
        <Tool label={`Duplicate ${title}`} onClick={onDuplicate}><Copy aria-hidden /></Tool>
        <Tool label={`Delete ${title}`} onClick={onDelete}><Trash2 aria-hidden /></Tool>
      </div>
      <div id={panel} hidden={!expanded}>
        {expanded && (
          <div className="grid grid-cols-1 gap-4 border-t border-line p-3 pt-4">
            {repeater.fields.map((field) => (
              <FieldRow key={field.path} field={field} path={`${path}.${field.path}`} />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Tool({ label, disabled, onClick, children }: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid h-9 w-8 shrink-0 place-items-center rounded text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-4"
    >
      {children}
    </button>
  )
}
