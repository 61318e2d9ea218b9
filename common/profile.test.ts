import { expect, it } from 'vitest'
import { NAME_MAX_LENGTH } from './limits.ts'
import { newProfile, profileName } from './profile.ts'

it('creates a new account’s profile with the specified defaults', () => {
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

it('marks the account as verified if its address is', () => {
  expect(newProfile({ email: 'ada@example.com', name: 'Ada', verified: true })).toMatchObject({
    verified: true,
    emailVerified: true,
  })
})

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada  ', 'Ada'],
  [null, 'User'],
  [undefined, 'User'],
  [' ', 'User'],
  ['x'.repeat(NAME_MAX_LENGTH + 1), 'x'.repeat(NAME_MAX_LENGTH)],
  ['Ada \ud800 King', 'Ada \ufffd King'],
  ['x'.repeat(NAME_MAX_LENGTH - 1) + '🦊', 'x'.repeat(NAME_MAX_LENGTH - 1)],
])('calls the person whom a provider calls %j %j', (displayName, name) => {
  expect(profileName(displayName)).toBe(name)
})
