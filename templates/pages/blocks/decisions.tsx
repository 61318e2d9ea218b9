import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import { filledItems } from '../../parts/emptiness.ts'
import type { Word } from '../../words/words.ts'
import type { BlockProps, BlockView } from './block.ts'
import css from './decisions.css?inline'
import { useSay } from '../../parts/say.ts'

const filledIn = ({ decisions }: BlockOf<'decisions'>) => filledItems(decisions, 'chosen', 'rejected', 'why')

function Decisions({ block }: BlockProps<'decisions'>) {
  return (
    <ol role="list" className="decisions">
      {filledIn(block).map(({ itemId, chosen, rejected, why }, index) => (
        <li key={itemId ?? index}>
          <dl>
            <Part name="chosen" label="Chosen" text={chosen} />
            <Part name="rejected" label="Rejected" text={rejected} />
            <Part name="why" label="Why" text={why} />
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Part({ name, label, text = '' }: { name: string; label: Word; text?: string }) {
  const say = useSay()
  if (text.trim() === '') return null
  return (
    <div data-part={name}>
      <dt>{say(label)}</dt>
      <dd dir="auto">{text.trim()}</dd>
    </div>
  )
}

export const decisions: BlockView<'decisions'> = {
  Component: Decisions,
  css,
  isEmpty: (block) => filledIn(block).length === 0,
  span: 'wide',
}
