import { lazy, useMemo, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Plus } from 'lucide-react'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { isWithin } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { LazyPart, MissingButton } from '../../../components/lazy-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { toast } from '../../../lib/toast.ts'
import { appLanguage } from '../../../lib/words/language.ts'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'
import type { FieldsProps } from './fields-props.ts'
import { fillable, pressable } from './controls-selector.ts'
import { RepeaterItem } from './repeater-item.tsx'
import { listActions, titleOf } from './list-actions.ts'
import { SortableList } from './sortable-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useItemIds } from './use-item-ids.ts'

// Text fields come first.
const AddPictures = lazy(whenIdle(async () => ({ default: (await import('./add-pictures.tsx')).AddPictures })))

/** Items of longer lists are laid out and painted only near the window. Until then a closed item's height is assumed. */
const LONG_LIST = 25
const unpaintedOffScreen = '[&>li]:[contain-intrinsic-size:auto_2.875rem] [&>li]:[content-visibility:auto]'

export interface RepeaterProps {
  field: ListField
  /** In the document. */
  path: string
  /** Renders the fields of an item. */
  Fields: ComponentType<FieldsProps>
}

/**
 * A list of items that can be added, reordered and removed; each such change is saved at once. It re-renders when items are
 * added, removed or moved, not when one of them is edited.
 */
export function Repeater({ field, path, Fields }: RepeaterProps) {
  const { store, commit, commitMany, pictures } = useDocumentEditor()
  const keys = useItemIds(path)
  const [shown, setShown] = useState(keys)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(keys.slice(0, 1)))
  /** An item was just added: it opens once its key is there. */
  const [adding, setAdding] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  if (shown !== keys) {
    setShown(keys)
    if (adding) setExpanded(new Set([...expanded, ...keys.filter((key) => !shown.includes(key))]))
    setAdding(false)
  }
  // The item around the field to be focused opens.
  const focusIndex = useDocumentState(({ focusPath }) =>
    focusPath !== null && isWithin(focusPath, path) ? Number.parseInt(focusPath.slice(path.length + 1), 10) : null,
  )
  const focusKey = focusIndex === null ? undefined : keys[focusIndex]
  if (focusKey !== undefined && !expanded.has(focusKey)) setExpanded(new Set([...expanded, focusKey]))
  const actions = useMemo(() => {
    const own = listActions({ store, commit, commitMany, path, field })
    return {
      ...own,
      /** Removing an item unmounts the focused button, so the focus moves to the next item. */
      remove(index: number): void {
        flushSync(() => own.remove(index))
        const next = list.current?.children[index]?.querySelector<HTMLElement>('[aria-expanded]') ?? addButton.current
        next?.focus()
      },
    }
  }, [store, commit, commitMany, path, field])
  const [toggle] = useState(
    () => (key: string) =>
      setExpanded((open) => {
        const next = new Set(open)
        if (!next.delete(key)) next.add(key)
        return next
      }),
  )

  function add(): void {
    flushSync(() => {
      setAdding(true)
      actions.add()
    })
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>(`:scope > :last-child :is(${fillable}, ${pressable})`)
      ?.focus()
  }

  const takesPictures = field.fields.some(({ type }) => type === 'image')

  function addPictures(files: readonly File[]): void {
    if (files.length === 0) return
    pictures
      .add(files, field, path)
      .catch((error: unknown) => toast.error(messageOf(error, say('The pictures couldn’t be added.'))))
  }
  const { isOver, handlers } = useFileDrop(addPictures)

  const nameOf = (index: number) => titleOf(field, actions.items()[index], index)
  const label = heard(field.label)
  const item = heard(field.itemLabel)

  return (
    <div
      className={classNames(
        'space-y-2',
        isOver && 'rounded-lg outline-2 outline-offset-4 outline-accent-text outline-dashed',
      )}
      role="group"
      aria-label={label}
      data-field={path}
      {...(takesPictures && handlers)}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium">{label}</h3>
        <span className="text-xs text-muted">{saidCount(keys.length, '1 entry', '{n} entries')}</span>
      </div>
      <SortableList ids={keys} nameOf={nameOf} onMove={actions.move}>
        <ol ref={list} className={classNames('space-y-2', keys.length > LONG_LIST && unpaintedOffScreen)}>
          {keys.map((key, index) => (
            <RepeaterItem
              key={key}
              id={key}
              field={field}
              path={`${path}.${index}`}
              index={index}
              last={index === keys.length - 1}
              expanded={expanded.has(key)}
              onToggle={toggle}
              actions={actions}
              Fields={Fields}
            />
          ))}
        </ol>
      </SortableList>
      {keys.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-5 text-center text-sm text-muted">
          {say('Nothing here yet, so this section isn’t shown on your page.')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={addButton} icon={<Plus aria-hidden />} size="sm" onClick={add}>
          {say('Add {item}', { item: appLanguage() === 'de' ? item : item.toLowerCase() })}
        </Button>
        {takesPictures && (
          <LazyPart missing={<MissingButton name={say('Adding several pictures')} />}>
            <AddPictures label={label} onFiles={addPictures} />
          </LazyPart>
        )}
      </div>
    </div>
  )
}
