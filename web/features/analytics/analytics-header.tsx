import { ArrowLeft, Download, FileSpreadsheet, RotateCw } from 'lucide-react'
import { analyticsPeriods, type AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import { daysCsv, sourcesCsv } from '@vitrine/common/analytics/csv'
import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { appRoutes } from '@vitrine/common/routes'
import { AppLink } from '../../components/app-link.tsx'
import { Button } from '../../components/button.tsx'
import { DropdownMenu } from '../../components/dropdown-menu.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { appLocale } from '../../lib/words/language.ts'
import { say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { LiveVisitors } from './live-visitors.tsx'
import { analyticsMessages } from './messages.ts'

interface AnalyticsHeaderProps {
  /** With the way back to the dashboard. */
  back?: boolean
  summary: AnalyticsSummary | null
  period: AnalyticsPeriod
  onPeriod: (period: AnalyticsPeriod) => void
  refreshing: boolean
  onRefresh: () => void
}

export function AnalyticsHeader({
  back = false,
  summary,
  period,
  onPeriod,
  refreshing,
  onRefresh,
}: AnalyticsHeaderProps) {
  return (
    <div className="grid gap-4">
      {back && (
        <AppLink
          to={appRoutes.dashboard}
          className="inline-flex w-fit items-center gap-1.5 text-sm text-muted no-underline hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> {say('Dashboard')}
        </AppLink>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">{say(analyticsMessages.title)}</h1>
          <p className="mt-1 min-h-6 break-words text-muted">{summary?.portfolio.name}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <SegmentedControl
            label={say('Period')}
            value={period}
            onChange={onPeriod}
            segments={analyticsPeriods.map((value) => ({ value, label: say('{n} days', { n: value }) }))}
            className="max-sm:w-full"
          />
          <Button busy={refreshing} icon={<RotateCw aria-hidden />} onClick={onRefresh}>
            {say('Refresh')}
          </Button>
          {summary && <DownloadMenu summary={summary} />}
        </div>
      </div>
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        {summary && <LiveVisitors count={summary.liveVisitors} />}
        {summary && (
          <p>
            {sayWith('Last updated {time}', {
              time: (
                <time dateTime={summary.updatedAt}>
                  {new Date(summary.updatedAt).toLocaleTimeString(appLocale(), { timeStyle: 'medium' })}
                </time>
              ),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

/** The mark at its beginning makes spreadsheets read a table as UTF-8. */
const saveTable = (name: string, csv: string) =>
  saveFile(name, new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }))

function DownloadMenu({ summary }: { summary: AnalyticsSummary }) {
  const name = `analytics-${summary.portfolio.username ?? 'portfolio'}-${summary.days}-days`
  return (
    <DropdownMenu trigger={<Button icon={<Download aria-hidden />}>CSV</Button>}>
      {({ MenuItem }) => (
        <>
          <MenuItem icon={<FileSpreadsheet aria-hidden />} onSelect={() => saveTable(`${name}.csv`, daysCsv(summary))}>
            {say('Days')}
          </MenuItem>
          <MenuItem
            icon={<FileSpreadsheet aria-hidden />}
            onSelect={() => saveTable(`${name}-sources.csv`, sourcesCsv(summary))}
          >
            {say('Clicks and sources')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
