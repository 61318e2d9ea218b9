import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import type { ListField } from '@vitrine/common/fields/list'
import { Button } from '../../../components/button.tsx'
import { isWithin } from '../state/document.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { itemTitle } from '../state/item-title.ts'
import { fillable, pressable } from './controls-selector.ts'
import { RepeaterItem } from './repeater-item.tsx'
import { listActions } from './list-actions.ts'
import { pastMiddles, placeByPlace } from './sorting.ts'
import { useItemIds } from './use-item-ids.ts'

// Constants, because new options are new sensors, and with new sensors every item renders again.
const pointerOptions = { activationConstraint: { distance: 4 } }
const keyboardOptions = { coordinateGetter: placeByPlace }

/**
 * A list of items that are added, ordered and removed; every such change is written at once. It renders again when
 * items come, go or move, and not while one of them is edited.
 */
export function Repeater({ field, path }: { field: ListField; path: string }) {
  const { store, change } = useEditor()
  const keys = useItemIds(path)
  const [shown, setShown] = useState(keys)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(keys.slice(0, 1)))
  /** The owner asked for a new item: it opens when it is there. */
  const [adding, setAdding] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  if (shown !== keys) {
    setShown(keys)
    if (adding) setExpanded(new Set([...expanded, ...keys.filter((key) => !shown.includes(key))]))
    setAdding(false)
  }
  // Whoever is led to a field of an item finds it open.
  const led = useEditorState(({ place }) =>
    place !== null && isWithin(place, path) ? Number.parseInt(place.slice(path.length + 1), 10) : null,
  )
  const ledTo = led === null ? undefined : keys[led]
  if (ledTo !== undefined && !expanded.has(ledTo)) setExpanded(new Set([...expanded, ledTo]))
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions))
  const sortable = useMemo(() => [...keys], [keys])
  const actions = useMemo(() => {
    const own = listActions({ store, change, path, field })
    return {
      ...own,
      /** The button that was pressed goes with its item: whoever pressed it is at the next one then. */
      remove(index: number): void {
        flushSync(() => own.remove(index))
        const next = list.current?.children[index]?.querySelector<HTMLElement>('[aria-expanded]') ?? addButton.current
        next?.focus()
      },
    }
  }, [store, change, path, field])
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

  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) actions.move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }

  const placeOf = (id: string | number) => keys.indexOf(String(id))
  const nameOf = (id: string | number) => itemTitle(field, actions.items()[placeOf(id)], placeOf(id))

  return (
    <div className="space-y-2" role="group" aria-label={field.label} data-field={path}>
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium">{field.label}</h3>
        <span className="text-xs text-muted">{keys.length === 1 ? '1 entry' : `${keys.length} entries`}</span>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={pastMiddles}
        onDragEnd={drop}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
            onDragOver: ({ active, over }) =>
              over ? `${nameOf(active.id)} is at place ${placeOf(over.id) + 1} of ${keys.length}.` : undefined,
            onDragEnd: ({ active }) => `Dropped ${nameOf(active.id)}.`,
            onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
          },
        }}
      >
        <SortableContext items={sortable} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="space-y-2">
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
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {keys.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-5 text-center text-sm text-muted">
          Nothing here yet, so this part is not on your page.
        </p>
      )}
      <Button ref={addButton} icon={<Plus aria-hidden />} size="sm" onClick={add}>
        Add {field.itemLabel.toLowerCase()}
      </Button>
    </div>
  )
}
