import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { Card } from '../../components/card.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { formatChange } from './numbers.ts'

/** The four figures, each beside what it was in the period before. */
export function FigureCards({ summary }: { summary: AnalyticsSummary }) {
  const { days, totalViews, allTimeViews, uniqueViews7d, uniqueViewsWindow, clicksByType, previous } = summary
  const clicks = clicksByType.reduce((sum, { count }) => sum + count, 0)
  const cards = [
    {
      label: say('Total Views'),
      value: totalViews,
      before: previous.totalViews,
      hint: say('All page views including repeat visits'),
      more: say('{n} since the beginning', { n: allTimeViews }),
    },
    {
      label: say('Unique Visitors ({days}d)', { days: 7 }),
      value: uniqueViews7d,
      before: null,
      hint: say('Different people in the last {days} days', { days: 7 }),
    },
    {
      label: say('Unique Visitors ({days}d)', { days }),
      value: uniqueViewsWindow,
      before: previous.uniqueViewsWindow,
      hint: say('Different people in the last {days} days', { days }),
    },
    {
      label: say('Total Clicks'),
      value: clicks,
      before: previous.totalClicks,
      hint: say('On links that lead away from your page'),
    },
  ]
  return (
    <Card>
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {cards.map(({ label, value, before, hint, more }) => {
          const change = formatChange(value, before)
          return (
            <div
              key={label}
              className="flex flex-col gap-1 border-line p-4 odd:border-r nth-[n+3]:border-t sm:p-5 lg:nth-[n+3]:border-t-0 lg:not-last:border-r"
            >
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-xl font-semibold">{formatNumber(value)}</dd>
              <dd className="text-xs text-muted">{hint}</dd>
              {change && (
                <dd className="text-xs font-medium text-ink">
                  {change}{' '}
                  <span className="font-normal text-muted">
                    {say('vs the {days} days before ({before})', { days, before: before ?? 0 })}
                  </span>
                </dd>
              )}
              {more && <dd className="text-xs text-muted">{more}</dd>}
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
