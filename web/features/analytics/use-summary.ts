import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { REFRESH_MS, type AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import { getAnalyticsSummary, getSharedSummary, type AnalyticsSummary } from '@vitrine/common/api/analytics'
import { request } from '../../lib/api.ts'

/** A portfolio's figures for its owner. */
export const useSummary = (portfolioId: string, days: AnalyticsPeriod, page: string | null) =>
  useFigures(['analytics', portfolioId, days, page ?? ''], (signal) =>
    request(getAnalyticsSummary, { params: { id: portfolioId }, query: { days, ...(page && { page }) }, signal }),
  )

/** The same for anyone who has the address. */
export const useSharedSummary = (id: string, key: string, days: AnalyticsPeriod, page: string | null) =>
  useFigures(['shared-analytics', id, key, days, page ?? ''], (signal) =>
    request(getSharedSummary, { params: { id, key }, query: { days, ...(page && { page }) }, signal }),
  )

/** Read on load, when the period changes, and every half minute unless the tab is hidden. */
function useFigures(queryKey: readonly string[], read: (signal: AbortSignal) => Promise<AnalyticsSummary>) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    // The figures stay while those of another period are on their way.
    placeholderData: keepPreviousData,
  })
}
