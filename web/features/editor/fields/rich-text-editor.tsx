import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { EditorContent, useEditor as useTiptap, useEditorState as useTiptapState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Bold, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react'
import { safeHref } from '@vitrine/common/links'
import { Button } from '../../../components/button.tsx'
import { controlClass } from '../../../components/field.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { isComposing } from '../../../lib/keys.ts'
import { completeUrl } from './field-rules.ts'
import { withoutStyles } from './pasted-html.ts'

/** Exactly what common/rich-text.ts allows. */
const extensions = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
]

export interface RichTextEditorProps {
  label: string
  hint?: string
  required?: boolean
  placeholder?: string
  value: string
  onChange: (html: string) => void
}

export function RichTextEditor({ label, hint, required, placeholder, value, onChange }: RichTextEditorProps) {
  const id = useId()
  const reported = useRef(value)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  }, [onChange])

  const editor = useTiptap({
    extensions,
    content: value,
    // Its styles are in app.css: the Content-Security-Policy forbids <style> elements.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutStyles,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(hint ? { 'aria-describedby': `${id}-hint` } : {}),
        class: 'rich-text min-h-32 px-3 py-2.5 outline-none',
      },
    },
    onUpdate: ({ editor: updated }) => {
      reported.current = updated.isEmpty ? '' : updated.getHTML()
      report.current(reported.current)
    },
  })

  // The value was changed elsewhere: by undo, by restoring a version, or by the server's sanitiser.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium" onClick={() => editor.commands.focus()}>
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </span>
      <div
        className={classNames(
          controlClass,
          'overflow-hidden !px-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
        )}
      >
        <Toolbar editor={editor} label={label} />
        <div className="relative">
          {value === '' && placeholder && (
            <p aria-hidden className="pointer-events-none absolute top-2.5 left-3 text-faint">
              {placeholder}
            </p>
          )}
          <EditorContent editor={editor} />
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false)
  const active = useTiptapState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={`Format ${label}`} className="border-b border-line">
      <div className="flex gap-0.5 p-1">
        <Tool label="Bold" pressed={active.bold} onClick={() => chain().toggleBold().run()}>
          <Bold aria-hidden />
        </Tool>
        <Tool label="Italic" pressed={active.italic} onClick={() => chain().toggleItalic().run()}>
          <Italic aria-hidden />
        </Tool>
        <Tool label="Underline" pressed={active.underline} onClick={() => chain().toggleUnderline().run()}>
          <Underline aria-hidden />
        </Tool>
        <Tool label="Bulleted list" pressed={active.bullets} onClick={() => chain().toggleBulletList().run()}>
          <List aria-hidden />
        </Tool>
        <Tool label="Numbered list" pressed={active.numbers} onClick={() => chain().toggleOrderedList().run()}>
          <ListOrdered aria-hidden />
        </Tool>
        <Tool label="Link" pressed={active.link || linking} onClick={() => setLinking(!linking)}>
          <Link2 aria-hidden />
        </Tool>
      </div>
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

function Tool({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string
  pressed: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="grid size-8 place-items-center rounded text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-text [&_svg]:size-4"
    >
      {children}
    </button>
  )
}

function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>((editor.getAttributes('link').href as string | undefined) ?? '')
  const [wrong, setWrong] = useState(false)

  function apply(): void {
    const chain = editor.chain().focus().extendMarkRange('link')
    const href = safeHref(completeUrl(address))
    if (address.trim() !== '' && !href) return setWrong(true)
    if (!href) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onDone()
  }

  return (
    <div className="flex items-center gap-1 border-t border-line p-1">
      <input
        autoFocus
        aria-label="Address of the link"
        aria-invalid={wrong || undefined}
        placeholder="https://example.com"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            apply()
          } else if (event.key === 'Escape') onDone()
        }}
        className="h-8 min-w-0 flex-1 rounded bg-transparent px-2 text-base placeholder:text-faint aria-invalid:text-danger-text"
      />
      <Button size="sm" variant="ghost" onClick={apply}>
        {address.trim() === '' ? 'Remove link' : 'Set link'}
      </Button>
    </div>
  )
}
