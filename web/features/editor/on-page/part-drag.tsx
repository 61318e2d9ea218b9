import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { GripVertical } from 'lucide-react'
import { say } from '../../../lib/words/say.ts'
import { frameAround, type Frame } from './marked-elements.ts'

export interface DropPlace {
  index: number
  element: HTMLElement
}

interface PartDragProps {
  page: Document
  box: HTMLElement
  /** Where it can be dropped: on the parts that the page shows now, but itself. */
  places: () => readonly DropPlace[]
  /** Called with the place of the part that it is dropped on. */
  onDrop: (to: number) => void
}

interface Target {
  index: number
  frame: Frame
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Nearer to the end of what can be seen than this, the page scrolls; in pixels, and pixels a frame. */
const EDGE = 24
const SCROLL = 16

/** What a part of the page is dragged by, with mouse or finger; keys have the buttons beside it. */
export function PartDrag({ page, box, places, onDrop }: PartDragProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const last = useRef<Point>(null)
  const handle = useRef<HTMLSpanElement>(null)
  /** The pointer that drags. */
  const [pointer, setPointer] = useState<number | null>(null)

  /** Anew each time: the page may be scrolled meanwhile. */
  function targetAt({ clientX, clientY }: Point): Target | null {
    const { left, top } = box.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top]
    for (const { index, element } of places()) {
      const frame = frameAround(element, box)
      if (!frame) continue
      const isOver = frame.left <= x && x <= frame.left + frame.width && frame.top <= y && y <= frame.top + frame.height
      if (isOver) return { index, frame }
    }
    return null
  }

  const scrollAtEdge = useEffectEvent(() => {
    const at = last.current
    if (!at) return
    const { top, bottom } = box.getBoundingClientRect()
    const step = at.clientY < top + EDGE ? -SCROLL : at.clientY > bottom - EDGE ? SCROLL : 0
    if (step === 0) return
    page.defaultView?.scrollBy({ top: step, behavior: 'instant' })
    setTarget(targetAt(at))
  })

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
    let frame = requestAnimationFrame(function scroll() {
      scrollAtEdge()
      frame = requestAnimationFrame(scroll)
    })
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [pointer, page])

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
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          last.current = { clientX: event.clientX, clientY: event.clientY }
          setTarget(targetAt(event))
        }}
        onPointerUp={(event) => {
          // What the last move was over may not have been rendered yet.
          const at = event.currentTarget.hasPointerCapture(event.pointerId) ? targetAt(event) : null
          if (at) onDrop(at.index)
        }}
        onLostPointerCapture={() => {
          last.current = null
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
