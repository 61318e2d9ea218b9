import { Timestamp, type Query, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { checkoutTypes } from '@vitrine/common/payments'
import { planOf, plans, type PlanId, type SubscriptionStatus } from '@vitrine/common/plans'
import { templateIds } from '@vitrine/common/templates/ids'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'
import { isMissing, openStripe } from '../../lib/stripe.ts'
import { changeFacts } from '../../lib/documents/change-facts.ts'
import { deletionRef } from '../../lib/documents/deletion.ts'
import {
  purchaseRef,
  stripeEventRef,
  subscriptionsOf,
  type FollowUp,
  type SubscriptionDocument,
} from '../../lib/documents/customer.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { templateRef } from '../../lib/documents/template.ts'
import { isEntitled } from '../entitlement/entitlement.ts'
import { liveWith, unpublish } from '../entitlement/unpublish.ts'
import { handledEvent, type ProviderEvent } from '../fulfilment/handled-event.ts'

export interface SyncedPlan {
  plan: PlanId
  status: SubscriptionStatus
  followUps: FollowUp[]
}

const ATTEMPTS = 15

/**
 * Takes an account's plan from its subscriptions. What an event says of a subscription may be old by the time it
 * arrives, so it is asked for, and inside of the transaction, after the document was read: of two that run at the same
 * time the one that writes last has asked last.
 */
export function syncPlan(uid: string, subscriptionId: string, event: ProviderEvent | null): Promise<SyncedPlan> {
  return transact((transaction) => sync(transaction, uid, subscriptionId, event), { maxAttempts: ATTEMPTS })
}

async function sync(
  transaction: Transaction,
  uid: string,
  id: string,
  event: ProviderEvent | null,
): Promise<SyncedPlan> {
  const user = db().collection('users').doc(uid)
  const [profile, deletion, known] = await Promise.all([
    transaction.get(user),
    transaction.get(deletionRef(uid)),
    transaction.get(subscriptionsOf(uid)),
  ])
  const seen = event !== null && (await transaction.get(stripeEventRef(event.id))).exists
  const mark = () => event && !seen && transaction.create(stripeEventRef(event.id), handledEvent(event))
  if (!profile.exists || deletion.exists) {
    mark()
    return { plan: 'free', status: 'none', followUps: [] }
  }
  const before = known.docs.find((snapshot) => snapshot.id === id)?.data()
  const current = toDocument(await subscription(id), before)
  const others = known.docs.filter((snapshot) => snapshot.id !== id).map((snapshot) => snapshot.data().standing)
  const status = best([current.standing, ...others])
  const plan: PlanId = status === 'active' || status === 'past_due' ? current.plan : 'free'
  const pages = profile.get('subscription_level') === plan ? null : await transaction.get(published(uid))
  const unbought = plan === 'free' && planOf(profile.data()) !== 'free' ? await liveUnbought(transaction, uid) : null
  const gone = new Set(unbought?.flatMap(({ docs }) => docs.map(({ id }) => id)))
  for (const page of pages?.docs ?? []) {
    // Nothing is live any more of what is taken away below.
    changeFacts(transaction, page.id, gone.has(page.id) ? {} : page.data(), { ownerPlan: plan })
  }
  if (unbought) {
    const names = unbought.flatMap((found) => unpublish(transaction, found))
    current.followUps.push({ kind: 'mail', letter: 'plan-ended', about: plans.pro.name, pages: names })
  }
  transaction.update(user, { subscription_level: plan, subscription_status: status })
  transaction.set(subscriptionsOf(uid).doc(id), current)
  mark()
  return { plan, status, followUps: current.followUps }
}

async function subscription(id: string): Promise<Stripe.Subscription | null> {
  const stripe = await openStripe()
  return stripe.subscriptions.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

function toDocument(
  subscription: Stripe.Subscription | null,
  before: SubscriptionDocument | undefined,
): SubscriptionDocument {
  const status = subscription?.status ?? 'canceled'
  const periodEnd = subscription?.items.data[0]?.current_period_end
  const end = subscription?.cancel_at ?? (subscription?.cancel_at_period_end ? periodEnd : null)
  return {
    status,
    plan: 'pro',
    standing: standingOf(status),
    created: subscription ? Timestamp.fromMillis(subscription.created * 1000) : (before?.created ?? Timestamp.now()),
    current_period_end: moment(periodEnd),
    cancel_at_period_end: subscription?.cancel_at_period_end ?? false,
    cancel_at: moment(end),
    followUps: [...(before?.followUps ?? [])],
  }
}

const moment = (seconds: number | null | undefined) => (seconds ? Timestamp.fromMillis(seconds * 1000) : null)

function standingOf(status: Stripe.Subscription.Status): SubscriptionStatus {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'past_due':
      return 'past_due'
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return 'canceled'
    default:
      return 'none'
  }
}

const ranks: Record<SubscriptionStatus, number> = { none: 0, canceled: 1, past_due: 2, active: 3 }
const best = (standings: SubscriptionStatus[]) => standings.reduce((a, b) => (ranks[b] > ranks[a] ? b : a), 'none')

const published = (uid: string) =>
  db().collection('portfolios').where('ownerId', '==', uid).where('status', '==', 'published').select('live') as Query<
    Pick<PortfolioDocument, 'live'>
  >

/** What is live that only the plan paid for. */
async function liveUnbought(transaction: Transaction, uid: string): Promise<QuerySnapshot<PortfolioDocument>[]> {
  const found = await Promise.all(
    templateIds.map(async (templateId) => {
      const [listing, purchase] = await transaction.getAll(templateRef(templateId), purchaseRef(uid, templateId))
      const facts = {
        listing: listing?.data() as TemplateListing | undefined,
        purchased: purchase?.exists === true,
        plan: 'free' as const,
      }
      return isEntitled(facts) ? [] : [await liveWith(transaction, uid, templateId)]
    }),
  )
  return found.flat()
}

/** The account that a subscription of ours belongs to. */
export const planOwnerOf = (metadata: Stripe.Metadata | null | undefined): string | null =>
  metadata?.type === checkoutTypes.plan ? (metadata.uid ?? null) : null
