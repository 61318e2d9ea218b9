import { describe, expect, it } from 'vitest'
import { isOwnAddress } from '../../functions/payments/checkout/request.ts'
import { postLoginPath } from '../../web/features/auth/post-login-path.ts'
import { readReturnState, safeReturnPath } from '../../web/features/auth/return-path.ts'
import { redirectTricks } from '../support/redirect-tricks.ts'

const host = 'vitrine.example'
const origin = `https://${host}`
const tricks = redirectTricks(host)

/** Where a browser goes that is on one of our pages. */
const landsOn = (address: string, base = `${origin}/login`) =>
  URL.canParse(address, base) ? new URL(address, base).origin : 'nowhere'

it('there are more than 200, and most of them lead elsewhere', () => {
  expect(tricks.length).toBeGreaterThan(200)
  expect(tricks.filter((trick) => landsOn(trick) !== origin).length).toBeGreaterThan(100)
})

describe('the way back after signing in', () => {
  it('stays on our origin, whatever the state says', () => {
    const ways = tricks
      .flatMap((trick) => [safeReturnPath(trick), readReturnState({ from: trick }).from])
      .filter((path) => path !== null)
    expect(ways.filter((path) => landsOn(path) !== origin || !path.startsWith('/'))).toEqual([])
    const profile = {
      verified: true,
      emailVerified: true,
      subscription_level: 'pro',
      onboardingCompleted: true,
    } as const
    expect(tricks.map((trick) => postLoginPath(profile, trick)).filter((path) => landsOn(path) !== origin)).toEqual([])
  })

  it('is still a path of ours when it is read again', () => {
    for (const trick of tricks) {
      const once = safeReturnPath(trick)
      if (once !== null) expect(safeReturnPath(once)).toBe(once)
    }
  })
})

it('the way back from paying is one of our own origins', () => {
  const origins = [origin]
  const taken = tricks.filter((trick) => isOwnAddress(trick, origins))
  expect(taken.filter((trick) => new URL(trick).origin !== origin)).toEqual([])
  // The provider is no page of ours: a path alone would lead to nowhere.
  expect(taken).toEqual([])
})
