import { useQuery } from '@tanstack/react-query'
import { listTemplates } from '@vitrine/common/api/templates'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../../lib/api.ts'

/** The listing of a template. The store has the same query, so it is loaded once. */
export function useListings() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => request(listTemplates, { signal }),
    staleTime: 10 * 60_000,
  })
}

export function useListing(id: TemplateId): TemplateSummary | undefined {
  return useListings().data?.find((listing) => listing.id === id)
}
