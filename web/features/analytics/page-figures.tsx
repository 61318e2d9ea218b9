import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { Select } from '../../components/select.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { longDateFormat } from './numbers.ts'

/** What the portfolio's own page is counted as. */
export const HOME_PAGE = 'home'

type PageCount = AnalyticsSummary['pages'][number]

const nameOf = ({ page, title }: PageCount): string =>
  title?.trim() ||
  (page === HOME_PAGE ? say('Home page') : page === '(other)' ? say('Other pages') : say('A page that is gone'))

interface PageFiguresProps {
  summary: AnalyticsSummary
  /** The one whose days are shown; null for all. */
  page: string | null
  onPage: (page: string | null) => void
}

/** Views and clicks of each page, or of one of them by day. */
export function PageFigures({ summary: { pages, pageDays }, page, onPage }: PageFiguresProps) {
  const options = [
    { value: '', label: say('All pages') },
    ...pages.filter((one) => one.page !== '(other)').map((one) => ({ value: one.page, label: nameOf(one) })),
  ]
  const days = page === null ? null : pageDays
  const formatLongDate = longDateFormat()
  const rows = days
    ? days
        .filter(({ views, clicks }) => views + clicks > 0)
        .map(({ date, ...counts }) => ({ key: date, name: formatLongDate(date), ...counts }))
    : pages.map((one) => ({ key: one.page, name: nameOf(one), views: one.views, clicks: one.clicks }))
  return (
    <div className="grid gap-4">
      <Select
        label={say('Page')}
        className="max-w-80"
        value={page ?? ''}
        onChange={({ target }) => onPage(target.value || null)}
        options={options}
      />
      <div className="max-h-96 overflow-y-auto" tabIndex={0} role="region" aria-label={say('Views and clicks')}>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 pr-3 text-left font-normal">
                {days ? say('Day') : say('Page')}
              </th>
              <th scope="col" className="py-1 pr-3 text-right font-normal">
                {say('Views')}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {say('Clicks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, views, clicks }) => (
              <tr key={key}>
                <th
                  scope="row"
                  className="w-full max-w-0 truncate py-1 pr-3 text-left font-normal"
                  title={name}
                  dir="auto"
                >
                  {name}
                </th>
                <td className="py-1 pr-3 text-right">{formatNumber(views)}</td>
                <td className="py-1 text-right">{formatNumber(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
