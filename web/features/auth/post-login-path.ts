import type { UserProfile } from '@vitrine/common/profile'
import { appRoutes } from '@vitrine/common/routes'
import { safeReturnPath } from './return-path.ts'

type Routed = Pick<UserProfile, 'verified' | 'emailVerified' | 'subscription_level' | 'onboardingCompleted'>

/** Where a person goes after signing in (specification 1, section 4, in its order). */
export function postLoginPath(profile: Routed, from: unknown): string {
  const path = safeReturnPath(from)
  if (path && !isLogin(path)) return path
  if (!profile.verified && !profile.emailVerified) return appRoutes.verify
  if (profile.subscription_level === 'free') return appRoutes.payment
  return afterPlan(profile)
}

/** Where the choice of a plan leads on to. */
export function afterPlan({ onboardingCompleted }: Pick<UserProfile, 'onboardingCompleted'>): string {
  return onboardingCompleted ? appRoutes.dashboard : appRoutes.onboarding
}

const isLogin = (path: string) => new RegExp(`^${appRoutes.login}/?(?:[?#]|$)`).test(path)
