import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  type VersionSummary,
} from '@vitrine/common/api/versions'
import { request } from '../../../lib/api.ts'
import { useEditor } from '../state/editor-context.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

const listKey = (portfolioId: string) => ['versions', portfolioId]

/** The versions of the portfolio, the latest first. */
export function useVersions() {
  const { portfolioId } = useEditor()
  return useInfiniteQuery({
    queryKey: listKey(portfolioId),
    queryFn: ({ pageParam, signal }) =>
      request(listVersions, { params: { id: portfolioId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Publishing or restoring may just have added a version.
    refetchOnMount: 'always',
  })
}

/** One version with its content, which never changes. */
export function useVersion(version: string | null) {
  const { portfolioId } = useEditor()
  return useQuery({
    queryKey: ['version', portfolioId, version],
    queryFn: ({ signal }) => request(getVersion, { params: { id: portfolioId, version: version ?? '' }, signal }),
    enabled: version !== null,
    staleTime: Infinity,
  })
}

/** Actions on versions. Each rejects with an ApiError, or returns false if the unsaved edits could not be saved first. */
export function useVersionActions() {
  const { portfolioId, store, saveAll } = useEditor()
  const queryClient = useQueryClient()
  const call = usePortfolioCall('load')
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey(portfolioId) })

  return {
    keep: async (label: string): Promise<VersionSummary | false> => {
      if (!(await saveAll())) return false
      const kept = await request(keepVersion, { params: { id: portfolioId }, body: { label } })
      await refresh()
      return kept
    },
    name: async (version: string, label: string | null): Promise<void> => {
      await request(nameVersion, { params: { id: portfolioId, version }, body: { label } })
      await refresh()
    },
    restore: async (version: string): Promise<boolean> => {
      if (!(await saveAll())) return false
      await call(() => {
        const { revision } = store.getState().base
        return request(restoreVersion, { params: { id: portfolioId, version }, ifMatch: revision })
      })
      await refresh()
      return true
    },
  }
}
