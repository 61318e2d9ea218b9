import { expect, it } from 'vitest'
import { record, startHistory, undo } from '../../../lib/history.ts'
import { rebaseHistory } from './rebase-history.ts'

const at = (title: string, name = 'Ada') => ({ title, name })

it('keeps what came from elsewhere when a step is undone after a rebase', () => {
  const mine = record(startHistory(at('a')), at('b'), null, 0)
  const rebased = rebaseHistory(mine, at('a'), at('a', 'Ida'), at('b', 'Ida'))
  expect(undo(rebased).present).toEqual(at('a', 'Ida'))
})
