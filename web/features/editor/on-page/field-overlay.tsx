import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useFieldsOnPage } from './use-fields-on-page.ts'
import { frameAround, markedAt, markedElements, sourceOf, type Frame } from './marked-elements.ts'

/**
 * Over the previewed page: a frame with the name of the field around what the pointer or the arrow keys point at. A click or
 * Enter opens the field. Links are followed with Ctrl or ⌘, as everywhere else in the preview.
 */
export function FieldOverlay({ page }: { page: Document }) {
  const { nameOf, open } = useFieldsOnPage()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const help = useId()
  const [marked, setMarked] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const over = ({ target }: PointerEvent) => setMarked(markedAt(target))
    const leave = () => setMarked(null)
    const click = (event: MouseEvent) => {
      const element = markedAt(event.target)
      const selects = page.getSelection()?.isCollapsed === false
      if (!element || selects || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      open(sourceOf(element))
    }
    page.addEventListener('pointerover', over)
    page.documentElement.addEventListener('pointerleave', leave)
    // Before the page's own scripts, which would open a picture.
    page.addEventListener('click', click, { capture: true })
    return () => {
      page.removeEventListener('pointerover', over)
      page.documentElement.removeEventListener('pointerleave', leave)
      page.removeEventListener('click', click, { capture: true })
    }
  }, [page, open])

  function step(event: KeyboardEvent): void {
    if (event.key === 'Enter' && marked) return open(sourceOf(marked))
    const all = markedElements(page)
    const place = marked ? all.indexOf(marked) : -1
    const next = steps[event.key]?.(place, all.length)
    if (next === undefined) return
    event.preventDefault()
    const element = all[Math.min(Math.max(next, 0), all.length - 1)] ?? null
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    setMarked(element)
  }

  return (
    <div
      ref={setBox}
      role="group"
      aria-label="Fields on the page"
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={step}
      onBlur={() => setMarked(null)}
      className="pointer-events-none absolute inset-0 overflow-hidden rounded-lg outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-text"
    >
      <p id={help} className="sr-only">
        The arrow keys go from field to field, Enter opens one.
      </p>
      <p role="status" className="sr-only">
        {marked && `${nameOf(sourceOf(marked))}: ${marked.textContent.trim() || (marked.getAttribute('alt') ?? '')}`}
      </p>
      {marked && box && <FieldFrame element={marked} box={box} name={nameOf(sourceOf(marked))} />}
    </div>
  )
}

/** In pixels. */
const NAME_HEIGHT = 28

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
}

/** Follows its element when the page is scrolled or changes its size. */
function FieldFrame({ element, box, name }: { element: HTMLElement; box: HTMLElement; name: string }) {
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
