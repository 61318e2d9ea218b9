import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentFacts } from '../../lib/documents/customer.ts'
import { mergeFacts, noFacts, stateOf } from './facts.ts'

const facts: fc.Arbitrary<PaymentFacts> = fc.record({
  paid: fc.boolean(),
  processing: fc.boolean(),
  failed: fc.boolean(),
  expired: fc.boolean(),
  amount: fc.constantFrom(0, 1900),
  amountRefunded: fc.constantFrom(0, 900, 1900),
  disputes: fc.dictionary(fc.constantFrom('dp_1', 'dp_2'), fc.constantFrom('open', 'won', 'lost'), {
    noNullPrototype: true,
  }),
  paymentIntent: fc.constantFrom(null, 'pi_1', 'pi_2'),
})

describe('merging what events know', () => {
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        expect(mergeFacts(a, b)).toEqual(mergeFacts(b, a))
      }),
    )
  })
  it('does not depend on how they are grouped', () => {
    fc.assert(
      fc.property(facts, facts, facts, (a, b, c) => {
        expect(mergeFacts(mergeFacts(a, b), c)).toEqual(mergeFacts(a, mergeFacts(b, c)))
      }),
    )
  })
  it('adds nothing when one comes again', () => {
    fc.assert(
      fc.property(facts, (a) => {
        expect(mergeFacts(a, a)).toEqual(a)
      }),
    )
  })
  it('begins with nothing', () => {
    fc.assert(
      fc.property(facts, (a) => {
        expect(mergeFacts(noFacts, a)).toEqual(a)
      }),
    )
  })
})

describe('the state of a payment', () => {
  it.each([
    ['open', {}],
    ['expired', { expired: true }],
    ['processing', { processing: true, expired: true }],
    ['failed', { processing: true, failed: true }],
    ['paid', { processing: true, failed: true, paid: true, expired: true }],
    ['paid', { paid: true, amount: 0 }],
    ['paid', { paid: true, amount: 1900, amountRefunded: 900 }],
    ['refunded', { paid: true, amount: 1900, amountRefunded: 1900 }],
    ['refunded', { amount: 1900, amountRefunded: 1900 }],
    ['disputed', { paid: true, amount: 1900, disputes: { dp_1: 'open' as const } }],
    ['disputed', { paid: true, amount: 1900, disputes: { dp_1: 'won' as const, dp_2: 'lost' as const } }],
    ['paid', { paid: true, amount: 1900, disputes: { dp_1: 'won' as const } }],
    ['refunded', { paid: true, amount: 1900, amountRefunded: 1900, disputes: { dp_1: 'lost' as const } }],
  ])('is %s with %o', (state, known) => expect(stateOf({ ...noFacts, ...known })).toBe(state))
})
