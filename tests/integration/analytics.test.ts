import { beforeEach, describe, expect, it } from 'vitest'
import { createPage } from '@vitrine/common/api/pages'
import { getAnalyticsSummary, recordClick, recordView } from '@vitrine/common/api/analytics'
import { addDays, dayAt } from '@vitrine/common/analytics/days'
import type { AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import {
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  publishPortfolio,
  restorePortfolio,
} from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { clickOf, freshId, publishPage, viewOf, type Page } from '../support/visits.ts'

let owner: TestAccount
let page: Page

beforeEach(async () => {
  owner = await createAccount()
  page = await publishPage(owner)
})

const summary = (days?: AnalyticsPeriod) =>
  succeed(getAnalyticsSummary, { token: owner.token, params: { id: page.portfolioId }, query: days ? { days } : {} })
const view = (body = viewOf(page), headers: Record<string, string> = {}) => succeed(recordView, { body, headers })
const click = (body: ReturnType<typeof clickOf>, headers: Record<string, string> = {}) =>
  succeed(recordClick, { body, headers })
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('the summary', () => {
  it('of a page without visits has a zero for each day', async () => {
    const empty = await summary()
    const today = dayAt(Date.parse(empty.updatedAt))
    expect(empty).toMatchObject({
      days: '30',
      totalViews: 0,
      allTimeViews: 0,
      uniqueViews7d: 0,
      uniqueViewsWindow: 0,
      liveVisitors: 0,
      clicksByType: [],
      topLinks: [],
      referrers: [],
      campaigns: [],
      countries: [],
      devices: [],
      portfolio: { username: page.username },
      previous: { totalViews: 0, uniqueViewsWindow: 0, totalClicks: 0 },
    })
    expect(empty.viewsByDay).toHaveLength(30)
    expect(empty.viewsByDay[0]).toEqual({ date: addDays(today, -29), count: 0, views: 0, clicks: 0 })
    expect(empty.viewsByDay.at(-1)?.date).toBe(today)
  })

  it('tells views and clicks of each page, and the days of the one that is asked for', async () => {
    const params = { id: page.portfolioId }
    const { id: article } = await succeed(createPage, {
      token: owner.token,
      params,
      body: { kind: 'article', content: { title: 'On grids' } },
    })
    await succeed(publishPortfolio, { token: owner.token, params, body: { status: 'published' } })
    await view()
    const at = (slug: string) => ({ url: `https://vitrine.example/${page.username}/${slug}` })
    for (const slug of ['on-grids', 'on-grids', 'made-up']) await view(viewOf(page, freshId(), at(slug)))
    await click(clickOf(page, 'https://elsewhere.example/', freshId(), at('on-grids')))
    const counted = await succeed(getAnalyticsSummary, {
      token: owner.token,
      params,
      query: { days: '7', page: article },
    })
    expect(counted.totalViews).toBe(4)
    // What nobody publishes is counted with the portfolio's own page.
    expect(counted.pages).toEqual([
      { page: article, title: 'On grids', views: 2, clicks: 1 },
      { page: 'home', title: null, views: 2, clicks: 0 },
    ])
    expect(counted.pageDays).toHaveLength(7)
    expect(counted.pageDays?.at(-1)).toMatchObject({ views: 2, clicks: 1 })
    expect((await summary('7')).pageDays).toBeNull()
  })

  it('counts views, visitors, referrers, countries and devices', async () => {
    const [ada, ben] = [freshId(), freshId()]
    await view(viewOf(page, ada, { referrer: 'https://www.search.example/?q=ada' }))
    await view(viewOf(page, ada, { referrer: `https://vitrine.example/${page.username}` }))
    await view(viewOf(page, ben, { referrer: 'not an address' }), { 'User-Agent': phone, 'X-Country-Code': 'NZ' })
    const counted = await summary('7')
    expect(counted).toMatchObject({
      days: '7',
      totalViews: 3,
      allTimeViews: 3,
      uniqueViews7d: 2,
      uniqueViewsWindow: 2,
      liveVisitors: 2,
      referrers: [{ host: 'search.example', count: 1 }],
      countries: [{ country: 'NZ', count: 1 }],
      devices: [
        { device: 'desktop', count: 2 },
        { device: 'mobile', count: 1 },
      ],
    })
    expect(counted.viewsByDay.at(-1)).toMatchObject({ count: 2, views: 3, clicks: 0 })
    expect(counted.viewsByDay).toHaveLength(7)
  })

  it('counts the campaigns that addresses name, and keeps nothing else of their queries', async () => {
    const at = (query: string) => ({
      ...viewOf(page, freshId()),
      url: `https://vitrine.example/${page.username}${query}`,
    })
    for (const query of [
      '?utm_source=newsletter&utm_campaign=autumn&email=reader@example.com',
      '?utm_campaign=autumn&utm_source=newsletter&utm_term=secret-term',
      '?ref=conference-talk&token=secret-token',
      '?ref=reader%40example.com',
      '?utm_source=%F0%9F%8E%89%E2%80%AE+launch%0A',
      '#ref=secret-hash',
    ])
      await view(at(query))
    expect((await summary('7')).campaigns).toEqual([
      { campaign: 'newsletter / autumn', count: 2 },
      { campaign: 'conference-talk', count: 1 },
      { campaign: '🎉 launch', count: 1 },
    ])
    const stored = await adminFirestore().collection(`portfolios/${page.portfolioId}/tallies`).get()
    expect(stored.size).toBeGreaterThan(0)
    expect(JSON.stringify(stored.docs.map((shard) => shard.data()))).not.toMatch(/reader|secret/)
  })

  it('counts clicks by type and by link', async () => {
    await click(clickOf(page, 'https://github.com/ada', freshId(), { label: '  My\n\u202ecode ' }))
    await click(clickOf(page, 'https://github.com/ada', freshId(), { label: 'My code' }))
    await click(clickOf(page, 'mailto:ada@example.com', freshId(), { label: '' }))
    await click(clickOf(page, 'https://example.com/cv.pdf'))
    const counted = await summary()
    expect(counted.clicksByType).toEqual([
      { type: 'social', count: 2 },
      { type: 'download', count: 1 },
      { type: 'email', count: 1 },
    ])
    expect(counted.topLinks[0]).toEqual({ target: 'https://github.com/ada', label: 'My code', count: 2 })
    expect(counted.topLinks).toContainEqual({ target: 'mailto:ada@example.com', label: null, count: 1 })
    expect(counted.viewsByDay.at(-1)).toMatchObject({ clicks: 4, views: 0, count: 0 })
  })

  it('returns 404 for other accounts', async () => {
    const other = await createAccount()
    const answer = await call(getAnalyticsSummary, { token: other.token, params: { id: page.portfolioId } })
    expect(answer.status).toBe(404)
  })

  it('rejects an unsupported period with 400', async () => {
    const answer = await call(getAnalyticsSummary, {
      token: owner.token,
      params: { id: page.portfolioId },
      query: { days: '8' as '7' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('an event counts once', () => {
  it('however often it is sent, and to whichever instance', async () => {
    const body = viewOf(page)
    const answers = await Promise.all(Array.from({ length: 5 }, () => view(body)))
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1)
    expect((await summary()).totalViews).toBe(1)
  })

  it('unless it has no id: then every call is another view', async () => {
    const { id: _id, ...body } = viewOf(page)
    expect(await succeed(recordView, { body })).toEqual({ accepted: true })
    expect(await succeed(recordView, { body })).toEqual({ accepted: true })
    expect(await summary()).toMatchObject({ totalViews: 2, uniqueViewsWindow: 1 })
  })

  it('and a repeated click on the same link within a minute is not counted', async () => {
    const cid = freshId()
    expect(await click(clickOf(page, 'https://example.com/a', cid), { 'x-vitrine-now': '1790000000000' })).toEqual({
      accepted: true,
    })
    expect(await click(clickOf(page, 'https://example.com/a', cid), { 'x-vitrine-now': '1790000010000' })).toEqual({
      accepted: false,
    })
    expect(await click(clickOf(page, 'https://example.com/b', cid), { 'x-vitrine-now': '1790000010000' })).toEqual({
      accepted: true,
    })
    expect(await click(clickOf(page, 'https://example.com/a'), { 'x-vitrine-now': '1790000010000' })).toEqual({
      accepted: true,
    })
    expect(await click(clickOf(page, 'https://example.com/a', cid), { 'x-vitrine-now': '1790000060000' })).toEqual({
      accepted: true,
    })
  })
})

describe('not counted are', () => {
  it.each([
    ['Do Not Track', { DNT: '1' }],
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a link unfurler', { 'User-Agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }],
    ['a messenger’s preview', { 'User-Agent': 'WhatsApp/2.23.20.0' }],
    [
      'a headless browser',
      {
        'User-Agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      },
    ],
    ['a script', { 'User-Agent': 'curl/8.5.0' }],
    ['a page that is only prepared', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('%s', async (_what, headers) => {
    expect(await view(viewOf(page), headers)).toEqual({ accepted: false })
    expect(await click(clickOf(page, 'https://example.com'), headers)).toEqual({ accepted: false })
    expect(await summary()).toMatchObject({ totalViews: 0, clicksByType: [] })
  })

  it('the owner, identified by a token, while other accounts are counted', async () => {
    const other = await createAccount()
    expect(await view(viewOf(page), { Authorization: `Bearer ${owner.token}` })).toEqual({ accepted: false })
    expect(await view(viewOf(page), { Authorization: `Bearer ${other.token}` })).toEqual({ accepted: true })
    expect(await view(viewOf(page), { Authorization: 'Bearer nonsense' })).toEqual({ accepted: true })
  })

  it('events for a portfolio that is not published under the username', async () => {
    const elsewhere = await publishPage(owner)
    expect(await view(viewOf({ ...page, username: elsewhere.username }))).toEqual({ accepted: false })
    expect(await view(viewOf({ ...page, portfolioId: 'no-such-portfolio' }))).toEqual({ accepted: false })
    await succeed(publishPortfolio, { token: owner.token, params: { id: page.portfolioId }, body: { status: 'draft' } })
    expect(await view()).toEqual({ accepted: false })
    expect((await summary()).portfolio.username).toBeNull()
  })

  it.each(['javascript:alert(1)', '#top', '//['])('a click on %s', async (target) => {
    expect(await click(clickOf(page, target))).toEqual({ accepted: false })
  })

  it('malformed events, which return 400', async () => {
    const refused = [
      { cid: 'short' },
      { cid: 'x'.repeat(65) },
      { cid: 'with space' },
      { sessionId: '' },
      { url: 'x'.repeat(3000) },
      { id: 'a/b/c/d/e' },
    ]
    for (const wrong of refused)
      expect((await call(recordView, { body: { ...viewOf(page), ...wrong } })).status).toBe(400)
    expect((await call(recordClick, { body: { ...clickOf(page, ''), target: '' } })).status).toBe(400)
  })
})

describe('the dashboard’s view totals', () => {
  const dashboard = () => succeed(listPortfolios, { token: owner.token, params: { uid: owner.uid } })

  it('match the summary at once, and follow deleting and restoring', async () => {
    const other = await publishPage(owner)
    await view()
    await view()
    await view(viewOf(other))
    expect((await succeed(getPortfolio, { token: owner.token, params: { id: page.portfolioId } })).views).toBe(2)
    const { portfolios, totals } = await dashboard()
    expect(new Map(portfolios.map(({ id, views }) => [id, views]))).toEqual(
      new Map([
        [page.portfolioId, 2],
        [other.portfolioId, 1],
      ]),
    )
    expect(totals.views).toBe(3)
    await succeed(deletePortfolio, { token: owner.token, params: { id: page.portfolioId } })
    expect((await dashboard()).totals.views).toBe(1)
    await succeed(restorePortfolio, { token: owner.token, params: { id: page.portfolioId } })
    expect((await dashboard()).totals.views).toBe(3)
    expect((await summary()).allTimeViews).toBe(2)
  })
})
