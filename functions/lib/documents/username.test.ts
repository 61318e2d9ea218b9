import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { claimability, redirectOf, type UsernameDocument } from './username.ts'

const now = Timestamp.fromMillis(1_800_000_000_000)
const [past, future] = [-1, 1].map((ms) => Timestamp.fromMillis(now.toMillis() + ms)) as [Timestamp, Timestamp]
const stored = (more: Partial<UsernameDocument> = {}): UsernameDocument => ({
  ownerId: 'ada',
  portfolioId: null,
  claimedAt: past,
  ...more,
})

describe('who may claim a name now', () => {
  it.each([
    ['nobody has it', undefined, 'claimable', 'claimable'],
    ['it is held', stored(), 'held', 'taken'],
    ['it is held and leads elsewhere', stored({ redirect: { portfolioId: 'p', until: future } }), 'held', 'taken'],
    ['it is held and led elsewhere', stored({ redirect: { portfolioId: 'p', until: past } }), 'held', 'taken'],
    ['it is reserved', stored({ reservedUntil: future }), 'claimable', 'taken'],
    ['it was reserved until now', stored({ reservedUntil: now }), 'claimable', 'claimable'],
    ['it was reserved', stored({ reservedUntil: past }), 'claimable', 'claimable'],
  ] as const)('when %s', (_what, name, owner, others) => {
    expect(claimability(name, 'ada', now)).toBe(owner)
    expect(claimability(name, 'eve', now)).toBe(others)
    expect(claimability(name, null, now)).toBe(others)
  })
})

describe('where a name leads that is no address', () => {
  it.each([
    ['nowhere', stored(), false],
    ['to a portfolio', stored({ redirect: { portfolioId: 'p', until: future } }), true],
    ['nowhere any more', stored({ redirect: { portfolioId: 'p', until: now } }), false],
    ['nowhere, being an address', stored({ portfolioId: 'q', redirect: { portfolioId: 'p', until: future } }), false],
  ])('%s', (_what, name, leads) => expect(redirectOf(name, now)).toBe(leads ? name.redirect : null))
})
