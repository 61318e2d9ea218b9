import { useEffect, useState, type ReactNode } from 'react'
import { frameAround, type Frame } from './marked-elements.ts'

/** In pixels. */
const NAME_HEIGHT = 28
const BAR_GAP = 8

/** Where an element is over the page, also when that is scrolled or changes its size. */
function useFrame(element: HTMLElement, box: HTMLElement): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(() => {
    const page = element.ownerDocument
    const measure = () => setFrame(element.isConnected ? frameAround(element, box) : null)
    // Calls at once, too.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(box)
    page.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      page.removeEventListener('scroll', measure, { capture: true })
    }
  }, [element, box])
  return frame
}

/** Keeps what is in it at the top of a picture, as far as that can be seen. It stays mounted where the picture is gone. */
export function BarPlace({ element, box, children }: { element: HTMLElement; box: HTMLElement; children: ReactNode }) {
  const frame = useFrame(element, box)
  const top = Math.max(frame?.top ?? 0, 0) + BAR_GAP
  return (
    <div className="absolute" style={{ left: Math.max(frame?.left ?? 0, 0) + BAR_GAP, top, right: BAR_GAP }}>
      <div className="flex">{children}</div>
    </div>
  )
}

/** Frames what is pointed at or written, with the name of its field. */
export function FieldFrame({ element, box, name }: { element: HTMLElement; box: HTMLElement; name: string }) {
  const frame = useFrame(element, box)
  if (!frame) return null
  const { left, top, width, height } = frame
  const side = top < NAME_HEIGHT ? 'top-full mt-1' : 'bottom-full mb-1'
  return (
    <div
      aria-hidden
      className="absolute rounded-sm outline-2 outline-offset-2 outline-accent"
      style={{ left, top, width, height }}
    >
      <span
        className={`absolute left-0 max-w-72 truncate rounded-sm bg-accent px-1.5 py-0.5 text-xs font-medium text-on-accent ${side}`}
      >
        {name}
      </span>
    </div>
  )
}
