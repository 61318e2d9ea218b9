import { useEffect, useId, useRef } from 'react'
import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import { controlClass } from '../../../components/field.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { FormatToolbar } from './format-tools.tsx'
import { withoutStyles } from './pasted-html.ts'
import { htmlOf, richTextExtensions } from './rich-text.ts'

const extensions = richTextExtensions()

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
      reported.current = htmlOf(updated)
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
        <FormatToolbar editor={editor} label={label} className="border-b border-line" />
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
