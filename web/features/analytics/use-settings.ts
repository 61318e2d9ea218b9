import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAnalyticsSettings, updateAnalyticsSettings } from '@vitrine/common/api/analytics'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { request } from '../../lib/api.ts'

const keyOf = (portfolioId: string) => ['analytics-settings', portfolioId] as const

export const useSettings = (portfolioId: string) =>
  useQuery({
    queryKey: keyOf(portfolioId),
    queryFn: ({ signal }) => request(getAnalyticsSettings, { params: { id: portfolioId }, signal }),
  })

export function useChangeSettings(portfolioId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: BodyOf<typeof updateAnalyticsSettings>) =>
      request(updateAnalyticsSettings, { params: { id: portfolioId }, body: change }),
    onSuccess: async (settings) => {
      // An answer that is under way is older than this one.
      await queryClient.cancelQueries({ queryKey: keyOf(portfolioId) })
      queryClient.setQueryData(keyOf(portfolioId), settings)
    },
  })
}
