import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useEditor as useTiptap, type Editor } from '@tiptap/react'
import { AllSelection, Selection, TextSelection } from '@tiptap/pm/state'
import { textOf } from '@vitrine/common/fields/control-props'
import { sameValue } from '@vitrine/common/portfolio/changes'
import { isComposing, isSave, undoKeys } from '../../../lib/keys.ts'
import { say } from '../../../lib/words/say.ts'
import { FormatToolbar } from '../fields/format-tools.tsx'
import { withoutStyles } from '../fields/pasted-html.ts'
import { htmlOf, positionOf, richTextExtensions, showHtml } from '../fields/rich-text.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { BarBeside, FieldFrame } from './field-frame.tsx'
import { elementsOf, WRITER } from './marked-elements.ts'
import { shownText } from './shown-text.ts'
import { standInFor } from './stand-in.ts'
import type { Selected, TextWriterProps } from './text-writer.tsx'

export interface RichTextWriterProps extends TextWriterProps {
  /** Around the frame of the page. */
  box: HTMLElement
}

const extensions = richTextExtensions({ ownUndo: false })
const editorProps = { transformPastedHTML: withoutStyles }

/**
 * A rich text of the page, while it is written there: the editor of the form in place of its element, with its tools above. It
 * writes to the store as the field's control does, and its undo is that of the store.
 */
export function RichTextWriter({ page, box, text, name, selected, before, onEnd }: RichTextWriterProps) {
  const { store, saver, metadata } = useEditor()
  const { content, layout } = useEditorState(({ history }) => history.present)
  const language = useEditorState((state) => state.language)
  const shown = shownText(text, { content, layout, metadata, language })
  const value = shown && textOf(shown.value)
  const isUntranslated = shown?.fallsBack === true && shown.stored === undefined
  const reported = useRef(value)
  const [element] = useState(() => ({ mount: hostIn(page, name) }))
  const host = element.mount
  const toolbar = useRef<HTMLDivElement>(null)
  const ended = useRef(false)

  function end(step: 1 | 0 | -1 | null, kept = true): void {
    if (ended.current) return
    ended.current = true
    // A step of its own, so that undo brings back what was typed.
    if (!kept && shown && !sameValue(shown.stored, before)) store.setValues([{ path: shown.path, value: before }])
    onEnd(step)
  }

  const editor = useTiptap({
    element,
    extensions,
    content: value,
    // A blank at the end was just typed, if it began with letters.
    parseOptions: { preserveWhitespace: true },
    // Its styles are below: those that it would add are for the window around the page.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: updated }) => {
      reported.current = htmlOf(updated)
      const change = shown?.written(reported.current)
      if (change) store.type(change.path, change.value)
    },
  })

  useLayoutEffect(() => standInFor(host, () => elementsOf(page, text.source)[text.nth] ?? null), [page, host, text])

  const begin = useEffectEvent(() => {
    select(editor, selected)
    editor.view.focus()
  })
  useLayoutEffect(() => begin(), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || !shown) return
    const step = undoKeys(event)
    if (step) store[step]()
    else if (isSave(event)) void saver.save()
    else if (event.key === 'Escape') end(0, false)
    else if (event.key === 'Tab') end(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      end(0)
      void saver.save([shown.path])
    } else if (event.key === 'F10' && event.altKey) toolbar.current?.querySelector('button')?.focus()
    else return
    // The editor has keys of its own, such as Tab in a list.
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const stop = new AbortController()
    host.addEventListener('keydown', press, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [host])

  useEffect(() => {
    if (value === null || value === reported.current) return
    // The page shows the original of a translation that was emptied, but nobody writes that.
    if (isUntranslated && reported.current === '') return
    reported.current = value
    showHtml(editor, value)
  }, [editor, value, isUntranslated])

  const leave = useEffectEvent(() => end(null))
  const isGone = shown === null
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  useEffect(() => {
    const stop = new AbortController()
    const elsewhere = ({ target }: Event) => {
      // Not instanceof: the page has classes of its own.
      const node = target as Node
      const isFrame = node === page.defaultView?.frameElement
      if (!isFrame && !host.contains(node) && !toolbar.current?.contains(node)) leave()
    }
    for (const type of ['pointerdown', 'focusin'])
      for (const where of [page, document])
        where.addEventListener(type, elsewhere, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [page, host])

  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-lg">
      <FieldFrame element={host} box={box} name={name} />
      <BarBeside element={host} box={box}>
        <div
          ref={toolbar}
          className="pointer-events-auto rounded-lg border border-line bg-surface shadow-float"
          // The cursor stays in the text.
          onMouseDown={(event) => {
            if ((event.target as Element).localName !== 'input') event.preventDefault()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') editor.view.focus()
          }}
        >
          <FormatToolbar editor={editor} label={name} />
        </div>
      </BarBeside>
    </div>
  )
}

function hostIn(page: Document, name: string): HTMLElement {
  const host = page.createElement('div')
  const attributes = {
    [WRITER]: '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': name,
    'aria-description': say(
      'Written on the page. Escape gives back what was there, Tab goes to the next text, Alt and F10 to the tools.',
    ),
  }
  for (const [key, value] of Object.entries(attributes)) host.setAttribute(key, value)
  host.style.cssText = 'white-space:break-spaces;overflow-wrap:break-word;outline:none;cursor:text;user-select:text'
  // A link is written here, and not followed.
  host.addEventListener('click', (event) => event.preventDefault())
  return host
}

function select({ state, view }: Editor, selected: Selected): void {
  const { doc } = state
  const isAsShown = typeof selected === 'object' && selected.of === doc.textContent
  const selection = isAsShown
    ? TextSelection.between(
        doc.resolve(positionOf(doc, selected.from)),
        doc.resolve(positionOf(doc, selected.to, 'before')),
      )
    : selected === 'end'
      ? Selection.atEnd(doc)
      : new AllSelection(doc)
  view.dispatch(state.tr.setSelection(selection))
}
