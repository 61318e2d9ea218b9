import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { GripVertical } from 'lucide-react'
import type { Item } from '@vitrine/common/portfolio/item-ids'
import { say } from '../../../lib/words/say.ts'
import { frameAround, type Frame } from './marked-elements.ts'
import { elementOfItem, shownNeighbours } from './page-items.ts'

interface ItemDragProps {
  page: Document
  box: HTMLElement
  /** Of the item that is dragged. */
  source: string
  /** All of its list, also those that the page does not show. */
  items: readonly Item[]
  /** Called with the place in the list of the item that it is dropped on. */
  onDrop: (to: number) => void
}

interface Target {
  index: number
  frame: Frame
}

/** What an item of the page is dragged by, with mouse or finger; keys have the buttons beside it. */
export function ItemDrag({ page, box, source, items, onDrop }: ItemDragProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const handle = useRef<HTMLSpanElement>(null)
  /** The pointer that drags. */
  const [pointer, setPointer] = useState<number | null>(null)

  useEffect(() => {
    if (pointer === null) return
    const stop = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      // Without it, nothing is dropped.
      handle.current?.releasePointerCapture(pointer)
    }
    for (const where of [document, page])
      where.addEventListener('keydown', press, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [pointer, page])

  /** Anew for each move: the page may be scrolled meanwhile. */
  function targetAt({ clientX, clientY }: PointerEvent): Target | null {
    const { left, top } = box.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top]
    for (const neighbour of shownNeighbours(page, source)) {
      const element = elementOfItem(page, neighbour)
      const frame = element && frameAround(element, box)
      if (!frame || neighbour === source) continue
      const isOver = frame.left <= x && x <= frame.left + frame.width && frame.top <= y && y <= frame.top + frame.height
      const index = items.findIndex((item, place) => neighbour.endsWith(`/${item.itemId ?? place}`))
      if (isOver && index !== -1) return { index, frame }
    }
    return null
  }

  return (
    <>
      <span
        ref={handle}
        aria-hidden
        title={say('Drag')}
        className="grid h-8 w-6 cursor-grab touch-none place-items-center text-muted select-none"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setPointer(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setTarget(targetAt(event))
        }}
        onPointerUp={(event) => {
          // What the last move was over may not have been rendered yet.
          const at = event.currentTarget.hasPointerCapture(event.pointerId) ? targetAt(event) : null
          if (at) onDrop(at.index)
        }}
        onLostPointerCapture={() => {
          setTarget(null)
          setPointer(null)
        }}
      >
        <GripVertical className="size-4" />
      </span>
      {target &&
        createPortal(
          <div className="absolute rounded-sm bg-accent/20 outline-2 outline-accent" style={target.frame} />,
          box,
        )}
    </>
  )
}
