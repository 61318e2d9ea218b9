import { cutText } from './cut-text.ts'
import type { AppLanguage } from './languages.ts'
import { NAME_MAX_LENGTH } from './limits.ts'
import type { PlanId, SubscriptionStatus } from './plans.ts'

/** The document `users/{uid}`. Its field names are the specification's (document 1, section 3). */
export interface UserProfile {
  email: string
  name: string
  namelower: string
  verified: boolean
  emailVerified: boolean
  onboardingCompleted: boolean
  subscription_level: PlanId
  subscription_status: SubscriptionStatus
  /** In which the app and its mails speak; absent until it is chosen, or where the account is older than the choice. */
  language?: AppLanguage
  /** Granted by the server; absent until provisioned. */
  credits?: number
  /** ISO 8601; set when the account is marked verified. */
  updatedAt?: string
}

/** The profile that a browser may create for a new account; the rules accept nothing else. */
export function newProfile(account: {
  email: string
  name: string
  verified: boolean
  language?: AppLanguage
}): UserProfile {
  return {
    email: account.email,
    name: account.name,
    namelower: account.name.toLowerCase(),
    verified: account.verified,
    emailVerified: account.verified,
    onboardingCompleted: false,
    subscription_level: 'free',
    subscription_status: 'none',
    ...(account.language && { language: account.language }),
  }
}

/** A valid profile name from an identity provider's display name, which may be empty or too long. */
export function profileName(displayName: string | null | undefined): string {
  // Neither an identity provider nor the limit may leave half a character, which cannot be stored.
  const cut = cutText((displayName ?? '').toWellFormed().trim(), NAME_MAX_LENGTH).trim()
  return cut || 'User'
}
