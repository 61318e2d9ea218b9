import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'
import { shareFormat } from './numbers.ts'
import { Empty } from './panel.tsx'

interface Entry {
  name: string
  count: number
}

/** Names with their counts and shares, the largest first, each over a bar as long as its share. */
export function CountList({ unit, entries, empty }: { unit: string; entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <Empty>{empty}</Empty>
  const formatShare = shareFormat()
  const whole = entries.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('Name')}</th>
          <th scope="col">{unit}</th>
          {/* “Share” alone is to pass something on. */}
          <th scope="col">{say('Share{whole}', { whole: '' })}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="w-full max-w-0 py-1 pr-3 text-left font-normal">
              <span className="block truncate" title={name}>
                {name}
              </span>
              <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-1 w-full rounded">
                <rect width={100} height={1} className="fill-sunken" />
                <rect width={whole === 0 ? 0 : (count / whole) * 100} height={1} className="fill-accent" />
              </svg>
            </th>
            <td className="py-1 pr-3 text-right align-top">{formatNumber(count)}</td>
            <td className="py-1 text-right align-top text-muted">{formatShare(count, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
