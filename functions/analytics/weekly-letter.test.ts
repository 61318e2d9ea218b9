import { expect, it, vi } from 'vitest'
import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { letterText } from '../lib/mail/layout.tsx'
import { englishForOwners } from '../lib/owner-words/load.ts'
import { weeklyLetter } from './weekly-letter.ts'

vi.stubEnv('APP_ORIGIN', 'https://vitrine.example/')

const summary = {
  portfolio: { name: 'My work', username: 'ada' },
  totalViews: 3,
  uniqueViewsWindow: 2,
  clicksByType: [{ type: 'website', count: 4 }],
  topLinks: [{ target: 'https://evil.example/', label: 'See my shop', count: 4 }],
  referrers: [{ host: 'news.evil.example', count: 2 }],
  previous: { totalViews: 0, totalClicks: 0, uniqueViewsWindow: null },
} as unknown as AnalyticsSummary

it('the weekly figures name a site and a link, and neither as one', () => {
  const text = letterText(weeklyLetter('p1', summary, englishForOwners))
  expect(text).toContain('A week of “My work”')
  expect(text).toContain('came from news · evil · example.')
  expect(text).toContain('Clicked most: See my shop (4 clicks).')
})

it.each(['call-1-888-555-0123.evil.example', '192.0.2.101', 'xn--vil-poa.example'])(
  'a site is not named whose host reads as a telephone number or an address: %s',
  (host) => {
    const text = letterText(weeklyLetter('p1', { ...summary, referrers: [{ host, count: 2 }] }, englishForOwners))
    expect(text).not.toContain('came from')
    expect(text).toContain('Clicked most')
  },
)

it('what anybody can make up is no link there', () => {
  const madeUp = {
    ...summary,
    portfolio: { name: 'verify at evil.example', username: 'ada' },
    topLinks: [{ target: 'https://evil.example/', label: 'Verify at evil.example', count: 4 }],
  }
  const text = letterText(weeklyLetter('p1', madeUp, englishForOwners))
  expect(text).not.toContain('evil.example')
  expect(text).toContain('A week of your portfolio')
  expect(text).toContain('Clicked most: a link without a name (4 clicks).')
})
