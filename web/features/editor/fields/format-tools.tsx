import { useState, type ReactNode } from 'react'
import { useEditorState as useTiptapState, type Editor } from '@tiptap/react'
import { Bold, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react'
import { completeUrl } from '@vitrine/common/fields/types/url/complete-url'
import { safeHref } from '@vitrine/common/links'
import { Button } from '../../../components/button.tsx'
import { isComposing } from '../../../lib/keys.ts'
import { say } from '../../../lib/words/say.ts'

interface FormatToolbarProps {
  editor: Editor
  /** Of the text. */
  label: string
  className?: string
}

/** What a rich text is formatted with, in the form and on the page. */
export function FormatToolbar({ editor, label, className }: FormatToolbarProps) {
  const [linking, setLinking] = useState(false)
  function linked(): void {
    setLinking(false)
    editor.view.focus()
  }
  return (
    <div role="toolbar" aria-label={say('Format {name}', { name: label })} className={className}>
      <div className="flex gap-0.5 p-1">
        <FormatTools editor={editor} linking={linking} onLink={() => setLinking(!linking)} />
      </div>
      {linking && <LinkBar editor={editor} onDone={linked} />}
    </div>
  )
}

/** The buttons for what common/rich-text.ts allows. */
export function FormatTools({ editor, linking, onLink }: { editor: Editor; linking: boolean; onLink: () => void }) {
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
    <>
      <Tool label={say('Bold')} pressed={active.bold} onClick={() => chain().toggleBold().run()}>
        <Bold aria-hidden />
      </Tool>
      <Tool label={say('Italic')} pressed={active.italic} onClick={() => chain().toggleItalic().run()}>
        <Italic aria-hidden />
      </Tool>
      <Tool label={say('Underline')} pressed={active.underline} onClick={() => chain().toggleUnderline().run()}>
        <Underline aria-hidden />
      </Tool>
      <Tool label={say('Bulleted list')} pressed={active.bullets} onClick={() => chain().toggleBulletList().run()}>
        <List aria-hidden />
      </Tool>
      <Tool label={say('Numbered list')} pressed={active.numbers} onClick={() => chain().toggleOrderedList().run()}>
        <ListOrdered aria-hidden />
      </Tool>
      <Tool label={say('Link')} pressed={active.link || linking} onClick={onLink}>
        <Link2 aria-hidden />
      </Tool>
    </>
  )
}

export function Tool({
  label,
  pressed,
  disabled,
  onClick,
  children,
}: {
  label: string
  /** For one that is on or off. */
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className="grid size-8 place-items-center rounded text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent-text [&_svg]:size-4"
    >
      {children}
    </button>
  )
}

/** Asks for the address of a link. */
export function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
        aria-label={say('Address of the link')}
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
          } else if (event.key === 'Escape') {
            // What the link is for goes on.
            event.stopPropagation()
            onDone()
          }
        }}
        className="h-8 min-w-0 flex-1 rounded bg-transparent px-2 text-base placeholder:text-faint aria-invalid:text-danger-text"
      />
      <Button size="sm" variant="ghost" onClick={apply}>
        {say(address.trim() === '' ? 'Remove link' : 'Set link')}
      </Button>
    </div>
  )
}
