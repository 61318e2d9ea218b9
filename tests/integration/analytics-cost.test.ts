import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { analyticsPeriods } from '@vitrine/common/analytics/constants'
import { addDays, dayAt, daysFrom, monthOf } from '@vitrine/common/analytics/days'
import { collectClick, collectView } from '../../functions/analytics/collect.ts'
import { readSummary } from '../../functions/analytics/read-summary.ts'
import { monthRef, shards, visitorsPartRef, visitorsRef, type ClosedDay } from '../../functions/analytics/stored.ts'
import { packVisitors } from '../../functions/analytics/visitor-log.ts'
import { limitEndpoint } from '../../functions/http/limits.ts'
import { db } from '../../functions/lib/firebase.ts'
import { Limiter, type Limit } from '../../functions/lib/limiter.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { mostWritesASecond, operationsOf } from '../support/firestore-operations.ts'
import { clickOf, freshId, publishPage, viewOf, visitorRequest, type Page } from '../support/visits.ts'

/** What visits cost, in documents that the Admin SDK reads and writes in this process, which behaves like one instance. */

let owner: TestAccount
// Functions run in this process: they must configure Firestore before anything uses it.
beforeAll(() => void db())
beforeEach(async () => {
  owner = await createAccount()
})

const view = (page: Page, cid?: string) => collectView(viewOf(page, cid), visitorRequest())

/** Starts work at an even rate and returns all results. */
function atRate<Result>(perSecond: number, count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Promise<Result>[] = []
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      results.push(work())
      if (results.length < count) return
      clearInterval(timer)
      Promise.all(results).then(resolve, reject)
    }, 1000 / perSecond)
  })
}

describe('a view', () => {
  it('on its own costs two writes, and one read to check that the page is published', async () => {
    const page = await publishPage(owner)
    const operations = await operationsOf(() => view(page))
    expect(operations.written).toHaveLength(2)
    expect(operations.reads).toBe(1)
  })

  it('among 20 a second costs at most two writes and 0.05 reads, and no document is written twice in a second', {
    timeout: 120_000,
  }, async () => {
    const page = await publishPage(owner)
    const views = 100
    const operations = await operationsOf(async () => {
      const counted = await atRate(20, views, () => view(page))
      expect(counted).toEqual(Array(views).fill(true))
    })
    expect(operations.written.length / views).toBeLessThanOrEqual(2)
    expect(operations.reads / views).toBeLessThanOrEqual(0.05)
    expect(mostWritesASecond(operations)).toBe(1)
    expect((await readSummary(owner, page.portfolioId, { days: '7' }, Date.now())).totalViews).toBe(views)
  })
})

describe('no document is read or written for', () => {
  it.each([
    ['a bot', { 'User-Agent': 'Googlebot/2.1' }],
    ['Do Not Track', { DNT: '1' }],
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
  ])('%s', async (_what, headers) => {
    const page = await publishPage(owner)
    const operations = await operationsOf(async () => {
      expect(await collectView(viewOf(page), visitorRequest(headers))).toBe(false)
      expect(await collectClick(clickOf(page, 'https://example.com'), visitorRequest(headers))).toBe(false)
    })
    expect(operations).toEqual({ reads: 0, written: [] })
  })

  it('a second click within a minute', async () => {
    const page = await publishPage(owner)
    const cid = freshId()
    expect(await collectClick(clickOf(page, 'https://example.com', cid), visitorRequest())).toBe(true)
    const operations = await operationsOf(async () => {
      expect(await collectClick(clickOf(page, 'https://example.com', cid), visitorRequest())).toBe(false)
    })
    expect(operations).toEqual({ reads: 0, written: [] })
  })
})

describe('a summary', () => {
  const now = Date.UTC(2026, 4, 1, 12)
  const today = dayAt(now)
  const closedDay = (views: number): ClosedDay => ({
    views,
    uniques: 1,
    clicks: { social: 1 },
    referrers: {},
    countries: {},
    devices: {},
    links: [],
  })

  /** A portfolio with visits on each of the last 120 days, written as they are stored. */
  async function visited(views: number, visitors: number): Promise<string> {
    const { portfolioId } = await publishPage(owner)
    const days = daysFrom(addDays(today, -120), addDays(today, -1))
    for (const month of new Set(days.map(monthOf))) {
      const inMonth = days.filter((day) => monthOf(day) === month)
      await monthRef(portfolioId, month).set({
        days: Object.fromEntries(inMonth.map((day) => [day, closedDay(views / days.length)])),
      })
    }
    const log = new Map(
      Array.from({ length: visitors }, (_, index): [string, string] => [
        randomBytes(6).toString('hex'),
        addDays(today, -1 - (index % 80)),
      ]),
    )
    const [first = new Uint8Array(), ...more] = packVisitors(log)
    await visitorsRef(portfolioId).set({ log: first, parts: more.length + 1, sums: {}, pruneOn: null })
    for (const [index, part] of more.entries()) await visitorsPartRef(portfolioId, index + 1).set({ log: part })
    for (let shard = 0; shard < 4; shard++) {
      await shards(portfolioId)
        .doc(String(shard))
        .set({
          ownerId: owner.uid,
          views: 1,
          open: [today],
          days: { [today]: { views: 1, visitors: { [`00000000000${shard}`]: 1 } } },
        })
    }
    return portfolioId
  }

  it.each([
    [1_200, 1_000],
    [120_000, 50_000],
    [1_200_000, 250_000],
  ])(
    'of %i views by %i visitors costs at most 10 reads but for one a thousand visitors, and is exact',
    { timeout: 120_000 },
    async (views, visitors) => {
      const portfolioId = await visited(views, visitors)
      for (const period of analyticsPeriods) {
        const operations = await operationsOf(async () => {
          const summary = await readSummary(owner, portfolioId, { days: period }, now)
          expect(summary.totalViews).toBe((views / 120) * (Number(period) - 1) + 4)
          if (period === '90') expect(summary.uniqueViewsWindow).toBe(visitors + 4)
        })
        expect(operations.reads).toBeLessThanOrEqual(10 + Math.floor(visitors / 100_000))
        expect(operations.written).toEqual([])
      }
    },
  )
})

describe('a limit', () => {
  const limit: Limit = { name: 'test', by: 'page', windowMs: 60_000, most: 100, block: 10 }

  it('holds across instances, up to one block for each', async () => {
    const [key, now] = [freshId(), Date.now()]
    const instances = Array.from({ length: 4 }, () => new Limiter())
    const answers = await Promise.all(
      instances.flatMap((instance) => Array.from({ length: 80 }, () => instance.allows(limit, key, now))),
    )
    const allowed = answers.filter(Boolean).length
    expect(allowed).toBeGreaterThanOrEqual(limit.most - 10 * instances.length)
    expect(allowed).toBeLessThanOrEqual(limit.most + 10 * instances.length)
  })

  it('costs nothing in ordinary use or after it was exceeded', async () => {
    const [key, now] = [freshId(), Date.now()]
    const limiter = new Limiter()
    const ask = (times: number) => Promise.all(Array.from({ length: times }, () => limiter.allows(limit, key, now)))
    expect(await operationsOf(() => ask(10))).toEqual({ reads: 0, written: [] })
    expect((await ask(200)).at(-1)).toBe(false)
    expect(await operationsOf(() => ask(200))).toEqual({ reads: 0, written: [] })
    expect(await limiter.allows(limit, key, now + limit.windowMs)).toBe(true)
    expect(await limiter.allows(limit, freshId(), now)).toBe(true)
  })

  it('without blocks is exact across instances', async () => {
    const [key, now] = [freshId(), Date.now()]
    const exact: Limit = { name: 'test-exact', by: 'mailbox', windowMs: 60_000, most: 7 }
    const instances = Array.from({ length: 4 }, () => new Limiter())
    const answers = await Promise.all(
      instances.flatMap((instance) => Array.from({ length: 10 }, () => instance.allows(exact, key, now))),
    )
    expect(answers.filter(Boolean)).toHaveLength(7)
    expect(await operationsOf(() => instances[0]!.allows(exact, key, now))).toEqual({ reads: 0, written: [] })
  })

  it('by address ignores forged X-Forwarded-For entries and does not affect other addresses', async () => {
    const from = (address: string, made = 'x') =>
      limitEndpoint(
        'recordView',
        null,
        visitorRequest({ 'X-Forwarded-For': `${made}, ${address}, 10.0.0.1` }),
        Date.now(),
      )
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => from('203.0.113.7', `198.51.100.${index}`)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(60)
    expect(refused[0]?.reason).toMatchObject({ code: 'rate-limited', status: 429 })
    await from('203.0.113.8')
  })
})
