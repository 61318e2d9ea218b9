export const planIds = ['free', 'pro'] as const
export type PlanId = (typeof planIds)[number]

export const subscriptionStatuses = ['none', 'active', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export interface Plan {
  id: PlanId
  name: string
  /** Per month, in minor units of the currency. */
  priceCents: number
  currency: 'usd'
  includes: readonly string[]
}

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    currency: 'usd',
    includes: ['Every free template', 'Your own address on Vitrine', 'Visitor statistics', 'Unlimited drafts'],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceCents: 900,
    currency: 'usd',
    includes: ['All premium templates', 'A domain of your own', 'No “Made with Vitrine” line', 'Everything in Free'],
  },
}

/** Whether the pages of an account say what they were made with. */
export const showsMadeWith = (plan: PlanId): boolean => plan === 'free'

/** Credits on a new account; provisioned once. */
export const INITIAL_CREDITS = 10
