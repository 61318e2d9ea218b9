import { useMemo, type ReactNode } from 'react'
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, type useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { say } from '../../../lib/words/say.ts'
import { pastMiddles, placeByPlace } from './sorting.ts'

// Constants: new options would make new sensors, and new sensors re-render every item.
const pointerOptions = { activationConstraint: { distance: 4 } }
const keyboardOptions = { coordinateGetter: placeByPlace }

interface SortableListProps {
  /** What can be sorted, in its order. */
  ids: readonly string[]
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Around a list whose items are sorted by mouse, by touch and by keys, and are named to screen readers while they are. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions))
  const items = useMemo(() => [...ids], [ids])
  const placeOf = (id: string | number) => ids.indexOf(String(id))
  const titleOf = (id: string | number) => nameOf(placeOf(id))

  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pastMiddles}
      onDragEnd={drop}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => say('Picked up {name}.', { name: titleOf(active.id) }),
          onDragOver: ({ active, over }) =>
            over
              ? say('{name} is at place {place} of {count}.', {
                  name: titleOf(active.id),
                  place: placeOf(over.id) + 1,
                  count: ids.length,
                })
              : undefined,
          onDragEnd: ({ active }) => say('Dropped {name}.', { name: titleOf(active.id) }),
          onDragCancel: ({ active }) => say('{name} stays where it was.', { name: titleOf(active.id) }),
        },
        screenReaderInstructions: {
          draggable: say(
            'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
          ),
        },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

type Sortable = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>

/** What an item of a sorted list is dragged by. */
export const DragHandle = ({
  sortable: { attributes, listeners, setActivatorNodeRef },
  name,
}: {
  sortable: Sortable
  name: string
}) => (
  <button
    type="button"
    ref={setActivatorNodeRef}
    {...attributes}
    {...listeners}
    aria-roledescription={say('sortable')}
    aria-label={say('Drag {name}', { name })}
    className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
  >
    <GripVertical aria-hidden className="size-4" />
  </button>
)
