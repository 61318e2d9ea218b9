import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { getPaymentStatus } from '@vitrine/common/api/payments'
import { request } from '../../lib/api.ts'

export type PaymentStatus = OutputOf<typeof getPaymentStatus>

/** Whether a portfolio's template is paid for: as it was last heard, and asked anew. */
export function usePaymentStatus(portfolioId: string) {
  const client = useQueryClient()
  const options = {
    queryKey: ['payment-status', portfolioId],
    queryFn: () => request(getPaymentStatus, { params: { id: portfolioId } }),
  }
  const { data } = useQuery(options)
  return {
    status: data ?? null,
    /** @throws ApiError */
    refresh: (): Promise<PaymentStatus> => client.fetchQuery({ ...options, staleTime: 0, retry: false }),
  }
}
