import { expect, it } from 'vitest'
import { entitlement, isEntitled, type EntitlementFacts } from './entitlement.ts'

const premium: EntitlementFacts = { listing: { priceCents: 1_900 }, purchased: false, plan: 'free' }

it.each<[name: string, facts: Partial<EntitlementFacts>, entitled: boolean]>([
  ['a premium template without purchase or plan', {}, false],
  ['a free template', { listing: { priceCents: 0 } }, true],
  ['a purchased template', { purchased: true }, true],
  ['a premium template on the Pro plan', { plan: 'pro' }, true],
  ['a template that is not in the store', { listing: undefined }, false],
  ['a purchased template that left the store', { listing: undefined, purchased: true }, true],
])('%s', (_name, facts, entitled) => {
  expect(isEntitled({ ...premium, ...facts })).toBe(entitled)
})

it('tells the reasons apart', () => {
  expect(entitlement({ ...premium, purchased: true, plan: 'pro' })).toEqual({ free: false, bought: true, inPlan: true })
})
