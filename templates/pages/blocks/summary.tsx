import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import type { BlockProps, BlockView } from './block.ts'
import css from './summary.css?inline'
import { useSay } from '../../parts/say.ts'

const lines = [
  ['problem', 'Problem'],
  ['role', 'Role'],
  ['team', 'Team'],
  ['period', 'Period'],
  ['result', 'Result'],
] as const

/** Characters that a column of the summary takes without being a pillar of text. */
const LONG = 110

const linesOf = (block: BlockOf<'summary'>) =>
  lines.flatMap(([key, label]) => {
    const text = block[key]?.trim()
    return text ? [{ key, label, text }] : []
  })

function Summary({ block }: BlockProps<'summary'>) {
  const say = useSay()
  return (
    <dl className="summary">
      {linesOf(block).map(({ key, label, text }) => (
        <div key={key} data-line={key} data-long={text.length > LONG ? '' : undefined}>
          <dt>{say(label)}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export const summary: BlockView<'summary'> = {
  Component: Summary,
  css,
  isEmpty: (block) => linesOf(block).length === 0,
  span: 'wide',
  brief: true,
}
