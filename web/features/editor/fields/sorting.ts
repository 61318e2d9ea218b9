import type { ClientRect, CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'

/**
 * Sorting of a list whose items differ in height: a closed item is one line, an open one can be taller than the window. The
 * library compares centres or corners, which picks the wrong neighbour of an open item. Here a dragged item passes another one
 * when its leading edge passes that item's middle.
 */
interface Place {
  id: UniqueIdentifier
  rect: ClientRect
}

/** The items where they are without the drag, from top to bottom. */
const placesOf = (rects: Iterable<readonly [UniqueIdentifier, ClientRect]>): Place[] =>
  [...rects].map(([id, rect]) => ({ id, rect })).sort((a, b) => a.rect.top - b.rect.top)

/** The index at which a dragged item would be dropped, by its current edges. */
export function placeAt(middles: readonly number[], from: number, edges: { top: number; bottom: number }): number {
  const above = middles.findIndex((middle, index) => index < from && edges.top < middle)
  if (above !== -1) return above
  const below = middles.findLastIndex((middle, index) => index > from && edges.bottom > middle)
  return below === -1 ? from : below
}

export const pastMiddles: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const places = placesOf(droppableRects)
  const from = places.findIndex(({ id }) => id === active.id)
  const place =
    places[
      placeAt(
        places.map(({ rect }) => rect.top + rect.height / 2),
        from,
        collisionRect,
      )
    ]
  return place ? [{ id: place.id }] : []
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** An arrow key moves the dragged item by one index, to where it will be after the drop. */
export const placeByPlace: KeyboardCoordinateGetter = (event, { active, currentCoordinates, context }) => {
  const step = steps[event.code]
  if (step === undefined) return
  event.preventDefault()
  const places = placesOf(context.droppableRects)
  const indexOf = (wanted: UniqueIdentifier | undefined) => places.findIndex(({ id }) => id === wanted)
  const from = indexOf(active)
  const to = indexOf(context.over?.id ?? active) + step
  const [dragged, target] = [places[from]?.rect, places[to]?.rect]
  if (!dragged || !target) return
  return { x: currentCoordinates.x, y: to > from ? target.bottom - dragged.height : target.top }
}
