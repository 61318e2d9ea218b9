import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { cancelSchedule, listSchedules, setSchedule, type Schedule } from '@vitrine/common/api/schedules'
import type { ScheduledAction } from '@vitrine/common/schedule'
import { request } from '../../../lib/api.ts'
import { useEditor } from '../state/editor-context.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

/** How often it is looked whether what is due was done. */
const DUE_POLL_MS = 10_000
/** How often it is looked whether another tab or device has changed the times. */
const POLL_MS = 5 * 60_000

const keyOf = (portfolioId: string) => ['schedules', portfolioId]
const isDue = ({ at, problem }: Schedule) => problem === null && Date.parse(at) <= Date.now()

/** What the portfolio's owner has left to a time. Once the time has come, the editor follows what was done. */
export function useSchedules() {
  const { portfolioId } = useEditor()
  const call = usePortfolioCall()
  const query = useQuery({
    queryKey: keyOf(portfolioId),
    queryFn: async ({ signal }) => (await request(listSchedules, { params: { id: portfolioId }, signal })).schedules,
    // Looked at again whenever its owner comes back.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? DUE_POLL_MS : nextLook(state.data ?? [])),
  })
  const waiting = query.data?.filter(({ problem }) => problem === null).length
  const before = useRef(waiting)
  useEffect(() => {
    const hasFewer = waiting !== undefined && before.current !== undefined && waiting < before.current
    before.current = waiting
    if (hasFewer) void call(() => request(getPortfolio, { params: { id: portfolioId } })).catch(() => undefined)
  }, [waiting, portfolioId, call])
  return query
}

/** Just after the next time, or after a while. */
function nextLook(schedules: readonly Schedule[]): number {
  const times = schedules.filter(({ problem }) => problem === null).map(({ at }) => Date.parse(at) - Date.now())
  return Math.max(1_000, Math.min(POLL_MS, ...times))
}

/** Each rejects with an ApiError; `set` gives false where unsaved edits could not be saved first. */
export function useScheduleActions() {
  const { portfolioId, saveAll } = useEditor()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(portfolioId) })
  return {
    set: async (action: ScheduledAction, local: string, zone: string): Promise<boolean> => {
      if (!(await saveAll())) return false
      await request(setSchedule, { params: { id: portfolioId, action }, body: { local, zone } })
      await refresh()
      return true
    },
    cancel: async (action: ScheduledAction): Promise<void> => {
      await request(cancelSchedule, { params: { id: portfolioId, action } })
      await refresh()
    },
  }
}
