import { expect, it } from 'vitest'
import { checkLinks } from '@vitrine/common/api/links'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { createAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'

/** The beginning of ten minutes. */
const START = 1_790_000_400_000
const at = (ms: number) => ({ 'x-vitrine-now': String(START + ms) })

it('link checks are limited to a hundred in ten minutes for an account', async () => {
  const [busy, other] = await Promise.all([createAccount(), createAccount()])
  const check = async ({ token }: typeof busy) => {
    const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    // An address that is not asked for: what counts is the call.
    return (ms: number) =>
      call(checkLinks, { token, params: { id }, body: { links: ['http://127.0.0.1/'] }, headers: at(ms) })
  }
  const [mine, theirs] = await Promise.all([check(busy), check(other)])
  // One after the other: tests/security/limits.test.ts asks in parallel.
  for (let call = 0; call < 100; call++) expect((await mine(0)).status).toBe(200)
  const refused = await mine(60_000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540'])
  expect(refused.body.detail).toMatchObject({
    code: 'rate-limited',
    retryAfter: 540,
    message: 'That was very often. Please try again in 9 minutes.',
  })
  expect((await theirs(60_000)).status).toBe(200)
  expect((await mine(600_000)).status).toBe(200)
})
