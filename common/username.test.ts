import packageNames from 'reserved-usernames' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appRoutes } from './routes.ts'
import { cleanUsernameInput, isReservedUsername, usernameMessages, usernameProblem } from './username.ts'

describe('usernameProblem', () => {
  it.each([
    ['', 'Username is required'],
    ['a', 'Username must be at least 3 characters'],
    ['ab', 'Username must be at least 3 characters'],
    ['x'.repeat(31), 'Username must be less than 30 characters'],
    ['x'.repeat(100), 'Username must be less than 30 characters'],
    ['ada lovelace', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['ada.lovelace', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['adä', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['ada\n', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['../ada', 'Username can only contain letters, numbers, hyphens, and underscores'],
    ['dashboard', 'This username is reserved and cannot be used'],
  ])('of %j is %j', (name, message) => expect(usernameProblem(name)).toBe(message))

  it.each(['abc', 'ada', 'ada-lovelace', 'ada_lovelace', 'a1b2c3', '1815', '-_-', 'x'.repeat(30)])(
    'of %s is none',
    (name) => expect(usernameProblem(name)).toBeNull(),
  )
})

describe('isReservedUsername', () => {
  const specified =
    'dashboard, templates, editor, p, login, signup, verify, api, admin, settings, portfolio, about, contact, pricing, blog, docs, help, support, account, profile, user, users, public, auth, logout, register, reset, home, assets, static, media, uploads, mail, email, www, security, backup, import, export'
  it.each(specified.split(', '))('%s, as the specification says', (name) => {
    expect(isReservedUsername(name)).toBe(true)
    expect(isReservedUsername(name.toUpperCase())).toBe(true)
  })

  const firstSegments = Object.values(appRoutes).flatMap((route) => route.split('/')[1] || [])
  it.each([...new Set(firstSegments), 'v1'])('%s, because it is an address of the app', (name) =>
    expect(isReservedUsername(name)).toBe(true),
  )

  it('every name of the public list', () => {
    expect(packageNames.length).toBeGreaterThan(100)
    expect(packageNames.filter((name) => !isReservedUsername(name))).toEqual([])
  })

  it('not an ordinary name', () => {
    expect(['ada-lovelace', 'grace_hopper', 'dashboards', 'my-portfolio'].filter(isReservedUsername)).toEqual([])
  })
})

describe('cleanUsernameInput', () => {
  it.each([
    ['Ada Lovelace', 'adalovelace'],
    ['ADA-LOVELACE_1815', 'ada-lovelace_1815'],
    ['ädä@!', 'd'],
    ['ａｄａ＿１８', 'ada_18'],
    ['', ''],
  ])('makes %j into %j', (input, cleaned) => expect(cleanUsernameInput(input)).toBe(cleaned))

  it('leaves only valid characters, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (input) => {
        const cleaned = cleanUsernameInput(input)
        expect(cleaned).toMatch(/^[a-z0-9_-]*$/)
        expect(cleanUsernameInput(cleaned)).toBe(cleaned)
        expect(usernameProblem(cleaned)).not.toBe(usernameMessages.characters)
      }),
    )
  })
})
