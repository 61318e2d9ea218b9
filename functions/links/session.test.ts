import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { newCookieKey, newToken } from '../lib/documents/private-link.ts'
import { newDevice, readSession, sessionCookie } from './session.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')
const link = { cookieKey: newCookieKey(), endsAt: Timestamp.fromMillis(now + 100 * DAY_MS) }
const token = newToken()
const session = { device: newDevice(), admitted: true }
const header = sessionCookie(token, session, link, now)
const cookie = header.split(';')[0] ?? ''

it('is read as it was written, beside others', () => {
  expect(readSession(cookie, link, now)).toEqual(session)
  expect(readSession(`__session=own.abc; ${cookie}; theme=dark`, link, now + 29 * DAY_MS)).toEqual(session)
})

it('lasts for 30 days, and no longer than its link', () => {
  expect(header).toContain(`Max-Age=${30 * 86_400};`)
  expect(readSession(cookie, link, now + 30 * DAY_MS)).toBeNull()
  const short = { ...link, endsAt: Timestamp.fromMillis(now + DAY_MS) }
  expect(sessionCookie(token, session, short, now)).toContain('Max-Age=86400;')
})

it('goes to its link alone, and no script sees it', () => {
  for (const part of [`Path=/l/${token}`, 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(header).toContain(part)
  expect(cookie).not.toContain(token)
})

describe('is worth nothing', () => {
  const [name = '', value = ''] = cookie.split('=')
  const parts = value.split('.')
  const forged: [string, string][] = [
    ['for another link', ''],
    ['with a longer time', [parts[0], parts[1], parts[2], Number(parts[3]) + DAY_MS, parts[4]].join('.')],
    ['as one who has given no password', [parts[0], parts[1], '0', parts[3], parts[4]].join('.')],
    ['as another browser', [parts[0], newDevice(), parts[2], parts[3], parts[4]].join('.')],
    ['without its signature', parts.slice(0, 4).join('.')],
    ['with a signature of its length', [...parts.slice(0, 4), 'A'.repeat(43)].join('.')],
  ]
  it.each(forged)('%s', (what, text) => {
    if (what === 'for another link')
      return expect(readSession(cookie, { ...link, cookieKey: newCookieKey() }, now)).toBeNull()
    expect(readSession(`${name}=${text}`, link, now)).toBeNull()
  })

  it('where there is none', () => {
    expect(readSession(undefined, link, now)).toBeNull()
    expect(readSession('__session=own.abc', link, now)).toBeNull()
  })
})
