import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { analyticsMessages } from './messages.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { Empty } from './panel.tsx'

/** What was clicked most. The targets come from visitors' browsers and are shown as texts: nothing here leads there. */
export function TopLinks({ links }: { links: AnalyticsSummary['topLinks'] }) {
  if (links.length === 0) return <Empty>{say(analyticsMessages.noClicks)}</Empty>
  return (
    <table className="w-full table-fixed text-left text-sm tabular-nums">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {say('Link')}
          </th>
          <th scope="col" className="w-2/5 py-1.5 pr-3 font-medium">
            {say('Label')}
          </th>
          <th scope="col" className="w-16 py-1.5 text-right font-medium">
            {say('Clicks')}
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ target, label, count }) => (
          <tr key={`${target} ${label}`} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <span className="line-clamp-2 break-all" title={target}>
                {target.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '')}
              </span>
            </th>
            <td className="py-2 pr-3 break-words text-muted">
              <span className="line-clamp-2">{label ?? '–'}</span>
            </td>
            <td className="py-2 text-right">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
