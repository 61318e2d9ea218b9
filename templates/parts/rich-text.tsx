import { createElement, memo, type ReactNode } from 'react'
import { Link } from './link.tsx'
import { parseRichText, type RichNode } from './rich-text-tree.ts'
import { useSource, type SourceProps } from './sources.ts'

/** A rich text of the content, in an element of its own; anything outside the allow-list is shown as text. */
export function RichText<From extends object>({ from, field }: SourceProps<From>) {
  const source = useSource({ from, field })
  const html = from?.[field]
  return (
    <div className="prose" dir="auto" {...source}>
      <RichNodes html={typeof html === 'string' ? html : ''} />
    </div>
  )
}

const RichNodes = memo(function RichNodes({ html }: { html: string }) {
  return <>{parseRichText(html).map(render)}</>
})

function render(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={index} />
  const children = node.children.map(render)
  if (node.tag === 'a') {
    return (
      <Link key={index} href={node.href}>
        {children}
      </Link>
    )
  }
  return createElement(node.tag, { key: index }, ...children)
}
