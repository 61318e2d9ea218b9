import { useEffect, useEffectEvent, useRef } from 'react'
import { markedUnder } from './marked-elements.ts'
import { selectionIn } from './selection-in.ts'
import type { Selected } from './text-writer.tsx'

/** The second of two taps comes within this time, in milliseconds. */
const DOUBLE_TAP_MS = 400

interface Options {
  page: Document
  /** What is shown over the page. */
  box: HTMLElement | null
  /** The pointer is over an element of the page, which shows something of the content or not. */
  onOver: (marked: HTMLElement | null, target: Element) => void
  onLeave: () => void
  /** The pointer is over something that is not the page. */
  onElsewhere: (target: Node) => void
  onClick: (element: HTMLElement) => void
  onWrite: (element: HTMLElement, selected: Selected) => void
  /** Whether a file can be dropped on an element. */
  takesFile: (element: HTMLElement) => boolean
  onDragOver: (element: HTMLElement | null) => void
  onDrop: (element: HTMLElement, file: File) => void
}

/** Where on the screen the pointer is over the page. A page that keys have scrolled under it says that it moves, too. */
interface Rest {
  x: number
  y: number
  isIgnored: boolean
}

/** What the pointer does over the previewed page, in terms of the elements that show something of the content. */
export function usePointerOnPage({ page, box, ...on }: Options): void {
  const secondTap = useRef<AbortController>(null)
  const rest = useRef<Rest>(null)

  const over = useEffectEvent((event: MouseEvent) => {
    const { screenX: x, screenY: y } = event
    const last = rest.current
    if (last?.isIgnored && last.x === x && last.y === y) return
    rest.current = { x, y, isIgnored: false }
    on.onOver(markedUnder(event), event.target as Element)
  })
  const key = useEffectEvent(() => {
    if (rest.current) rest.current.isIgnored = true
  })
  const leave = useEffectEvent(() => {
    rest.current = null
    on.onLeave()
  })
  const elsewhere = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    // A finger is over nothing: it has to tap the way back to the page first.
    if (pointerType !== 'touch' && target !== page.defaultView?.frameElement) on.onElsewhere(target as Node)
  })
  const click = useEffectEvent((event: MouseEvent) => {
    const element = markedUnder(event)
    const isSecond = event.detail > 1
    const selects = page.getSelection()?.isCollapsed === false
    // A finger has not been over anything before.
    if (!element) on.onOver(null, event.target as Element)
    if (!element || (selects && !isSecond) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (isSecond) return
    on.onClick(element)
    // On a phone the form has now taken the place of the page: a second tap there is still one on the text.
    secondTap.current?.abort()
    secondTap.current = new AbortController()
    document.addEventListener(
      'click',
      (second) => {
        if (box?.checkVisibility() || timeOf(second) - timeOf(event) > DOUBLE_TAP_MS) return
        second.preventDefault()
        second.stopPropagation()
        on.onWrite(element, 'end')
      },
      { capture: true, once: true, signal: secondTap.current.signal },
    )
  })
  const doubleClick = useEffectEvent((event: MouseEvent) => {
    const element = markedUnder(event)
    if (!element || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    on.onWrite(element, selectionIn(element))
  })
  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Nor may a file that misses its place be opened instead of the page.
    event.preventDefault()
    const element = markedUnder(event)
    const takesIt = element !== null && on.takesFile(element)
    event.dataTransfer.dropEffect = takesIt ? 'copy' : 'none'
    on.onDragOver(takesIt ? element : null)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    const element = markedUnder(event)
    if (element && on.takesFile(element)) on.onDrop(element, ownFile(file))
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    page.addEventListener('pointermove', over, { signal })
    document.addEventListener('keydown', key, { capture: true, signal })
    page.documentElement.addEventListener('pointerleave', leave, { signal })
    // Before the page's own scripts, which would open a picture.
    page.addEventListener('click', click, { capture: true, signal })
    page.addEventListener('dblclick', doubleClick, { signal })
    page.addEventListener('dragover', dragOver, { signal })
    page.addEventListener('drop', drop, { signal })
    document.addEventListener('pointerover', elsewhere, { signal })
    return () => stop.abort()
  }, [page])
}

/** When the pointer was pressed, however busy the page was then; each window counts from a time of its own. */
const timeOf = ({ timeStamp, view }: MouseEvent) => (view?.performance.timeOrigin ?? 0) + timeStamp

/** A file as one of this window: that of the page has classes of its own, by which it would not be known. */
const ownFile = (file: File) => new File([file], file.name, { type: file.type, lastModified: file.lastModified })
