import { analyticsPeriods, DEFAULT_PERIOD, type AnalyticsPeriod } from '@vitrine/common/analytics/constants'
import { oneOf, useAddressChoice } from '../../lib/use-address-choice.ts'

/** What the figures are of: a time, and one page or all of them. */
export function useFilters() {
  const [period, setPeriod] = useAddressChoice<AnalyticsPeriod>('days', DEFAULT_PERIOD, oneOf(analyticsPeriods))
  const [page, setPage] = useAddressChoice<string | null>('page', null, (value) => value)
  return { period, setPeriod, page, setPage }
}
