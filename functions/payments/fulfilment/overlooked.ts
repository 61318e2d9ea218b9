import type { PaymentState } from '@vitrine/common/payments'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { checkoutsOf } from '../../lib/documents/customer.ts'
import type { Log } from '../../lib/log.ts'
import { openStripe } from '../../lib/stripe.ts'
import { settlePlanSession } from '../plan/settle-subscription.ts'
import { settleSession } from './settle-session.ts'

/** Somebody waits for an answer that is good without it, too. */
const PATIENCE = { timeout: 3_000, maxNetworkRetries: 0 } as const
const undecided: PaymentState[] = ['open', 'processing']

/**
 * Asks the payment provider for sessions of an account that could have been paid for a template, or for a plan that includes
 * it, as far as we know nothing of it: the process that was told may have died, and the event comes again only after minutes.
 * There is one of each at most, since asking for another closes it. Never fails: the event comes in any case.
 * @returns whether anything was asked for
 */
export async function settleOverlooked(uid: string, templateId: TemplateId, log: Log): Promise<boolean> {
  const stored = await checkoutsOf(uid).where('status', 'in', undecided).get()
  const checkouts = stored.docs.flatMap((snapshot) => {
    const { order, sessionId } = snapshot.data()
    const unlocks = order?.kind === 'plan' || order?.templateId === templateId
    return unlocks && sessionId ? [{ checkoutId: snapshot.id, sessionId, kind: order.kind }] : []
  })
  for (const { checkoutId, sessionId, kind } of checkouts) {
    try {
      const stripe = await openStripe()
      const session = await stripe.checkout.sessions.retrieve(
        sessionId,
        { expand: ['payment_intent.latest_charge'] },
        PATIENCE,
      )
      if (session.status === 'open') continue
      await (kind === 'plan' ? settlePlanSession(uid, session, null) : settleSession({ uid, checkoutId }, session, log))
    } catch (error) {
      log.warn('Whether somebody has paid could not be asked', { checkoutId, reason: String(error) })
    }
  }
  return checkouts.length > 0
}
