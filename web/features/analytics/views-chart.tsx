import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { analyticsMessages } from './messages.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { longDateFormat, scaleTop, shortDateFormat } from './numbers.ts'
import { Empty } from './panel.tsx'

type Days = AnalyticsSummary['viewsByDay']

/** Unique visitors a day as bars; the same figures as a table for those who cannot see them, and for exact reading. */
export function ViewsChart({ days }: { days: Days }) {
  if (days.every(({ views, count }) => views === 0 && count === 0))
    return <Empty>{say(analyticsMessages.noViews)}</Empty>
  return (
    <div className="grid gap-3">
      <Bars days={days} />
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded text-accent-text">
          {say('Show the numbers as a table')}
        </summary>
        <div
          className="mt-3 max-h-96 overflow-y-auto"
          tabIndex={0}
          role="region"
          aria-label={say('Visitors, views and clicks per day')}
        >
          <DaysTable days={days} />
        </div>
      </details>
    </div>
  )
}

const HEIGHT = 100

function Bars({ days }: { days: Days }) {
  const [formatShortDate, formatLongDate] = [shortDateFormat(), longDateFormat()]
  const top = scaleTop(Math.max(...days.map(({ count }) => count)))
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-xs text-muted" aria-hidden>
      <div className="flex h-48 flex-col justify-between text-right leading-none">
        <span>{formatNumber(top)}</span>
        <span>{formatNumber(top / 2)}</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" className="h-48 w-full overflow-visible">
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={days.length}
            y1={part * HEIGHT}
            y2={part * HEIGHT}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map(({ date, count, views }, index) => (
          <g key={date} className="group">
            <title>
              {say('{date}: {count} unique visitors, {views} views', { date: formatLongDate(date), count, views })}
            </title>
            <rect x={index} y={0} width={1} height={HEIGHT} className="fill-transparent group-hover:fill-sunken" />
            <rect
              x={index + 0.15}
              y={HEIGHT - (count / top) * HEIGHT}
              width={0.7}
              height={(count / top) * HEIGHT}
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
      <div className="col-start-2 flex justify-between">
        {[first, middle, last].map((day) => day && <span key={day.date}>{formatShortDate(day.date)}</span>)}
      </div>
    </div>
  )
}

function DaysTable({ days }: { days: Days }) {
  const formatLongDate = longDateFormat()
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{say('Visitors, views and clicks per day')}</caption>
      <thead className="sticky top-0 bg-surface text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {say('Day')}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-medium">
            {say('Unique visitors')}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-medium">
            {say('Views')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {say('Clicks')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, count, views, clicks }) => (
          <tr key={date} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {formatLongDate(date)}
            </th>
            <td className="py-1.5 pr-3 text-right">{formatNumber(count)}</td>
            <td className="py-1.5 pr-3 text-right">{formatNumber(views)}</td>
            <td className="py-1.5 text-right">{formatNumber(clicks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
