import type { KeyboardEvent } from 'react'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { isComposing } from '../../../../lib/keys.ts'
import { Fields } from '../../fields/field-group.tsx'
import { idOf } from '../document/convert.ts'
import { useBlock } from './use-block.ts'

const without = (type: 'quote' | 'code', written: string) =>
  blockTypes[type].fields.filter(({ path }) => path !== written)
const quoteFields = without('quote', 'text')
const codeFields = without('code', 'code')

/** A quote: its words are written in the document, who said them beneath it. */
export const QuoteView = (props: ReactNodeViewProps) => (
  <NodeViewWrapper className="my-4 border-l-4 border-line-strong pl-4">
    <NodeViewContent<'blockquote'> as="blockquote" className="text-lg whitespace-pre-wrap" />
    <OwnFields {...props} fields={quoteFields} />
  </NodeViewWrapper>
)

export const CodeView = (props: ReactNodeViewProps) => (
  <NodeViewWrapper className="my-4 rounded-lg border border-line bg-sunken p-3">
    <pre className="overflow-x-auto" spellCheck={false}>
      <NodeViewContent<'code'> as="code" className="font-mono text-sm whitespace-pre" />
    </pre>
    <OwnFields {...props} fields={codeFields} />
  </NodeViewWrapper>
)

function OwnFields({ node, editor, getPos, fields }: ReactNodeViewProps & { fields: typeof quoteFields }) {
  const found = useBlock(idOf(node))
  if (!found) return null

  /** Back to the end of the text. */
  function leave(event: KeyboardEvent): void {
    const position = getPos()
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || position === undefined) return
    event.preventDefault()
    editor
      .chain()
      .setTextSelection(position + node.nodeSize - 1)
      .focus()
      .run()
  }

  return (
    <div data-controls contentEditable={false} className="mt-3 grid gap-3 sm:grid-cols-2" onKeyDown={leave}>
      <Fields fields={fields} path={found.path} />
    </div>
  )
}
