import type { BlockProps, BlockView } from './block.ts'

/** Its id outlives changes of the text, so that links to it stay good. */
const headingId = ({ itemId }: { itemId?: string }): string | undefined => itemId && `part-${itemId}`

function Heading({ block }: BlockProps<'heading'>) {
  const Level = block.level === '3' ? 'h3' : 'h2'
  return (
    <Level id={headingId(block)} dir="auto">
      {block.text?.trim()}
    </Level>
  )
}

export const heading: BlockView<'heading'> = { Component: Heading, css: '', isEmpty: ({ text }) => !text?.trim() }
