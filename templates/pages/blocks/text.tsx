import { isBlankRichText } from '../../parts/emptiness.ts'
import { RichText } from '../../parts/rich-text.tsx'
import type { BlockProps, BlockView } from './block.ts'
import css from './text.css?inline'

function Text({ block }: BlockProps<'text'>) {
  return <RichText from={block} field="text" />
}

export const text: BlockView<'text'> = { Component: Text, css, isEmpty: (block) => isBlankRichText(block.text) }
