import type { PaymentState } from '@vitrine/common/payments'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { checkoutsOf } from '../lib/documents/customer.ts'
import type { Log } from '../lib/log.ts'
import { openStripe } from '../lib/stripe.ts'
import { syncPlanSession } from './plan/sync-subscription.ts'
import { reconcileSession } from './fulfilment/reconcile-session.ts'

/** Short, because the caller's answer is valid without the poll, too. */
const POLL_OPTIONS = { timeout: 3_000, maxNetworkRetries: 0 } as const
const undecided: PaymentState[] = ['open', 'processing']

/**
 * Polls the payment provider for an account's open or processing sessions that would unlock a template, directly or by
 * a plan. The process that received the event may have died, and the event is delivered again only after minutes. There
 * is at most one open session of each kind. Never throws: the event arrives in any case.
 * @returns whether there was a session to poll
 */
export async function pollOpenSessions(uid: string, templateId: TemplateId, log: Log): Promise<boolean> {
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
        POLL_OPTIONS,
      )
      if (session.status === 'open') continue
      await (kind === 'plan'
        ? syncPlanSession(uid, session, null)
        : reconcileSession({ uid, checkoutId }, session, log))
    } catch (error) {
      log.warn('Whether somebody has paid could not be asked', { checkoutId, reason: String(error) })
    }
  }
  return checkouts.length > 0
}
