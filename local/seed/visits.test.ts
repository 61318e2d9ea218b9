import { describe, expect, it } from 'vitest'
import { catalogue } from '@vitrine/templates/catalogue'
import { countedClick, countedView } from '../../functions/analytics/counted-event.ts'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import { visitsOf } from './visits.ts'

const now = Date.UTC(2026, 10, 22, 15, 30)
const stored = {
  username: 'ada',
  templateId: 'developer-pro',
  content: catalogue['developer-pro'].example,
  layout: { hidden: [] },
  pages: { study: { kind: 'study', slug: 'a-study' }, article: { kind: 'article', slug: 'an-article' } },
} as unknown as PortfolioDocument
const visits = (at: number) => visitsOf('a-portfolio', stored, 12, at, { countedView, countedClick })

describe('the demo visits', () => {
  it('fill each of the last 30 days and no later day', () => {
    const days = new Set(visits(now).map(({ day }) => day))
    expect([...days].sort()).toEqual(
      Array.from({ length: 30 }, (_, index) => new Date(now - (29 - index) * 86_400_000).toISOString().slice(0, 10)),
    )
  })

  it('include several links, referrers and devices, and more views than visitors', () => {
    const all = visits(now).map(({ adds }) => adds)
    const keys = (part: 'clicks' | 'referrers' | 'devices' | 'countries') =>
      new Set(all.flatMap((adds) => Object.keys(adds[part])))
    expect(keys('devices')).toEqual(new Set(['desktop', 'mobile', 'tablet']))
    for (const part of ['clicks', 'referrers', 'countries'] as const) expect(keys(part).size).toBeGreaterThan(2)
    expect(new Set(all.flatMap(({ visitors }) => Object.keys(visitors))).size).toBeLessThan(
      all.reduce((sum, { views }) => sum + views, 0),
    )
  })

  it('are of the home page for the most part, and of each page', () => {
    const all = visits(now).map(({ adds }) => adds)
    const viewsOf = (page: string) => all.reduce((sum, { pages }) => sum + (pages[page] ?? 0), 0)
    const [home, study, article] = ['home', 'study', 'article'].map(viewsOf)
    expect(Math.min(study ?? 0, article ?? 0)).toBeGreaterThan(0)
    expect(home).toBeGreaterThan((study ?? 0) + (article ?? 0))
  })

  it('are never in the future, even just after midnight', () => {
    const early = Date.UTC(2026, 10, 22, 0, 2)
    const minutes = visits(early).flatMap(({ adds }) => Object.values(adds.visitors))
    expect(Math.max(...minutes)).toBeLessThanOrEqual(early / 60_000)
  })
})
