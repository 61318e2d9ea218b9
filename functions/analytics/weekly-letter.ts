import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { analyticsPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'

const numbers = new Intl.NumberFormat('en-US')
const counted = (count: number, one: string, many: string) => `${numbers.format(count)} ${count === 1 ? one : many}`

/** Anybody can make up visits from any site. Its host is named so that no mail program makes a link of it, or not at all. */
const unlinked = (host: string) => quote(host.replaceAll('.', ' · '))

/** The figures of seven days, for a portfolio's owner. */
export function weeklyLetter(
  portfolioId: string,
  { portfolio, totalViews, uniqueViewsWindow, clicksByType, topLinks, referrers, previous }: AnalyticsSummary,
): Letter {
  const clicks = clicksByType.reduce((sum, { count }) => sum + count, 0)
  const week = `${counted(uniqueViewsWindow, 'visitor', 'visitors')}, ${counted(totalViews, 'view', 'views')} and ${counted(clicks, 'click', 'clicks')}`
  const [link, referrer] = [topLinks[0], referrers[0]]
  const name = quote(portfolio.name)
  const site = referrer ? unlinked(referrer.host) : null
  return {
    preview: `${week} in seven days.`,
    heading: name ? `A week of “${name}”` : 'A week of your portfolio',
    blocks: [
      {
        kind: 'paragraph',
        text: `In the last seven days your portfolio had ${week}. In the seven days before there were ${counted(previous.totalViews, 'view', 'views')} and ${counted(previous.totalClicks, 'click', 'clicks')}.`,
      },
      ...(site
        ? [
            {
              kind: 'paragraph',
              text: `Most visitors who followed a link came from ${site}.`,
            } as const,
          ]
        : []),
      ...(link
        ? [
            {
              kind: 'paragraph',
              text: `Clicked most: ${quote(link.label ?? '') ?? 'a link without a name'} (${counted(link.count, 'click', 'clicks')}).`,
            } as const,
          ]
        : []),
      { kind: 'button', label: 'See all figures', href: appOrigin() + analyticsPath(portfolioId) },
    ],
    footer:
      'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.',
  }
}
