import { useState } from 'react'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { getAt } from '@vitrine/common/portfolio/paths'
import type { Repeater as RepeaterDefinition } from '@vitrine/common/templates/fields'
import { Button } from '../../../components/button.tsx'
import { toast } from '../../../lib/toast.ts'
import { contentPath } from '../state/document.ts'
import { useEditor, useValue } from '../state/editor-context.ts'
import { keyItems, noItems } from '../state/item-keys.ts'
import { itemTitle } from '../state/item-title.ts'
import { added, duplicated, inserted, moved, removed } from '../state/list-edits.ts'
import { RepeaterItem } from './repeater-item.tsx'

const newKey = () => crypto.randomUUID()
const nothing: readonly unknown[] = []

/** A list of items that are added, ordered and removed; every such change is written at once. */
export function Repeater({ repeater }: { repeater: RepeaterDefinition }) {
  const { store, change } = useEditor()
  const path = contentPath(repeater.arrayPath)
  const value = useValue(path)
  const items = Array.isArray(value) ? (value as readonly unknown[]) : nothing
  const [keyed, setKeyed] = useState(() => keyItems(noItems, items, newKey))
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(keyed.keys.slice(0, 1)))
  /** The owner asked for a new item: it opens when it is there. */
  const [adding, setAdding] = useState(false)
  if (keyed.items !== items) {
    const next = keyItems(keyed, items, newKey)
    setKeyed(next)
    if (adding) setExpanded(new Set([...expanded, ...next.keys.filter((key) => !keyed.keys.includes(key))]))
    setAdding(false)
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  /** The list as it is now: a toast's Undo may come long after this render. */
  const current = (): readonly unknown[] => (getAt(store.getState().history.present, path) as readonly unknown[] | undefined) ?? nothing

  function toggle(key: string): void {
    const next = new Set(expanded)
    if (!next.delete(key)) next.add(key)
    setExpanded(next)
  }

  function add(): void {
    setAdding(true)
    change(path, added(current(), {}))
  }

  function remove(index: number): void {
    const item = items[index]
    change(path, removed(current(), index))
    toast.message(`${itemTitle(repeater, item, index)} deleted`, {
      action: { label: 'Undo', onClick: () => change(path, inserted(current(), Math.min(index, current().length), item)) },
    })
  }

  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    change(path, moved(current(), keyed.keys.indexOf(String(active.id)), keyed.keys.indexOf(String(over.id))))
  }

  const nameOf = (id: string | number) => {
    const index = keyed.keys.indexOf(String(id))
    return itemTitle(repeater, items[index], index)
  }

  return (
    <div className="grid grid-cols-1 gap-2" role="group" aria-label={repeater.label}>
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium">{repeater.label}</h3>
        <span className="text-xs text-muted">{items.length === 1 ? '1 entry' : `${items.length} entries`}</span>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
            onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at place ${keyed.keys.indexOf(String(over.id)) + 1} of ${items.length}.` : undefined),
            onDragEnd: ({ active }) => `Dropped ${nameOf(active.id)}.`,
            onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
          },
        }}
      >
        <SortableContext items={[...keyed.keys]} strategy={verticalListSortingStrategy}>
          <ol className="grid grid-cols-1 gap-2">
            {keyed.keys.map((key, index) => (
              <RepeaterItem
                key={key}
                id={key}
                repeater={repeater}
                index={index}
                count={items.length}
                expanded={expanded.has(key)}
                onToggle={() => toggle(key)}
                onMove={(to) => change(path, moved(current(), index, to))}
                onDuplicate={() => change(path, duplicated(current(), index))}
                onDelete={() => remove(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {items.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-5 text-center text-sm text-muted">
          Nothing here yet, so this part is not on your page.
        </p>
      )}
      <Button icon={<Plus aria-hidden />} onClick={add} className="justify-self-start" size="sm">
        Add {repeater.itemLabel.toLowerCase()}
      </Button>
    </div>
  )
}
