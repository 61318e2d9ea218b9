import { useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { useEditor } from '../state/editor-context.ts'
import { useShowPreview } from '../state/show-preview.ts'
import { loadRichTextWriter, richTextWriter } from './load-rich-text-writer.ts'
import { elementsOf, markedElements } from './marked-elements.ts'
import { isRich, keptVisible, pathOfText, withLetters, type PageText } from './page-texts.ts'
import type { RichTextWriterProps } from './rich-text-writer.tsx'
import { shownText, type ShownText } from './shown-text.ts'
import { TextWriter, type Selected } from './text-writer.tsx'

/** What the page is to show of the draft. */
export type ShownContent = (content: PortfolioContent) => PortfolioContent

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

interface Options {
  page: Document
  marked: HTMLElement | null
  textOf: (element: HTMLElement) => PageText | null
  /** Marks an element for the pointer or the keys. */
  point: (element: HTMLElement | null) => void
  /** Opens what an element shows in the form. */
  open: (element: HTMLElement) => void
  /** Where the focus is while no text is written. */
  box: HTMLElement | null
  onShown: (shown: ShownContent | null) => void
}

/** Writing a text of the page where it stands: from its selection, or the first letter, to the next text. */
export function useWriting({ page, marked, textOf, point, open, box, onShown }: Options) {
  const { store, metadata } = useEditor()
  const showPreview = useShowPreview()
  const [writing, setWriting] = useState<Writing | null>(null)
  const isWriting = useRef(false)
  const caught = useRef<Caught>(null)

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
      point(null)
      setWriting({ Writer, text, element, selected, before })
      showKept(text)
    })
  }

  /** Shows something of a text also while nothing is left of it. */
  function showKept(text: PageText): void {
    if (text.fallback !== undefined) return
    const { layout } = store.getState().history.present
    onShown((content) => {
      const path = pathOfText(text, { metadata, content, layout })
      return path === null ? content : keptVisible(text, content, path)
    })
  }

  function shownOf(text: PageText): ShownText | null {
    const { language, history } = store.getState()
    const { content, layout } = history.present
    return shownText(text, { content, layout, metadata, language })
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

  return {
    writing,
    write,
    end,
    takeLetters,
    /** Whether a text is written, or letters of one are caught: its element stays the marked one. */
    isBusy: () => isWriting.current || caught.current !== null,
    isCatching: () => caught.current !== null,
    forgetLetters: () => void (caught.current = null),
  }
}
