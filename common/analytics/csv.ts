import type { AnalyticsSummary } from '../api/analytics.ts'
import { csvOf } from '../csv.ts'

/** The days of a period. */
export const daysCsv = ({ viewsByDay }: Pick<AnalyticsSummary, 'viewsByDay'>): string =>
  csvOf(
    ['date', 'unique visitors', 'views', 'clicks'],
    viewsByDay.map(({ date, count, views, clicks }) => [date, count, views, clicks]),
  )

/** Referrers, campaigns, countries, devices and clicks of a period. */
export const sourcesCsv = ({
  clicksByType,
  topLinks,
  referrers,
  campaigns,
  countries,
  devices,
}: AnalyticsSummary): string =>
  csvOf(
    ['kind', 'name', 'label', 'count'],
    [
      ...clicksByType.map(({ type, count }) => ['clicks by type', type, '', count]),
      ...topLinks.map(({ target, label, count }) => ['link', target, label ?? '', count]),
      ...referrers.map(({ host, count }) => ['referrer', host, '', count]),
      ...campaigns.map(({ campaign, count }) => ['campaign', campaign, '', count]),
      ...countries.map(({ country, count }) => ['country', country, '', count]),
      ...devices.map(({ device, count }) => ['device', device, '', count]),
    ],
  )
