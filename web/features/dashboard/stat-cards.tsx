import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { say } from '../../lib/words/say.ts'

export interface Stats {
  portfolios: number
  views: number
  templates: number
}

/** Four numbers about the account; null while they load. */
export function StatCards({ stats, plan }: { stats: Stats | null; plan: string | null }) {
  const cards = [
    { label: say('Portfolios'), value: stats && formatNumber(stats.portfolios) },
    { label: say('Total Views'), value: stats && formatNumber(stats.views) },
    { label: say('Templates Used'), value: stats && formatNumber(stats.templates) },
    { label: say('Plan'), value: plan },
  ]
  return (
    <Card>
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {cards.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col gap-1 border-line p-5 odd:border-r nth-[n+3]:border-t lg:nth-[n+3]:border-t-0 lg:not-last:border-r"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold">{value ?? <Skeleton className="h-[2.125rem] w-16" />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
