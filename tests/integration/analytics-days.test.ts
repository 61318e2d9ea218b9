import { beforeAll, beforeEach, expect, it } from 'vitest'
import { analyticsPeriods } from '@vitrine/common/analytics/constants'
import { addDays, dayAt } from '@vitrine/common/analytics/days'
import { listPortfolios, deletePortfolio, getPortfolio } from '@vitrine/common/api/portfolios'
import { rollUpPortfolio } from '../../functions/analytics/rollup/portfolio.ts'
import { collectClick, collectView } from '../../functions/analytics/collect.ts'
import { readSummary } from '../../functions/analytics/read-summary.ts'
import { shards, visitorsRef } from '../../functions/analytics/stored.ts'
import { db } from '../../functions/lib/firebase.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { clickOf, publishPage, viewOf, visitorRequest, type Page } from '../support/visits.ts'

/** Rolls up finished days in this process; tests set the time. */

const HOUR_MS = 3_600_000
let owner: TestAccount
let page: Page

beforeAll(() => void db())
beforeEach(async () => {
  owner = await createAccount()
  page = await publishPage(owner)
})

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
const at = (day: string) => visitorRequest({ 'x-vitrine-now': String(noonOf(day)) })
const visit = (day: string, cid: string) =>
  collectView(viewOf(page, cid, { referrer: `https://${cid}.example/` }), at(day))
const summaryOf = (period: '7' | '30' | '60' | '90', day: string) =>
  readSummary(owner, page.portfolioId, { days: period }, noonOf(day))
const today = dayAt(Date.now())
const day = (ago: number) => addDays(today, -ago)

it('rolling up days does not change the summary', async () => {
  await Promise.all([
    visit(day(0), 'visitor-ada'),
    visit(day(1), 'visitor-ada'),
    visit(day(1), 'visitor-ben'),
    visit(day(5), 'visitor-ben'),
    visit(day(5), 'visitor-ben'),
    visit(day(40), 'visitor-eve'),
    visit(day(41), 'visitor-ada'),
    visit(day(89), 'visitor-old'),
    collectClick(clickOf(page, 'https://github.com/ada', 'visitor-ada'), at(day(5))),
    collectClick(clickOf(page, 'https://github.com/ada', 'visitor-ada'), at(day(0))),
  ])
  const before = await Promise.all(analyticsPeriods.map((period) => summaryOf(period, today)))
  expect(before.map(({ uniqueViewsWindow, totalViews }) => [uniqueViewsWindow, totalViews])).toEqual([
    [2, 5],
    [2, 5],
    [3, 7],
    [4, 8],
  ])

  await rollUpPortfolio(page.portfolioId, today)
  const stored = await shards(page.portfolioId).get()
  expect(stored.docs.flatMap((shard) => Object.keys(shard.data().days))).toEqual([today])
  const after = await Promise.all(analyticsPeriods.map((period) => summaryOf(period, today)))
  // Comparisons use rolled-up days only.
  expect(after.map(({ previous: _previous, ...shown }) => shown)).toEqual(
    before.map(({ previous: _previous, ...shown }) => shown),
  )
  expect(after.map(({ previous }) => previous)).toEqual([
    { totalViews: 0, uniqueViewsWindow: 0, totalClicks: 0 },
    { totalViews: 2, uniqueViewsWindow: 2, totalClicks: 0 },
    { totalViews: 1, uniqueViewsWindow: 1, totalClicks: 0 },
    { totalViews: 0, uniqueViewsWindow: 0, totalClicks: 0 },
  ])
  expect((await succeed(getPortfolio, { token: owner.token, params: { id: page.portfolioId } })).views).toBe(8)

  await rollUpPortfolio(page.portfolioId, today)
  expect((await summaryOf('90', today)).totalViews).toBe(8)
})

it('visitor keys are deleted after 90 days, and sums stay', async () => {
  await Promise.all([visit(day(0), 'visitor-ada'), visit(day(0), 'visitor-ben')])
  await rollUpPortfolio(page.portfolioId, day(-1))
  expect((await visitorsRef(page.portfolioId).get()).data()).toMatchObject({ pruneOn: day(-90) })
  const keys = async () => (await visitorsRef(page.portfolioId).get()).data()?.log.length
  await rollUpPortfolio(page.portfolioId, day(-89))
  expect(await keys()).toBe(16)
  await rollUpPortfolio(page.portfolioId, day(-90))
  expect(await keys()).toBe(0)
  expect((await visitorsRef(page.portfolioId).get()).data()?.pruneOn).toBeNull()
  const later = await summaryOf('90', day(-89))
  expect(later.viewsByDay[0]).toEqual({ date: today, count: 2, views: 2, clicks: 0 })
})

it('the nightly run rolls up every portfolio with finished days, including deleted ones', async () => {
  const kept = page
  await Promise.all([visit(day(1), 'visitor-ada'), visit(day(2), 'visitor-ada')])
  page = await publishPage(owner)
  await visit(day(1), 'visitor-ada')
  await succeed(deletePortfolio, { token: owner.token, params: { id: page.portfolioId } })
  const run = await fetch(
    `${addresses.functions}/functions/projects/${projectId}/triggers/us-central1-closeAnalyticsDays-0`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    },
  )
  expect(run.ok).toBe(true)
  for (const { portfolioId } of [kept, page]) {
    await expect
      .poll(
        () =>
          shards(portfolioId)
            .get()
            .then(({ size }) => size),
        { timeout: 120_000 },
      )
      .toBe(0)
  }
  const { totals, portfolios } = await succeed(listPortfolios, { token: owner.token, params: { uid: owner.uid } })
  expect([totals.views, portfolios.map(({ views }) => views)]).toEqual([2, [2]])
  expect((await adminFirestore().doc(`deletedPortfolios/${page.portfolioId}`).get()).get('views')).toBe(1)
})

it('a day ends at midnight in UTC', async () => {
  const midnight = Date.parse(`${today}T00:00:00Z`)
  const late = (ms: number) => collectView(viewOf(page), visitorRequest({ 'x-vitrine-now': String(ms) }))
  await Promise.all([late(midnight - 1), late(midnight), late(midnight + HOUR_MS)])
  const { viewsByDay } = await summaryOf('7', today)
  expect(viewsByDay.slice(-2).map(({ views }) => views)).toEqual([1, 2])
})
