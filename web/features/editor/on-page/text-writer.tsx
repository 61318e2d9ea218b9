import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { sameValue } from '@vitrine/common/portfolio/changes'
import { keepingCursor } from '../../../lib/keeping-cursor.ts'
import { isComposing, isSave, undoKeys } from '../../../lib/keys.ts'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { followElement } from './follow-element.ts'
import { elementsOf, WRITER } from './marked-elements.ts'
import { finished, oneLine, readText, withWritten, type PageText } from './page-texts.ts'
import { shownText } from './shown-text.ts'

/** What is selected at first: a part only where the text is stored as the page shows it. */
export type Selected = 'all' | 'end' | { of: string; from: number; to: number }

export interface TextWriterProps {
  page: Document
  text: PageText
  /** What it is called. */
  name: string
  selected: Selected
  /** What is stored again with Escape. */
  before: unknown
  /**
   * Nothing is written any more.
   * @param step to the next text, the one before, or back to this one; null where the owner went elsewhere
   */
  onEnd: (step: 1 | 0 | -1 | null) => void
}

/**
 * A text of the page, while it is written there: a text area over it, which the page is rendered under, so that what is
 * composed, selected or pasted never depends on the page. It writes to the store as the field's control does.
 */
export function TextWriter({ page, text, name, selected, before, onEnd }: TextWriterProps) {
  const { store, saver, metadata } = useEditor()
  const { content, layout } = useEditorState(({ history }) => history.present)
  const language = useEditorState((state) => state.language)
  const shown = shownText(text, { content, layout, metadata, language })
  /** The page shows what an emptied text falls back to, but nobody writes that. */
  const [isEmptied, setEmptied] = useState(false)
  const written = !shown ? null : isEmptied && shown.stored === undefined ? '' : readText(text, shown.value)
  const [host] = useState(() => hostIn(page))
  const area = useRef<HTMLTextAreaElement>(null)
  const ended = useRef(false)
  const isGone = written === null
  const { maxLength = Infinity } = text
  const isFull = written !== null && written.length >= maxLength

  useLayoutEffect(() => {
    const find = () => elementsOf(page, text.source)[text.nth] ?? null
    // Above a dialog of the page is only what is inside it.
    ;(find()?.closest('dialog') ?? page.documentElement).append(host)
    const element = area.current
    const stop = element ? followElement(element, find) : null
    element?.focus({ preventScroll: true })
    return () => {
      stop?.()
      host.remove()
    }
  }, [page, host, text])

  const selectAtFirst = useEffectEvent(() => {
    const all = area.current?.value ?? ''
    if (typeof selected === 'object' && selected.of === all) area.current?.setSelectionRange(selected.from, selected.to)
    else area.current?.setSelectionRange(selected === 'end' ? all.length : 0, all.length)
  })
  useLayoutEffect(() => selectAtFirst(), [])

  const leave = useEffectEvent(() => {
    if (ended.current) return
    ended.current = true
    onEnd(null)
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  useEffect(() => {
    if (isFull) toast.message(say('At most {n} characters', { n: maxLength }))
  }, [isFull, maxLength])

  if (!shown || written === null) return null
  const { value, path, stored, fallsBack } = shown

  function type(next: unknown): void {
    const change = shown?.written(next)
    if (change) store.type(change.path, change.value)
  }

  function write(next: string): void {
    setEmptied(next.trim() === '')
    type(withWritten(text, value, next))
  }

  function end(step: 1 | 0 | -1 | null, kept = true): void {
    if (ended.current) return
    ended.current = true
    const isChanged = !sameValue(stored, before)
    // What is only a fallback is not stored by looking at it.
    if (kept && (!fallsBack || (isChanged && stored !== undefined))) type(finished(text, value))
    // A step of its own, so that undo brings back what was typed.
    else if (!kept && isChanged) store.setValues([{ path, value: before }])
    onEnd(step)
  }

  function change({ target }: ChangeEvent<HTMLTextAreaElement>): void {
    const cursor = oneLine(target.value.slice(0, target.selectionEnd)).length
    if (text.multiline || !target.value.includes('\n')) return write(target.value)
    flushSync(() => write(oneLine(target.value)))
    target.setSelectionRange(cursor, cursor)
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event.nativeEvent)) return
    const step = undoKeys(event)
    const action = step
      ? () => {
          setEmptied(false)
          keepingCursor(store[step], event.currentTarget)
        }
      : isSave(event)
        ? () => void saver.save()
        : event.key === 'Escape'
          ? () => end(0, false)
          : event.key === 'Tab'
            ? () => end(event.shiftKey ? -1 : 1)
            : event.key === 'Enter' && (!text.multiline || event.ctrlKey || event.metaKey)
              ? () => {
                  end(0)
                  void saver.save([path])
                }
              : null
    if (!action) return
    event.preventDefault()
    action()
  }

  return createPortal(
    <textarea
      ref={area}
      rows={1}
      aria-label={name}
      aria-description={say(
        text.multiline
          ? 'Written on the page. Escape gives back what was there, Tab goes to the next text.'
          : 'Written on the page. Escape gives back what was there, Tab goes to the next text, Enter ends.',
      )}
      enterKeyHint={text.multiline ? 'enter' : 'done'}
      spellCheck={text.field.type !== 'email' && text.field.type !== 'url'}
      autoComplete="off"
      maxLength={text.maxLength}
      placeholder={heard(text.field.placeholder ?? text.field.label)}
      value={written}
      onChange={change}
      onKeyDown={press}
      onBlur={() => end(null)}
    />,
    host,
  )
}

/** Beside the page's body, which is what the template renders. */
function hostIn(page: Document): HTMLElement {
  const host = page.createElement('div')
  host.setAttribute(WRITER, '')
  // What is written in it lays out nothing of the page.
  host.style.cssText = 'all:initial;position:absolute;left:0;top:0;width:0;height:0;contain:layout style'
  return host
}
