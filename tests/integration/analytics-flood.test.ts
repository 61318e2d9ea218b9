import { beforeAll, expect, it } from 'vitest'
import { collectView } from '../../functions/analytics/collect.ts'
import { limitPortfolio, PORTFOLIO_LIMITS } from '../../functions/analytics/limits.ts'
import { readSummary } from '../../functions/analytics/read-summary.ts'
import { db } from '../../functions/lib/firebase.ts'
import { createAccount } from '../support/accounts.ts'
import { publishPage, viewOf, visitorRequest, type Page } from '../support/visits.ts'

/** Runs in this process, which behaves like one instance. */
beforeAll(() => void db())

const MINUTE_MS = 60_000
const perMinute = PORTFOLIO_LIMITS[0]?.most ?? 0

it('a flood on one portfolio is refused without affecting other portfolios or the next minute', {
  timeout: 120_000,
}, async () => {
  const owner = await createAccount()
  const [flooded, quiet] = [await publishPage(owner), await publishPage(owner)]
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
  // Each visit comes from another address, as in a real flood.
  const visit = (page: Page, from: string, ms = 0) =>
    collectView(
      viewOf(page),
      visitorRequest({ 'x-vitrine-now': String(start + ms), 'x-forwarded-for': `${from}, 203.0.113.1` }),
    )

  let passed = 0
  while (
    await limitPortfolio(flooded.portfolioId, start).then(
      () => true,
      () => false,
    )
  )
    passed++
  expect(passed).toBeGreaterThanOrEqual(perMinute)
  expect(passed).toBeLessThanOrEqual(perMinute + (PORTFOLIO_LIMITS[0]?.block ?? 0))
  const refused = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => visit(flooded, `198.51.100.${index}`)),
  )
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']))

  const others = await Promise.all(Array.from({ length: 20 }, (_, index) => visit(quiet, `198.51.100.${index}`)))
  expect(others).toEqual(Array(20).fill(true))
  expect(await visit(flooded, '192.0.2.1', MINUTE_MS)).toBe(true)
  const views = async ({ portfolioId }: Page) =>
    (await readSummary(owner, portfolioId, { days: '7' }, start)).totalViews
  expect([await views(quiet), await views(flooded)]).toEqual([20, 1])
})
