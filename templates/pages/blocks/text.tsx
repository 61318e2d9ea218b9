import { isBlankRichText } from '../../parts/emptiness.ts'
import { RichText } from '../../parts/rich-text.tsx'
import type { BlockProps, BlockView } from './block.ts'
import css from './text.css?inline'

function Text({ block }: BlockProps<'text'>) {
  return (
    <div className="prose" dir="auto">
      <RichText html={block.text} />
    </div>
  )
}

export const text: BlockView<'text'> = { Component: Text, css, isEmpty: (block) => isBlankRichText(block.text) }
