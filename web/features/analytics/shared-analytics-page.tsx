import { useParams } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { analyticsMessages } from './messages.ts'
import { useFilters } from './use-filters.ts'
import { PublicAddress } from './public-address.tsx'
import { SummaryView } from './summary-view.tsx'
import { useSharedSummary } from './use-summary.ts'

/** An address that can be none says nothing that its reader understands. */
const isMistyped = (error: unknown) => error instanceof ApiError && error.status === 400

/** The figures of one portfolio for anyone who has the address. */
export function SharedAnalyticsPage() {
  const { portfolioId = '', shareKey = '' } = useParams()
  const { period, setPeriod, page, setPage } = useFilters()
  const {
    data: summary,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useSharedSummary(portfolioId, shareKey, period, page)
  return (
    <div className="page-width grid gap-6 py-8 sm:py-10">
      {!summary && error ? (
        <>
          <h1 className="sr-only">{say(analyticsMessages.title)}</h1>
          <ErrorState
            title={say(analyticsMessages.errorTitle)}
            message={isMistyped(error) ? undefined : messageOf(error, say(analyticsMessages.failed))}
            safe={say('The owner may have switched this link off.')}
            onRetry={() => void refetch()}
            actions={<LinkButton to={appRoutes.landing}>{say('Go to Homepage')}</LinkButton>}
          />
        </>
      ) : (
        <>
          <AnalyticsHeader
            summary={summary ?? null}
            period={period}
            onPeriod={setPeriod}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          />
          {summary?.portfolio.username && <PublicAddress username={summary.portfolio.username} />}
          {summary ? (
            <SummaryView summary={summary} outdated={isPlaceholderData} page={page} onPage={setPage} />
          ) : (
            <AnalyticsSkeleton />
          )}
        </>
      )}
    </div>
  )
}
