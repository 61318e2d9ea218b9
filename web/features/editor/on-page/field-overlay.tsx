import {
  lazy,
  memo,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { isComposing } from '../../../lib/keys.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { useEditorKeys } from '../screen/use-editor-keys.ts'
import { useFieldsOnPage } from './use-fields-on-page.ts'
import { BarPlace, FieldFrame } from './field-frame.tsx'
import { LetterCatcher } from './letter-catcher.tsx'
import { loadRichTextWriter } from './load-rich-text-writer.ts'
import { elementsOf, markedElements, sourceOf } from './marked-elements.ts'
import { itemSourceOf } from './page-items.ts'
import { isRich } from './page-texts.ts'
import { PartBar } from './part-bar.tsx'
import { useMovingSource } from './use-moving-source.ts'
import { usePartAround } from './use-part-around.ts'
import { usePointerOnPage } from './use-pointer-on-page.ts'
import { useWriting, type ShownContent } from './use-writing.ts'

/** Loaded with the first picture that is chosen. */
const PictureBar = lazy(async () => ({ default: (await import('./picture-bar.tsx')).PictureBar }))

interface FieldOverlayProps {
  page: Document
  /** Told while a text is written that its owner may have emptied. */
  onShown: (shown: ShownContent | null) => void
}

interface ChosenPicture {
  element: HTMLElement
  dropped: File | null
  isFocused: boolean
}

/**
 * Over the previewed page: a frame with the name of the field around what the pointer or the arrow keys point at. A click
 * opens the field in the form, and offers the actions of a picture; a double click, Enter or typing makes a text one that is
 * written where it stands. Links are followed with Ctrl or ⌘, as everywhere else in the preview. It is around the page, which is
 * rendered with every keystroke, and has nothing to do with most of them.
 */
export const FieldOverlay = memo(function FieldOverlay({ page, onShown }: FieldOverlayProps) {
  const { nameOf, open, openAt, textOf, isPicture } = useFieldsOnPage()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const help = useId()
  const [marked, setMarked] = useState<HTMLElement | null>(null)
  const part = usePartAround(page)
  const { item, pointAround } = part
  const bar = useRef<HTMLDivElement>(null)
  const catcher = useRef<HTMLTextAreaElement>(null)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  /** A picture on its way would be lost with its bar. */
  const isUploading = useRef(false)
  const setUploading = useCallback((busy: boolean) => void (isUploading.current = busy), [])

  function point(element: HTMLElement | null): void {
    setMarked(element)
    part.setDone('')
    if (!element) return
    pointAround(element)
    const text = element === marked ? null : textOf(element)
    if (text && isRich(text)) void loadRichTextWriter().catch(() => undefined)
  }

  /** An open menu would close with its bar. */
  const hasMenu = () => bar.current?.querySelector('[aria-expanded=true]') != null

  /** Offers the actions of a picture; none where a text or a link was chosen. */
  function choose(element: HTMLElement, given: Partial<ChosenPicture> = {}): void {
    if (isUploading.current) return
    setPicture(isPicture(element) ? { element, dropped: null, isFocused: false, ...given } : null)
  }

  useEditorKeys(page)
  useMovingSource(page, marked, setMarked)

  const { writing, write, end, takeLetters, isBusy, isCatching, forgetLetters } = useWriting({
    page,
    marked,
    textOf,
    point,
    open,
    box,
    onShown,
  })

  // Where the focus is on the page, it is where letters can be typed.
  const takeFocus = useEffectEvent(() => {
    forgetLetters()
    if (catcher.current) catcher.current.value = ''
    const target = marked && textOf(marked) ? catcher.current : box
    if (box?.contains(document.activeElement)) target?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => takeFocus(), [marked])

  usePointerOnPage({
    page,
    box,
    onOver: (element, target) => {
      if (isBusy() || hasMenu()) return
      if (element !== marked) point(element)
      else if (element) pointAround(element)
      if (!element && !part.isInItem(target)) pointAround(target)
    },
    onLeave: () => {
      if (!isCatching()) setMarked(null)
    },
    onElsewhere: (target) => {
      if (!hasMenu() && !bar.current?.contains(target) && !bar.current?.contains(document.activeElement))
        part.pointNowhere()
    },
    onClick: (element) => {
      choose(element)
      pointAround(element)
      open(element)
    },
    onWrite: write,
    takesFile: isPicture,
    onDragOver: setMarked,
    onDrop: (element, file) => {
      if (isUploading.current) toast.message(say('Another picture is still on its way. Drop this one again then.'))
      else choose(element, { dropped: file })
    },
  })

  function rename(source: string): void {
    const [heading] = elementsOf(page, source)
    if (heading?.checkVisibility()) write(heading, 'all')
    else openAt(source)
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    if (event.altKey) {
      const step = marked ? moveSteps[event.key] : undefined
      if (step === undefined) return
      event.preventDefault()
      return part.move(step)
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

  function leavePart(to: HTMLElement | null): void {
    box?.focus({ preventScroll: true })
    setMarked(to)
  }

  // A rich text is framed by what it is written in.
  const framed = writing && isRich(writing.text) ? null : (writing?.element ?? marked)
  /** The bar of a picture is in the place of that of its item, and of any section's. */
  const hasBar = !writing && !(picture && (item === null || itemSourceOf(sourceOf(picture.element)) === item))
  return (
    <>
      <div
        ref={setBox}
        role="group"
        aria-label={say('Fields on the page')}
        aria-describedby={help}
        tabIndex={marked ? -1 : 0}
        onKeyDown={press}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setMarked(null)
        }}
        className="pointer-events-none absolute inset-0 overflow-hidden rounded-lg outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-text"
      >
        <p id={help} className="sr-only">
          {say(
            'The arrow keys go from field to field. Enter edits one on the page, Control and Enter in the form. Alt and the arrow keys move the entry of a list, or else the section; Tab goes to all that can be done with it.',
          )}
        </p>
        <p role="status" className="sr-only">
          {part.done ||
            (marked &&
              say('{name}: {text}', {
                name: nameOf(sourceOf(marked)),
                text: marked.textContent.trim() || (marked.getAttribute('alt') ?? ''),
              }))}
        </p>
        {box && (
          <LetterCatcher
            ref={catcher}
            page={page}
            box={box}
            element={marked}
            name={marked && nameOf(sourceOf(marked))}
            maxLength={marked ? textOf(marked)?.maxLength : undefined}
            onLetters={takeLetters}
          />
        )}
        {framed && box && <FieldFrame element={framed} box={box} name={nameOf(sourceOf(framed))} />}
      </div>
      {hasBar && box && (
        <PartBar ref={bar} page={page} box={box} part={part} onRename={rename} onOpen={openAt} onLeave={leavePart} />
      )}
      {picture && box && (
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <BarPlace element={picture.element} box={box}>
            <LazyPart missing={<MissingDialog name={say('The tools for pictures')} onClose={() => setPicture(null)} />}>
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
})

const moveSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
}
