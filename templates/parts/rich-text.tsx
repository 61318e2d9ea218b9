import { createElement, memo, type ReactNode } from 'react'
import { Link } from './link.tsx'
import { parseRichText, type RichNode } from './rich-text-tree.ts'

/** Rich text as elements; anything outside the allow-list is shown as text. */
export const RichText = memo(function RichText({ html }: { html: string | undefined }) {
  return <>{parseRichText(html ?? '').map(render)}</>
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
