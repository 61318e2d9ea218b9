import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getOwnReview, listReviews, reviewTemplate } from '@vitrine/common/api/templates'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../lib/api.ts'
import { useAuth } from '../auth/index.ts'
import { templatesKey } from './use-templates.ts'

/** What people say of a template, a page at a time. */
export function useReviews(id: TemplateId) {
  return useInfiniteQuery({
    queryKey: ['reviews', id],
    queryFn: ({ pageParam, signal }) =>
      request(listReviews, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** What the account itself said of it; read afresh whenever it is asked for. */
export function useOwnReview(id: TemplateId) {
  const uid = useAuth().user?.uid
  return useQuery({
    queryKey: ['own-review', uid, id],
    queryFn: ({ signal }) => request(getOwnReview, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useReviewTemplate(id: TemplateId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { rating: number; text: string }) => request(reviewTemplate, { params: { id }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['reviews', id] })
      // The averages follow in a moment: the store asks for them when it is opened next.
      void queryClient.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' })
    },
  })
}
