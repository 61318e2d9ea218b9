import { useEffect } from 'react'
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import {
  deletePortfolio,
  duplicatePortfolio,
  listDeletedPortfolios,
  listPortfolios,
  restorePortfolio,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { request } from '../../lib/api.ts'
import { keep, kept } from '../../lib/kept.ts'

type Page = OutputOf<typeof listPortfolios>

const keyOf = (uid: string) => ['portfolios', uid] as const
const deletedKeyOf = (uid: string) => ['deleted-portfolios', uid] as const

/** An account's portfolios, a page at a time. */
export function usePortfolios(uid: string) {
  const query = useInfiniteQuery({
    queryKey: keyOf(uid),
    queryFn: ({ pageParam, signal }) =>
      request(listPortfolios, { params: { uid }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // The list is there at once, as it last was.
    initialData: () => {
      const page = kept(uid, 'portfolios')
      return page ? { pages: [page], pageParams: [null] } : undefined
    },
    initialDataUpdatedAt: 0,
    // What was changed in the editor or in another tab is to be seen at once.
    staleTime: 0,
  })
  // With what was changed since: a portfolio that was deleted is not to come back for a moment.
  const first = query.data?.pages[0]
  useEffect(() => {
    if (first) keep(uid, 'portfolios', first)
  }, [uid, first])
  return query
}

export function useRenamePortfolio(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      request(updatePortfolio, { params: { id }, body: { name } }),
    onSuccess: ({ id, name, updatedAt, revision }) => {
      queryClient.setQueryData<InfiniteData<Page>>(
        keyOf(uid),
        (data) =>
          data &&
          mapPortfolios(data, (portfolio) =>
            portfolio.id === id ? { ...portfolio, name, updatedAt, revision } : portfolio,
          ),
      )
      void queryClient.invalidateQueries({ queryKey: keyOf(uid) })
    },
  })
}

export function useDeletePortfolio(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string }) => request(deletePortfolio, { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<InfiniteData<Page>>(
        keyOf(uid),
        (data) => data && mapPortfolios(data, (portfolio) => (portfolio.id === id ? null : portfolio)),
      )
      void refreshAll(queryClient, uid)
    },
  })
}

export function useRestorePortfolio(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string }) => request(restorePortfolio, { params: { id } }),
    onSuccess: () => refreshAll(queryClient, uid),
  })
}

export function useDuplicatePortfolio(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string }) => request(duplicatePortfolio, { params: { id } }),
    onSuccess: () => refreshAll(queryClient, uid),
  })
}

/** What can be restored, a page at a time; read afresh whenever it is asked for. */
export function useDeletedPortfolios(uid: string) {
  return useInfiniteQuery({
    queryKey: deletedKeyOf(uid),
    queryFn: ({ pageParam, signal }) =>
      request(listDeletedPortfolios, { params: { uid }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

const refreshAll = (queryClient: QueryClient, uid: string) =>
  Promise.all([keyOf(uid), deletedKeyOf(uid)].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

function mapPortfolios(
  data: InfiniteData<Page>,
  change: (portfolio: PortfolioSummary) => PortfolioSummary | null,
): InfiniteData<Page> {
  const pages = data.pages.map((page) => ({
    ...page,
    portfolios: page.portfolios.flatMap((portfolio) => change(portfolio) ?? []),
  }))
  return { ...data, pages }
}
