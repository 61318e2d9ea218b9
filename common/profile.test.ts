import { expect, it } from 'vitest'
import { newProfile } from './profile.ts'

it('makes the profile of a new account with the defaults of the specification', () => {
  expect(newProfile({ email: 'ada@example.com', name: 'Ada Lovelace', verified: false })).toEqual({
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    namelower: 'ada lovelace',
    verified: false,
    emailVerified: false,
    onboardingCompleted: false,
    subscription_level: 'free',
    subscription_status: 'none',
  })
})

it('marks an account verified whose address is', () => {
  expect(newProfile({ email: 'ada@example.com', name: 'Ada', verified: true })).toMatchObject({ verified: true, emailVerified: true })
})
