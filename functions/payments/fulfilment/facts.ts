import type { PaymentState } from '@vitrine/common/payments'
import type { PaymentFacts } from '../../lib/documents/customer.ts'

/*
 * Events arrive late, twice and in any order. So nothing is ever undone: each of them adds what it knows, merging is
 * commutative, associative and idempotent, and the state is read off the sum.
 */

export const noFacts: PaymentFacts = {
  paid: false,
  processing: false,
  failed: false,
  expired: false,
  amount: 0,
  amountRefunded: 0,
  disputes: {},
  paymentIntent: null,
}

export function mergeFacts(a: PaymentFacts, b: Partial<PaymentFacts>): PaymentFacts {
  return {
    paid: a.paid || b.paid === true,
    processing: a.processing || b.processing === true,
    failed: a.failed || b.failed === true,
    expired: a.expired || b.expired === true,
    amount: Math.max(a.amount, b.amount ?? 0),
    amountRefunded: Math.max(a.amountRefunded, b.amountRefunded ?? 0),
    disputes: mergeDisputes(a.disputes, b.disputes ?? {}),
    // There should be at most one; if there are two, the result must not depend on their order.
    paymentIntent: [a.paymentIntent, b.paymentIntent ?? null].filter((id) => id !== null).sort()[0] ?? null,
  }
}

type Disputes = PaymentFacts['disputes']

const finality = { open: 0, won: 1, lost: 2 } as const

function mergeDisputes(a: Disputes, b: Disputes): Disputes {
  const merged = { ...a }
  for (const [id, outcome] of Object.entries(b)) {
    const known = merged[id]
    if (known === undefined || finality[outcome] > finality[known]) merged[id] = outcome
  }
  return merged
}

/** What the facts come to. Money that arrived counts for more than word that it would not, money given back for most. */
export function stateOf(facts: PaymentFacts): PaymentState {
  if (facts.amountRefunded > 0 && facts.amountRefunded >= facts.amount) return 'refunded'
  if (Object.values(facts.disputes).some((outcome) => outcome !== 'won')) return 'disputed'
  if (facts.paid) return 'paid'
  if (facts.failed) return 'failed'
  if (facts.processing) return 'processing'
  return facts.expired ? 'expired' : 'open'
}
