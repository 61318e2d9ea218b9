import { memo, useId, type ComponentType, type ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ChevronRight, Copy, Lock, LockOpen, Trash2 } from 'lucide-react'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { canBePrivate, isPrivate } from '@vitrine/common/portfolio/private-items'
import { getAt } from '@vitrine/common/portfolio/paths'
import { classNames } from '../../../lib/class-names.ts'
import { say } from '../../../lib/words/say.ts'
import { useDebouncedDocumentState } from '../state/editor-context.ts'
import type { FieldsProps } from './fields-props.ts'
import { KeepMountedContext, useNotes } from './keep-mounted.ts'
import { titleOf, type ListActions } from './list-actions.ts'
import { DragHandle } from './sortable-list.tsx'

export interface RepeaterItemProps {
  id: string
  field: ListField
  /** Of the item in the document. */
  path: string
  index: number
  last: boolean
  expanded: boolean
  onToggle: (id: string) => void
  actions: ListActions
  Fields: ComponentType<FieldsProps>
}

export const RepeaterItem = memo(function RepeaterItem({
  id,
  field,
  path,
  index,
  last,
  expanded,
  onToggle,
  actions,
  Fields,
}: RepeaterItemProps) {
  const title = useDebouncedDocumentState((state) => titleOf(field, getAt(state.history.present, path), index))
  const hidden = useDebouncedDocumentState((state) => isPrivate(getAt(state.history.present, path)))
  const panel = useId()
  const { notes, keepMounted } = useNotes()
  const sortable = useSortable({ id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={classNames('rounded-lg border border-line bg-surface', isDragging && 'relative z-10 shadow-float')}
    >
      <div className="flex items-center gap-0.5 p-1">
        <DragHandle sortable={sortable} name={title} />
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={panel}
          onClick={() => onToggle(id)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded px-1 text-left text-sm font-medium hover:bg-sunken"
        >
          <ChevronRight aria-hidden className={classNames('size-4 shrink-0 text-muted', expanded && 'rotate-90')} />
          {/* On a phone the tools leave little room: two lines of it. */}
          <span className="truncate max-sm:line-clamp-2 max-sm:whitespace-normal">{title}</span>
          {hidden && <span className="sr-only">{say(', private')}</span>}
          {!expanded && notes.length > 0 && (
            <span className="shrink-0 text-xs font-normal text-muted">{notes.at(-1)}</span>
          )}
        </button>
        {canBePrivate(field.path) && (
          <Tool
            label={say('Private: {name}', { name: title })}
            hint={say(hidden ? 'Private: only by private link' : 'Make private: only by private link')}
            pressed={hidden}
            onClick={() => actions.setPrivate(index, !hidden)}
          >
            {hidden ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          </Tool>
        )}
        <Tool
          label={say('Move {name} up', { name: title })}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1)}
        >
          <ArrowUp aria-hidden />
        </Tool>
        <Tool
          label={say('Move {name} down', { name: title })}
          disabled={last}
          onClick={() => actions.move(index, index + 1)}
        >
          <ArrowDown aria-hidden />
        </Tool>
        <Tool label={say('Duplicate {name}', { name: title })} onClick={() => actions.duplicate(index)}>
          <Copy aria-hidden />
        </Tool>
        <Tool label={say('Delete {name}', { name: title })} onClick={() => actions.remove(index)}>
          <Trash2 aria-hidden />
        </Tool>
      </div>
      <div id={panel} hidden={!expanded}>
        {(expanded || notes.length > 0) && (
          <div className="grid gap-4 border-t border-line p-3 pt-4">
            <KeepMountedContext value={keepMounted}>
              <Fields fields={field.fields} path={path} />
            </KeepMountedContext>
          </div>
        )}
      </div>
    </li>
  )
})

function Tool({
  label,
  hint = label,
  pressed,
  disabled,
  onClick,
  children,
}: {
  label: string
  hint?: string
  /** For one that is on or off. */
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      title={hint}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className="grid h-9 w-8 shrink-0 place-items-center rounded text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:text-accent-text max-sm:w-7 [&_svg]:size-4"
    >
      {children}
    </button>
  )
}
