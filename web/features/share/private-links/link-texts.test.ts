import type { PrivateLink } from '@vitrine/common/api/private-links'
import { expect, it } from 'vitest'
import { linkFacts, linkFigures, roomOf } from './link-texts.ts'

const link: PrivateLink = {
  kind: 'private',
  id: 'a',
  label: 'Studio Nord',
  state: 'active',
  shows: { from: 'draft', sections: null, items: ['projects/a'], greeting: '' },
  hasPassword: true,
  createdAt: '2026-11-27T12:00:00.000Z',
  until: '2026-12-27T12:00:00.000Z',
  revokedAt: null,
  opened: 0,
  devices: 0,
  firstOpenedAt: null,
  lastOpenedAt: null,
  pages: [],
}

it('says what a link shows, and when it ends or has ended', () => {
  expect(linkFacts(link)).toBe('Ends on 27 Dec 2026 · the draft · 1 chosen entry · with a password')
  const live = { ...link, shows: { ...link.shows, from: 'live' as const, items: null }, hasPassword: false }
  expect(linkFacts({ ...live, state: 'ended' })).toBe(
    'Ended on 27 Dec 2026 · the published page · everything · no password',
  )
  expect(linkFacts({ ...link, state: 'revoked', revokedAt: '2026-12-01T12:00:00.000Z' })).toContain(
    'Revoked on 1 Dec 2026',
  )
})

it('says how often it was opened, on how many devices and when', () => {
  expect(linkFigures(link)).toBe('Not opened yet')
  const first = '2026-11-28T09:00:00.000Z'
  const once = {
    ...link,
    opened: 1,
    devices: 1,
    firstOpenedAt: first,
    lastOpenedAt: first,
    pages: [{ page: 'home', opened: 1 }],
  }
  expect(linkFigures(once)).toMatch(/^Opened once on 1 device, on 28 Nov 2026/)
  const often = { ...once, opened: 3, devices: 2, lastOpenedAt: '2026-11-30T09:00:00.000Z' }
  expect(linkFigures(often)).toMatch(/^Opened 3 times on 2 devices, first 28 Nov 2026.*, last 30 Nov 2026/)
  const withPages = {
    ...often,
    pages: [
      { page: 'home', opened: 1 },
      { page: 'aB3', opened: 2 },
      { page: 'gone', opened: 1 },
    ],
  }
  expect(linkFigures(withPages)).toMatch(/\. Case studies and articles: 3 times\.$/)
  expect(linkFigures(withPages, new Map([['aB3', 'Night tram']]))).toMatch(
    /\. “Night tram” twice, Home page once, a page since deleted once\.$/,
  )
})

it('says how many pages were chosen', () => {
  expect(linkFacts({ ...link, shows: { ...link.shows, pages: ['aB3'] } })).toContain('1 chosen entry · 1 chosen page')
})

it('says whether there is room for one more of a kind', () => {
  expect(roomOf('private', 1, 5)).toBe('1 of 5 private links of your account is open.')
  expect(roomOf('private', 5, 5)).toBe('All 5 of your private links are open. Revoke one to make another.')
  expect(roomOf('review', 0, 1)).toBe('0 of 1 review link of your account are open.')
  expect(roomOf('review', 1, 1)).toBe('Your review link is open. Revoke it to make another.')
})

it('says of a review link that it takes comments', () => {
  expect(linkFacts({ ...link, kind: 'review' })).toContain('the draft, with comments')
})
