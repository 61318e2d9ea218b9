import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { classNames } from '../../lib/class-names.ts'
import { say } from '../../lib/words/say.ts'
import { ClicksByType } from './clicks-by-type.tsx'
import { CountList } from './count-list.tsx'
import { FigureCards } from './figure-cards.tsx'
import { countryNames } from './numbers.ts'
import { HOME_PAGE, PageFigures } from './page-figures.tsx'
import { Panel } from './panel.tsx'
import { TopLinks } from './top-links.tsx'
import { ViewsChart } from './views-chart.tsx'

const deviceNames = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' } as const

interface SummaryViewProps {
  summary: AnalyticsSummary
  outdated?: boolean
  /** The page whose days are shown; null for all. */
  page: string | null
  onPage: (page: string | null) => void
}

/** All figures of a period. @param outdated they are those of another period, while the right ones are on their way */
export function SummaryView({ summary, outdated = false, page, onPage }: SummaryViewProps) {
  const { viewsByDay, clicksByType, topLinks, referrers, campaigns, countries, devices } = summary
  const countryName = countryNames()
  return (
    <div
      className={classNames('grid gap-6 transition-opacity duration-150', outdated && 'opacity-60')}
      aria-busy={outdated}
    >
      <FigureCards summary={summary} />
      <Panel title={say('Views Over Time')} description={say('Unique visitors per day (UTC)')}>
        <ViewsChart days={viewsByDay} />
      </Panel>
      {summary.pages.some((one) => one.page !== HOME_PAGE) && (
        <Panel title={say('Pages')} description={say('Views and clicks of each')}>
          <PageFigures summary={summary} page={page} onPage={onPage} />
        </Panel>
      )}
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <Panel title={say('Clicks by Type')}>
          <ClicksByType clicks={clicksByType} />
        </Panel>
        <Panel title={say('Top Links')}>
          <TopLinks links={topLinks} />
        </Panel>
      </div>
      <div className="grid gap-6 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        <Panel title={say('Referrers')} description={say('Sites that visitors came from')}>
          <CountList
            unit={say('Views')}
            entries={referrers.map(({ host, count }) => ({ name: host, count }))}
            empty={say('No referrers yet. Visitors came directly, or their browsers hide where from.')}
          />
        </Panel>
        {campaigns.length > 0 && (
          <Panel title={say('Campaigns')} description={say('What links to the page are marked with')}>
            <CountList
              unit={say('Views')}
              entries={campaigns.map(({ campaign, count }) => ({ name: campaign, count }))}
              empty=""
            />
          </Panel>
        )}
        {countries.length > 0 && (
          <Panel title={say('Countries')}>
            <CountList
              unit={say('Views')}
              entries={countries.map(({ country, count }) => ({ name: countryName(country), count }))}
              empty=""
            />
          </Panel>
        )}
        <Panel title={say('Devices')}>
          <CountList
            unit={say('Views')}
            entries={devices.map(({ device, count }) => ({ name: say(deviceNames[device]), count }))}
            empty={say('No visits yet.')}
          />
        </Panel>
      </div>
    </div>
  )
}
