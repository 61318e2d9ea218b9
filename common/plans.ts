import {
  DOCUMENT_FREE_MAX_BYTES,
  DOCUMENT_MAX_BYTES,
  FILE_MAX_BYTES,
  PORTFOLIOS_PER_ACCOUNT,
  PRIVATE_LINKS_PER_ACCOUNT,
} from './limits.ts'

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
  /** The plan's features, as text. */
  includes: readonly string[]
  includesPremiumTemplates: boolean
  includesCustomDomain: boolean
  /** Private links that can be open at a time, and review links beside them. */
  privateLinks: number
  reviewLinks: number
  /** In how many languages visitors can read a portfolio, its own included. No number of them here: every screen loads this file. */
  languages: number
  /** Whether pages can have video and audio files of their own. */
  ownRecordings: boolean
  /** How large a document to download can be. */
  documentMaxBytes: number
  /** Whether published pages show “Made with Vitrine”. */
  showsMadeWith: boolean
}

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    currency: 'usd',
    includes: [
      'Every free template',
      'Your own address on Vitrine',
      'Visitor statistics',
      'Each portfolio in 2 languages',
      '5 private links and 1 review link at a time',
      `Up to ${PORTFOLIOS_PER_ACCOUNT} portfolios`,
    ],
    includesPremiumTemplates: false,
    includesCustomDomain: false,
    privateLinks: 5,
    reviewLinks: 1,
    languages: 2,
    ownRecordings: false,
    documentMaxBytes: DOCUMENT_FREE_MAX_BYTES,
    showsMadeWith: true,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceCents: 900,
    currency: 'usd',
    includes: [
      'All premium templates',
      'A domain of your own',
      'Each portfolio in every language we have',
      'Private and review links without a limit',
      `Your own video and audio, up to ${FILE_MAX_BYTES / 1024 / 1024} MB a file`,
      'No “Made with Vitrine” line',
      'Everything in Free',
    ],
    includesPremiumTemplates: true,
    includesCustomDomain: true,
    privateLinks: PRIVATE_LINKS_PER_ACCOUNT,
    reviewLinks: PRIVATE_LINKS_PER_ACCOUNT,
    languages: Infinity,
    ownRecordings: true,
    documentMaxBytes: DOCUMENT_MAX_BYTES,
    showsMadeWith: false,
  },
}

/** The account's plan from its profile; free without one. */
export const planOf = (profile: { subscription_level?: unknown } | null | undefined): PlanId =>
  planIds.find((id) => id === profile?.subscription_level) ?? 'free'

/** Credits on a new account; provisioned once. */
export const INITIAL_CREDITS = 10
