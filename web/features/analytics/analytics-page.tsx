import { useParams } from 'react-router-dom'
import { ArrowLeft } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { analyticsMessages } from './messages.ts'
import { useFilters } from './use-filters.ts'
import { PublicAddress } from './public-address.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SummaryView } from './summary-view.tsx'
import { useSummary } from './use-summary.ts'

export function AnalyticsPage() {
  const { portfolioId = '' } = useParams()
  const { period, setPeriod, page, setPage } = useFilters()
  const { data: summary, error, isFetching, isPlaceholderData, refetch } = useSummary(portfolioId, period, page)

  if (!summary && error) {
    return (
      <div className="page-width grid gap-6 py-8 sm:py-10">
        <h1 className="sr-only">{say(analyticsMessages.title)}</h1>
        <ErrorState
          title={say(analyticsMessages.errorTitle)}
          message={messageOf(error, say(analyticsMessages.failed))}
          onRetry={() => void refetch()}
          actions={
            <LinkButton to={appRoutes.dashboard} icon={<ArrowLeft aria-hidden />}>
              {say('Back to Dashboard')}
            </LinkButton>
          }
        />
      </div>
    )
  }
  return (
    <div className="page-width grid gap-6 py-8 sm:py-10">
      <AnalyticsHeader
        back
        summary={summary ?? null}
        period={period}
        onPeriod={setPeriod}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      {error && (
        <Notice tone="danger">
          {say('{problem}. The figures below are from the last time they could be read.', {
            problem: messageOf(error, say(analyticsMessages.failed)),
          })}
        </Notice>
      )}
      {summary?.portfolio.username && <PublicAddress username={summary.portfolio.username} />}
      {summary ? (
        <SummaryView summary={summary} outdated={isPlaceholderData} page={page} onPage={setPage} />
      ) : (
        <AnalyticsSkeleton />
      )}
      {summary && <SettingsPanel portfolioId={portfolioId} />}
    </div>
  )
}
