import { useQuery } from '@tanstack/react-query'
import { listTemplates } from '@vitrine/common/api/templates'
import { request } from '../../lib/api.ts'

export const templatesKey = ['templates'] as const

/** The templates of the store. They change with a release, not while somebody looks. */
export function useTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => request(listTemplates, { signal }),
    staleTime: 10 * 60_000,
  })
}
