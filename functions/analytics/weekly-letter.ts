import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { analyticsPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'
import type { OwnerWording } from '../lib/owner-words/load.ts'

/** Anybody can make up visits from any site. Its host is named so that no mail program makes a link of it, or not at all. */
const unlinked = (host: string) => quote(host.replaceAll('.', ' · '))

/** The figures of seven days, for a portfolio's owner. */
export function weeklyLetter(
  portfolioId: string,
  { portfolio, totalViews, uniqueViewsWindow, clicksByType, topLinks, referrers, previous }: AnalyticsSummary,
  { language, say, sentences }: OwnerWording,
): Letter {
  const visitorsOf = (n: number) => (n === 1 ? say('1 visitor') : say('{n} visitors', { n }))
  const viewsOf = (n: number) => (n === 1 ? say('1 view') : say('{n} views', { n }))
  const clicksOf = (n: number) => (n === 1 ? say('1 click') : say('{n} clicks', { n }))
  const week = say('{visitors}, {views} and {clicks}', {
    visitors: visitorsOf(uniqueViewsWindow),
    views: viewsOf(totalViews),
    clicks: clicksOf(clicksByType.reduce((sum, { count }) => sum + count, 0)),
  })
  const [link, referrer] = [topLinks[0], referrers[0]]
  const name = quote(portfolio.name)
  const site = referrer ? unlinked(referrer.host) : null
  return {
    language,
    preview: say('{week} in seven days.', { week }),
    heading: name ? say('A week of “{name}”', { name }) : say('A week of your portfolio'),
    blocks: [
      {
        kind: 'paragraph',
        text: sentences(
          say('In the last seven days your portfolio had {week}.', { week }),
          say('In the seven days before there were {views} and {clicks}.', {
            views: viewsOf(previous.totalViews),
            clicks: clicksOf(previous.totalClicks),
          }),
        ),
      },
      ...(site
        ? [
            {
              kind: 'paragraph',
              text: say('Most visitors who followed a link came from {site}.', { site }),
            } as const,
          ]
        : []),
      ...(link
        ? [
            {
              kind: 'paragraph',
              text: say('Clicked most: {link} ({clicks}).', {
                link: quote(link.label ?? '') ?? say('a link without a name'),
                clicks: clicksOf(link.count),
              }),
            } as const,
          ]
        : []),
      { kind: 'button', label: say('See all figures'), href: appOrigin() + analyticsPath(portfolioId) },
    ],
    footer: say(
      'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.',
    ),
  }
}
