import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('takes the password, also as another keyboard types it, and nothing else', async () => {
  const stored = await hashPassword('Grüße 2026')
  expect(await isPassword('Grüße 2026', stored)).toBe(true)
  expect(await isPassword('Gru\u0308ße 2026', stored)).toBe(true)
  expect(await isPassword('grüße 2026', stored)).toBe(false)
  expect(await isPassword('', stored)).toBe(false)
})

it('stores two equal passwords differently, and neither of them', async () => {
  const [one, other] = await Promise.all([hashPassword('studio-nord'), hashPassword('studio-nord')])
  expect(one.hash).not.toBe(other.hash)
  expect(JSON.stringify(one)).not.toContain('studio-nord')
})

it('costs as much as OWASP asks: 2^15 · 8 · 3', async () => {
  expect(await hashPassword('studio-nord')).toMatchObject({ cost: 32_768, blockSize: 8, parallelization: 3 })
})

it('still takes what was hashed with other numbers', async () => {
  const stored = { cost: 1024, blockSize: 8, parallelization: 1, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }
  const { scryptSync } = await import('node:crypto')
  const hash = scryptSync('studio-nord', Buffer.from(stored.salt, 'base64url'), 32, { N: 1024, r: 8, p: 1 })
  expect(await isPassword('studio-nord', { ...stored, hash: hash.toString('base64url') })).toBe(true)
})
