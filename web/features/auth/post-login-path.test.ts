import { describe, expect, it } from 'vitest'
import { afterPlan, postLoginPath } from './post-login-path.ts'

const profile = { verified: true, emailVerified: true, subscription_level: 'pro', onboardingCompleted: true } as const
const everything = {
  verified: false,
  emailVerified: false,
  subscription_level: 'free',
  onboardingCompleted: false,
} as const

describe('postLoginPath', () => {
  it('goes back to where the person came from before anything else', () => {
    expect(postLoginPath(everything, '/dashboard/editor/a1?tab=design#hero')).toBe(
      '/dashboard/editor/a1?tab=design#hero',
    )
  })

  it.each(['/login', '/login/', '/login?next=1', '/login#top'])('does not go back to %s', (from) => {
    expect(postLoginPath(profile, from)).toBe('/dashboard')
  })

  it.each([undefined, null, 7, {}, '', 'https://evil.example', '//evil.example'])('takes no notice of %j', (from) => {
    expect(postLoginPath(profile, from)).toBe('/dashboard')
  })

  it('asks to verify before anything about plans', () => {
    expect(postLoginPath(everything, null)).toBe('/verify')
  })

  it.each([
    [true, false],
    [false, true],
  ])('is content with one of verified %s and emailVerified %s', (verified, emailVerified) => {
    expect(postLoginPath({ ...profile, verified, emailVerified }, null)).toBe('/dashboard')
  })

  it('offers a plan to everyone on the free one', () => {
    expect(postLoginPath({ ...profile, subscription_level: 'free' }, null)).toBe('/payment')
  })

  it('leads through onboarding once', () => {
    expect(postLoginPath({ ...profile, onboardingCompleted: false }, null)).toBe('/onboarding')
    expect(afterPlan({ onboardingCompleted: false })).toBe('/onboarding')
    expect(afterPlan({ onboardingCompleted: true })).toBe('/dashboard')
  })
})
