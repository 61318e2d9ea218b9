import {
  lazy,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { isComposing } from '../../../lib/keys.ts'
import { toast } from '../../../lib/toast.ts'
import { useEditor } from '../state/editor-context.ts'
import { useShowPreview } from '../state/show-preview.ts'
import { useFieldsOnPage } from './use-fields-on-page.ts'
import { BarPlace, FieldFrame } from './field-frame.tsx'
import { itemActions } from './item-actions.ts'
import { ItemBar } from './item-bar.tsx'
import { LetterCatcher } from './letter-catcher.tsx'
import { elementsOf, markedElements, markedUnder, sourceOf } from './marked-elements.ts'
import { elementOfItem, itemSourceOf } from './page-items.ts'
import { isRich, keptVisible, pathOfText, withLetters, type PageText } from './page-texts.ts'
import { shownText, type ShownText } from './shown-text.ts'
import { loadRichTextWriter, richTextWriter } from './load-rich-text-writer.ts'
import type { RichTextWriterProps } from './rich-text-writer.tsx'
import { TextWriter, type Selected } from './text-writer.tsx'

/** Loaded with the first picture that is chosen. */
const PictureBar = lazy(async () => ({ default: (await import('./picture-bar.tsx')).PictureBar }))

/** What the page is to show of the draft. */
export type ShownContent = (content: PortfolioContent) => PortfolioContent

interface FieldOverlayProps {
  page: Document
  /** Told while a text is written that its owner may have emptied. */
  onShown: (shown: ShownContent | null) => void
}

interface Writing {
  /** What it is written in. */
  Writer: ComponentType<RichTextWriterProps>
  text: PageText
  element: HTMLElement
  selected: Selected
  before: unknown
}

/** Letters that were typed on a text that was only selected. */
interface Caught extends Pick<Writing, 'text' | 'before'> {
  /** What the text said. */
  value: unknown
}

interface ChosenPicture {
  element: HTMLElement
  dropped: File | null
  isFocused: boolean
}

/** The second of two taps comes within this time, in milliseconds. */
const DOUBLE_TAP_MS = 400

/**
 * Over the previewed page: a frame with the name of the field around what the pointer or the arrow keys point at. A click
 * opens the field in the form, and offers the actions of a picture; a double click, Enter or typing makes a text one that is
 * written where it stands. Links are followed with Ctrl or ⌘, as everywhere else in the preview.
 */
export function FieldOverlay({ page, onShown }: FieldOverlayProps) {
  const editor = useEditor()
  const { store, metadata } = editor
  const { nameOf, open, openAt, textOf, isPicture } = useFieldsOnPage()
  const showPreview = useShowPreview()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const help = useId()
  const [marked, setMarked] = useState<HTMLElement | null>(null)
  /** The source of the item that was pointed at last. Its actions stay while the pointer or the focus is on its way to them. */
  const [item, setItem] = useState<string | null>(null)
  const itemPlace = useRef<HTMLDivElement>(null)
  /** What was done with it. */
  const [done, setDone] = useState('')
  const [writing, setWriting] = useState<Writing | null>(null)
  const isWriting = useRef(false)
  const catcher = useRef<HTMLTextAreaElement>(null)
  const caught = useRef<Caught>(null)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  /** A picture on its way would be lost with its bar. */
  const isUploading = useRef(false)
  const setUploading = useCallback((busy: boolean) => void (isUploading.current = busy), [])

  const secondTap = useRef<AbortController>(null)

  function point(element: HTMLElement | null): void {
    setMarked(element)
    setDone('')
    if (!element) return
    setItem(itemSourceOf(sourceOf(element)))
    const text = element === marked ? null : textOf(element)
    if (text && isRich(text)) void loadRichTextWriter().catch(() => undefined)
  }

  // Where the focus is on the page, it is where letters can be typed.
  const takeFocus = useEffectEvent(() => {
    caught.current = null
    if (catcher.current) catcher.current.value = ''
    const target = marked && textOf(marked) ? catcher.current : box
    if (box?.contains(document.activeElement)) target?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => takeFocus(), [marked])

  /** Offers the actions of a picture; none where a text or a link was chosen. */
  function choose(element: HTMLElement, given: Partial<ChosenPicture> = {}): void {
    if (isUploading.current) return
    setPicture(isPicture(element) ? { element, dropped: null, isFocused: false, ...given } : null)
  }

  /** At once, so that the keys that follow go there, and a phone shows its keyboard. */
  function write(element: HTMLElement, selected: Selected, begun: Caught | null = null): void {
    const text = begun?.text ?? textOf(element)
    if (!text) return open(element)
    // A click has just asked for it.
    store.focusField(null)
    const Writer = isRich(text) ? richTextWriter() : TextWriter
    if (!Writer) {
      // Until then, what is typed is caught.
      if (selected === 'all') {
        point(element)
        box?.focus({ preventScroll: true })
      }
      void loadRichTextWriter().then(
        () => !isWriting.current && caught.current === begun && write(element, selected, begun),
        () => open(element),
      )
      return
    }
    isWriting.current = true
    caught.current = null
    const before = begun ? begun.before : shownOf(text)?.stored
    flushSync(() => {
      showPreview()
      setMarked(null)
      setWriting({ Writer, text, element, selected, before })
      showKept(text)
    })
  }

  /** Shows something of a text also while nothing is left of it. */
  function showKept(text: PageText): void {
    onShown((content) => {
      const path = pathOfText(text, { metadata, content })
      return path === null ? content : keptVisible(text, content, path)
    })
  }

  function shownOf(text: PageText): ShownText | null {
    const { language, history } = store.getState()
    return shownText(text, { content: history.present.content, metadata, language })
  }

  /** Puts letters in place of the text that is selected. */
  function takeLetters(letters: string, isOpen: boolean): void {
    if (isWriting.current || !marked) return
    const text = caught.current?.text ?? textOf(marked)
    if (!text) return
    const shown = shownOf(text)
    if (!caught.current) {
      if (letters === '') return
      caught.current = { text, before: shown?.stored, value: shown?.value }
      showKept(text)
    }
    if (!shown) return
    const { before, value } = caught.current
    const isDropped = letters === '' && !isOpen
    const change = isDropped ? { path: shown.path, value: before } : shown.written(withLetters(text, value, letters))
    store.type(change.path, change.value)
    if (isOpen) return
    if (!isDropped) return write(elementsOf(page, text.source)[text.nth] ?? marked, 'end', caught.current)
    caught.current = null
    onShown(null)
  }

  function end(step: 1 | 0 | -1 | null): void {
    const { text, element } = writing!
    isWriting.current = false
    const leave = () => {
      setWriting(null)
      onShown(null)
    }
    if (step === null) return leave()
    // What was written in stood in the place of the text, which is looked for.
    flushSync(leave)
    const all = markedElements(page)
    const from = elementsOf(page, text.source)[text.nth] ?? element
    const next = step === 0 ? from : nextText(all, all.indexOf(from), step)
    if (step !== 0 && next) {
      next.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return write(next, 'all')
    }
    point(next)
    box?.focus({ preventScroll: true })
  }

  function nextText(all: readonly HTMLElement[], from: number, step: 1 | -1): HTMLElement | null {
    const ahead = step === 1 ? all.slice(from + 1) : all.slice(0, Math.max(from, 0)).reverse()
    return ahead.find(textOf) ?? null
  }

  const over = useEffectEvent((event: MouseEvent) => {
    if (isWriting.current || caught.current) return
    const element = markedUnder(event)
    if (element !== marked) point(element)
    if (!element && item !== null && !elementOfItem(page, item)?.contains(event.target as Node)) setItem(null)
  })
  const leave = useEffectEvent(() => {
    if (!caught.current) setMarked(null)
  })
  const elsewhere = useEffectEvent(({ target }: PointerEvent) => {
    const bar = itemPlace.current
    const isOnPage = target === page.defaultView?.frameElement
    if (!isOnPage && !bar?.contains(target as Node) && !bar?.contains(document.activeElement)) setItem(null)
  })
  const click = useEffectEvent((event: MouseEvent) => {
    const element = markedUnder(event)
    const isSecond = event.detail > 1
    const selects = page.getSelection()?.isCollapsed === false
    if (!element || (selects && !isSecond) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (isSecond) return
    choose(element)
    setItem(itemSourceOf(sourceOf(element)))
    open(element)
    // On a phone the form has now taken the place of the page: a second tap there is still one on the text.
    secondTap.current?.abort()
    secondTap.current = new AbortController()
    document.addEventListener(
      'click',
      (second) => {
        if (box?.checkVisibility() || timeOf(second) - timeOf(event) > DOUBLE_TAP_MS) return
        second.preventDefault()
        second.stopPropagation()
        write(element, 'end')
      },
      { capture: true, once: true, signal: secondTap.current.signal },
    )
  })
  const doubleClick = useEffectEvent((event: MouseEvent) => {
    const element = markedUnder(event)
    if (!element || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    write(element, selectionIn(element))
  })

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Nor may a file that misses its place be opened instead of the page.
    event.preventDefault()
    const element = markedUnder(event)
    const takesIt = element !== null && isPicture(element)
    event.dataTransfer.dropEffect = takesIt ? 'copy' : 'none'
    setMarked(takesIt ? element : null)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    const element = markedUnder(event)
    if (!element || !isPicture(element)) return
    if (isUploading.current) toast.message('Another picture is still on its way. Drop this one again then.')
    else choose(element, { dropped: ownFile(file) })
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    page.addEventListener('pointermove', over, { signal })
    page.documentElement.addEventListener('pointerleave', leave, { signal })
    // Before the page's own scripts, which would open a picture.
    page.addEventListener('click', click, { capture: true, signal })
    page.addEventListener('dblclick', doubleClick, { signal })
    page.addEventListener('dragover', dragOver, { signal })
    page.addEventListener('drop', drop, { signal })
    document.addEventListener('pointerover', elsewhere, { signal })
    return () => stop.abort()
  }, [page])

  /** Moves the item around what is marked; the mark goes with it. */
  function moveItem(step: 1 | -1): void {
    const actions = item === null ? null : itemActions(editor, item, store.getState().history.present.content)
    if (actions) setDone(actions.move(actions.index + step))
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    if (event.altKey) {
      const step = marked ? itemSteps[event.key] : undefined
      if (step === undefined) return
      event.preventDefault()
      return moveItem(step)
    }
    if (marked && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) return open(marked)
      return isPicture(marked) ? choose(marked, { isFocused: true }) : write(marked, 'end')
    }
    // A text does not begin with a blank.
    if (event.key === ' ' && event.target === catcher.current && catcher.current.value === '') event.preventDefault()
    if (event.ctrlKey || event.metaKey) return
    const all = markedElements(page)
    const next = steps[event.key]?.(marked ? all.indexOf(marked) : -1, all.length)
    if (next === undefined) return
    event.preventDefault()
    const element = all[Math.min(Math.max(next, 0), all.length - 1)] ?? null
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    point(element)
  }

  function leavePicture(): void {
    box?.focus({ preventScroll: true })
    point(picture?.element ?? null)
    setPicture(null)
  }

  function leaveItem(): void {
    box?.focus({ preventScroll: true })
    const parts = markedElements(page).filter((element) => itemSourceOf(sourceOf(element)) === item)
    setMarked(parts[0] ?? null)
  }

  // A rich text is framed by what it is written in.
  const framed = writing && isRich(writing.text) ? null : (writing?.element ?? marked)
  return (
    <>
      <div
        ref={setBox}
        role="group"
        aria-label="Fields on the page"
        aria-describedby={help}
        tabIndex={marked ? -1 : 0}
        onKeyDown={press}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setMarked(null)
        }}
        className="pointer-events-none absolute inset-0 overflow-hidden rounded-lg outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-text"
      >
        <p id={help} className="sr-only">
          The arrow keys go from field to field. Enter edits one on the page, Control and Enter in the form. Alt and the
          arrow keys move the entry of a list; Tab goes to all that can be done with it.
        </p>
        <p role="status" className="sr-only">
          {done ||
            (marked &&
              `${nameOf(sourceOf(marked))}: ${marked.textContent.trim() || (marked.getAttribute('alt') ?? '')}`)}
        </p>
        {box && (
          <LetterCatcher
            ref={catcher}
            page={page}
            box={box}
            element={marked}
            name={marked ? nameOf(sourceOf(marked)) : 'on the page'}
            onLetters={takeLetters}
          />
        )}
        {framed && box && <FieldFrame element={framed} box={box} name={nameOf(sourceOf(framed))} />}
      </div>
      {item !== null && box && !writing && !(picture && itemSourceOf(sourceOf(picture.element)) === item) && (
        <div ref={itemPlace} className="pointer-events-none absolute inset-0 overflow-hidden">
          <ItemBar
            key={item}
            page={page}
            box={box}
            source={item}
            onOpen={openAt}
            onDone={setDone}
            onEscape={leaveItem}
          />
        </div>
      )}
      {picture && box && (
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <BarPlace element={picture.element} box={box}>
            <LazyPart missing={<MissingDialog name="The tools for pictures" onClose={() => setPicture(null)} />}>
              <PictureBar
                key={sourceOf(picture.element)}
                source={sourceOf(picture.element)}
                name={nameOf(sourceOf(picture.element))}
                dropped={picture.dropped}
                isFocused={picture.isFocused}
                onAlt={openAt}
                onEscape={leavePicture}
                onBusy={setUploading}
              />
            </LazyPart>
          </BarPlace>
        </div>
      )}
      {writing && box && (
        <writing.Writer
          key={`${writing.text.source} ${writing.text.nth}`}
          page={page}
          box={box}
          text={writing.text}
          name={nameOf(writing.text.source)}
          selected={writing.selected}
          before={writing.before}
          onEnd={end}
        />
      )}
    </>
  )
}

/** When the pointer was pressed, however busy the page was then; each window counts from a time of its own. */
const timeOf = ({ timeStamp, view }: MouseEvent) => (view?.performance.timeOrigin ?? 0) + timeStamp

/** A file as one of this window: that of the page has classes of its own, by which it would not be known. */
const ownFile = (file: File) => new File([file], file.name, { type: file.type, lastModified: file.lastModified })

/** What a double click has selected. */
function selectionIn(element: HTMLElement): Selected {
  const selection = element.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!range || !element.contains(range.startContainer)) return 'all'
  const of = element.textContent
  /** How many letters of the element are before a place. */
  const lettersTo = (node: Node, offset: number) => {
    const before = element.ownerDocument.createRange()
    before.selectNodeContents(element)
    before.setEnd(node, offset)
    return before.toString().length
  }
  return {
    of,
    from: lettersTo(range.startContainer, range.startOffset),
    to: element.contains(range.endContainer) ? lettersTo(range.endContainer, range.endOffset) : of.length,
  }
}

const itemSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
}
