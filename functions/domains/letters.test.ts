import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { letterText } from '../lib/mail/layout.tsx'
import { englishForOwners } from '../lib/owner-words/load.ts'
import type { Health } from './health.ts'
import { brokenLetter, givenAwayLetter, releasedLetter } from './letters.ts'

beforeEach(() => vi.stubEnv('APP_ORIGIN', 'https://vitrine.test'))
afterEach(() => vi.unstubAllEnvs())

const broken: Health = {
  hosting: 'active',
  hasServed: true,
  brokenSince: 1,
  proofMissingSince: null,
  unreachableSince: null,
}
const editor = 'https://vitrine.test/dashboard/editor/portfolio-1'

it.each([
  ['pointing', 'Its DNS records were changed or removed'],
  ['conflict', 'somewhere else at the same time'],
  ['certificate', 'browsers refuse to open it'],
  ['setup', 'you don’t have to do anything'],
] as const)('a domain that is broken by its %s: the mail says why, and where to put it right', (hosting, why) => {
  const text = letterText(brokenLetter('ada.example', 'portfolio-1', { ...broken, hosting }, englishForOwners))
  expect(text).toContain(`Visitors can no longer find your page at ada.example. `)
  expect(text).toContain(why)
  expect(text).toContain(editor)
  expect(text).not.toContain('disconnect')
})

it('a proof that is gone: the mail has the record, and the day until which it has to be back', () => {
  const proofMissingSince = Date.parse('2026-03-01T12:00:00Z')
  const text = letterText(
    brokenLetter('ada.example', 'portfolio-1', { ...broken, proofMissingSince }, englishForOwners),
  )
  expect(text).toContain('_vitrine.ada.example with the value vitrine=portfolio-1')
  expect(text).toContain('Set it again by 31 March 2026.')
  expect(text).not.toContain('Visitors do not find')
})

it.each([releasedLetter, givenAwayLetter])(
  'what became of a domain leads to where it can be connected again',
  (letter) => {
    const text = letterText(letter('ada.example', 'portfolio-1', englishForOwners))
    expect(text).toContain('ada.example')
    expect(text).toContain('stays online at its Vitrine address')
    expect(text).toContain(editor)
  },
)
