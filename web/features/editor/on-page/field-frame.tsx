import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { onceAFrame } from '../../../lib/once-a-frame.ts'
import { frameAround, sameFrame, type Frame } from './marked-elements.ts'

/** In pixels. */
const NAME_HEIGHT = 28
const NAME_WIDTH = 288
const BAR_GAP = 8
const BAR_HEIGHT = 44

/**
 * Where something is over the page, also when that is scrolled, is rendered anew or changes its size.
 * @param find the same function as long as the same is looked for; null while the page does not show it
 */
function useFrame(page: Document, box: HTMLElement, find: () => HTMLElement | null): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(() => {
    let watched: HTMLElement | null = null
    const measure = () => {
      const element = find()
      if (watched && watched !== element) sizes.unobserve(watched)
      // Calls at once, too.
      if (element && watched !== element) sizes.observe(element)
      watched = element
      const next = element && frameAround(element, box)
      // Most letters move nothing.
      setFrame((last) => (sameFrame(last, next) ? last : next))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    const { soon, cancel } = onceAFrame(window, measure)
    const parts = new MutationObserver(soon)
    parts.observe(page.body, { childList: true, subtree: true })
    const scroll = ({ target }: Event) => (target as Node).contains(watched) && measure()
    page.addEventListener('scroll', scroll, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
      cancel()
      page.removeEventListener('scroll', scroll, { capture: true })
    }
  }, [page, box, find])
  return frame
}

/** Where an element is; null while the page does not show it. */
export function useFrameOf(page: Document, element: HTMLElement | null, box: HTMLElement): Frame | null {
  const find = useCallback(() => (element?.isConnected ? element : null), [element])
  return useFrame(page, box, find)
}

/** Keeps what is in it at the top of a picture, as far as that can be seen. It stays mounted where the picture is gone. */
export function BarPlace({ element, box, children }: { element: HTMLElement; box: HTMLElement; children: ReactNode }) {
  const frame = useFrameOf(element.ownerDocument, element, box)
  const top = Math.max(frame?.top ?? 0, 0) + BAR_GAP
  return (
    <div className="absolute" style={{ left: Math.max(frame?.left ?? 0, 0) + BAR_GAP, top, right: BAR_GAP }}>
      <div className="flex">{children}</div>
    </div>
  )
}

/** In pixels: a row of tools. */
const BAR_WIDTH = 240

/** Keeps what is in it above a text and its name; where there is no room, at the end of what can be seen of the page. */
export function BarBeside({ element, box, children }: { element: HTMLElement; box: HTMLElement; children: ReactNode }) {
  const frame = useFrameOf(element.ownerDocument, element, box)
  const top = (frame?.top ?? 0) - NAME_HEIGHT
  const left = Math.max(Math.min(frame?.left ?? 0, box.clientWidth - BAR_WIDTH), BAR_GAP)
  const hasRoom = top >= BAR_HEIGHT && top <= box.clientHeight
  return (
    <div
      className={`absolute ${hasRoom ? '-translate-y-full' : ''}`}
      style={{ left, ...(hasRoom ? { top } : { bottom: BAR_GAP }) }}
    >
      {children}
    </div>
  )
}

interface PartPlaceProps {
  page: Document
  box: HTMLElement
  find: () => HTMLElement | null
  children: ReactNode
}

/**
 * Frames an item or a section, with its bar above its end: on it the bar would cover what the pointer is on. Where there is no room above,
 * the bar is below one that is low, and at the top of a high one. It stays mounted, at the top of the page, where the page shows none.
 */
export function PartPlace({ page, box, find, children }: PartPlaceProps) {
  const frame = useFrame(page, box, find)
  const { left, top, width, height } = frame ?? { left: 0, top: 0, width: box.clientWidth, height: 0 }
  const end = Math.max(box.clientWidth - left - width, 0)
  const isRtl = page.documentElement.dir === 'rtl'
  const hasRoom = top >= BAR_HEIGHT
  const topWithout = frame && height <= 2 * BAR_HEIGHT ? top + height : BAR_GAP
  return (
    <>
      {frame && (
        <div
          aria-hidden
          className="absolute rounded-sm outline-1 outline-offset-4 outline-accent outline-dashed"
          style={{ left, top, width, height }}
        />
      )}
      <div
        className={`absolute flex ${isRtl ? 'justify-start' : 'justify-end'} ${hasRoom ? '-translate-y-full' : ''}`}
        style={{
          ...(isRtl ? { left: Math.max(left, 0), right: BAR_GAP } : { left: BAR_GAP, right: end }),
          top: hasRoom ? top : topWithout,
        }}
      >
        {children}
      </div>
    </>
  )
}

interface FieldFrameProps {
  element: HTMLElement
  box: HTMLElement
  name: string
}

/** Frames what is pointed at or written, with the name of its field. */
export function FieldFrame({ element, box, name }: FieldFrameProps) {
  const frame = useFrameOf(element.ownerDocument, element, box)
  if (!frame) return null
  const { left, top, width, height } = frame
  const side = top < NAME_HEIGHT ? 'top-full mt-1' : 'bottom-full mb-1'
  const end = left > box.clientWidth - NAME_WIDTH && left + width > NAME_WIDTH ? 'right-0' : 'left-0'
  return (
    <div
      aria-hidden
      className="absolute rounded-sm outline-2 outline-offset-2 outline-accent"
      style={{ left, top, width, height }}
    >
      <span
        className={`absolute max-w-72 truncate rounded-sm bg-accent px-1.5 py-0.5 text-xs font-medium text-on-accent ${side} ${end}`}
      >
        {name}
      </span>
    </div>
  )
}
