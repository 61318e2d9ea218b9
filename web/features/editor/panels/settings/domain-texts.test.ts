import { expect, it } from 'vitest'
import type { DomainStatus } from '@vitrine/common/api/domains'
import { domainText } from './domain-texts.ts'

const status = (of: Partial<DomainStatus>): DomainStatus => ({
  domain: 'ada.example',
  state: 'proof-missing',
  isLive: true,
  obstacle: 'proof',
  steps: { proved: false, pointsHere: false, hasCertificate: false },
  records: [],
  checkedAt: null,
  brokenSince: null,
  releasedAt: null,
  watchedUntil: null,
  ...of,
})
const moment = '2026-03-12T12:00:00.000Z'
const later = '2026-04-11T12:00:00.000Z'

it.each([
  [{}, 'Proof missing', 'Set the records below'],
  [{ watchedUntil: later }, 'Proof missing', 'we’ll keep checking until 11 April'],
  [{ releasedAt: later }, 'Proof missing', 'Set it again by 11 April, or the domain is disconnected.'],
  [{ state: 'proof-found', obstacle: 'setup' }, 'Proof found', 'setting it up'],
  [{ state: 'not-pointing', obstacle: 'pointing' }, 'Not pointing here', 'doesn’t lead to your page yet'],
  [{ state: 'not-pointing', obstacle: 'conflict' }, 'Not pointing here only', 'also leads elsewhere'],
  [{ state: 'certificate', obstacle: 'certificate' }, 'Waiting for the certificate', 'waiting for the certificate'],
  [{ state: 'serving', obstacle: null }, 'Serving', 'Visitors find your page at ada.example.'],
  [{ domain: null, state: 'invalid', obstacle: null }, 'No domain', 'That’s not a domain.'],
] as const)('%j is “%s”', (of, title, text) => {
  const shown = domainText(status(of))
  expect(shown).toMatchObject({ title, text: expect.stringContaining(text) as string })
})

it.each([
  ['proof', 'is missing. Set it again by 11 April, or the domain is disconnected.'],
  ['setup', 'you don’t have to do anything'],
  ['pointing', 'no longer leads to your page'],
  ['conflict', 'leads elsewhere'],
  ['certificate', 'has expired'],
] as const)('one that broke because of its %s says since when, and what to do', (obstacle, text) => {
  const releasedAt = obstacle === 'proof' ? later : null
  const shown = domainText(status({ state: 'broken', obstacle, brokenSince: moment, releasedAt }))
  expect(shown.title).toMatch(/^Broken since 12 March at \d\d:00$/)
  expect(shown.text).toContain(text)
})

it('before it is published, a page is not said to be there', () => {
  expect(domainText(status({ state: 'serving', obstacle: null, isLive: false })).text).toContain('once you publish it')
})
