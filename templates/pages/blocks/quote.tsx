import { useWording } from '../../parts/say.ts'
import { filled } from '../../parts/texts.ts'
import { commaOf } from '../../words/comma.ts'
import type { BlockProps, BlockView } from './block.ts'
import css from './quote.css?inline'

function Quote({ block }: BlockProps<'quote'>) {
  const { language } = useWording()
  const from = filled([block.author, block.role])
  return (
    <figure className="saying">
      <blockquote dir="auto">
        <p>{block.text?.trim()}</p>
      </blockquote>
      {from.length > 0 && <figcaption dir="auto">{from.join(commaOf(language))}</figcaption>}
    </figure>
  )
}

export const quote: BlockView<'quote'> = { Component: Quote, css, isEmpty: ({ text }) => !text?.trim() }
