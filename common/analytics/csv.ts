import type { AnalyticsSummary } from '../api/analytics.ts'

type Cell = string | number

/** A table as RFC 4180 has it. Texts that a spreadsheet would take for a formula are marked as text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The days of a period. */
export const daysCsv = ({ viewsByDay }: Pick<AnalyticsSummary, 'viewsByDay'>): string =>
  csvOf(['date', 'unique visitors', 'views', 'clicks'], viewsByDay.map(({ date, count, views, clicks }) => [date, count, views, clicks]))

/** Where visitors came from and what they clicked, in a period. */
export const sourcesCsv = ({ clicksByType, topLinks, referrers, countries, devices }: AnalyticsSummary): string =>
  csvOf(
    ['kind', 'name', 'label', 'count'],
    [
      ...clicksByType.map(({ type, count }) => ['clicks by type', type, '', count]),
      ...topLinks.map(({ target, label, count }) => ['link', target, label ?? '', count]),
      ...referrers.map(({ host, count }) => ['referrer', host, '', count]),
      ...countries.map(({ country, count }) => ['country', country, '', count]),
      ...devices.map(({ device, count }) => ['device', device, '', count]),
    ],
  )
