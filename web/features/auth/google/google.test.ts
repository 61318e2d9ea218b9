import { FirebaseError } from 'firebase/app'
import { describe, expect, it, vi } from 'vitest'
import { newProfile } from '@vitrine/common/profile'
import { AccountError } from '../account-error.ts'
import { loginMessages, signUpMessages } from '../messages.ts'
import { missingDefaults } from './missing-defaults.ts'
import { googleFailureMessage } from './sign-in.ts'

vi.mock('../../../lib/auth.ts', () => ({ auth: {} }))

describe('missingDefaults', () => {
  const profile = newProfile({ email: 'ada@example.com', name: 'Ada King', verified: true })

  it('has nothing to fill in where nothing is missing', () => {
    expect(missingDefaults({ ...profile, subscription_level: 'pro', subscription_status: 'active' })).toEqual({})
  })

  it.each(['namelower', 'subscription_level', 'subscription_status'] as const)('fills in %s alone', (field) => {
    const stored = { ...profile, [field]: undefined }
    expect(missingDefaults(stored)).toEqual({ [field]: profile[field] })
  })

  it('makes no lower-case name of no name', () => {
    expect(missingDefaults({})).toEqual({ subscription_level: 'free', subscription_status: 'none' })
  })
})

describe('googleFailureMessage', () => {
  const failed = (code: string) => new FirebaseError(code, 'Refused')

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'is silent about %s',
    (code) => {
      expect(googleFailureMessage(failed(code), loginMessages.googleFailed)).toBeNull()
    },
  )

  it('names the way in for an account of another method', () => {
    expect(
      googleFailureMessage(failed('auth/account-exists-with-different-credential'), signUpMessages.googleFailed),
    ).toBe('An account with this email already exists. Please log in with your original method.')
  })

  it('hands on what to do where the window cannot open', () => {
    expect(googleFailureMessage(new AccountError('Go elsewhere.'), loginMessages.googleFailed)).toBe('Go elsewhere.')
  })

  it.each([failed('auth/internal-error'), failed('auth/popup-blocked'), new Error('anything')])(
    'says of %s that it failed',
    (error) => {
      expect(googleFailureMessage(error, signUpMessages.googleFailed)).toBe(
        'Failed to sign up with Google. Please try again.',
      )
      expect(googleFailureMessage(error, loginMessages.googleFailed)).toBe(
        'Failed to sign in with Google. Please try again.',
      )
    },
  )
})
