import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  answerComment,
  deleteComment,
  listComments,
  resolveComment,
  seeComments,
  type ReviewComment,
} from '@vitrine/common/api/comments'
import { request } from '../../../lib/api.ts'
import { useDocumentEditor } from '../state/editor-context.ts'

/** How often it is looked whether a reviewer has written; also whenever the owner comes back. */
const POLL_MS = 2 * 60_000

const keyOf = (portfolioId: string) => ['comments', portfolioId] as const

/** What reviewers wrote, the newest first. */
export function useComments() {
  const { portfolioId } = useDocumentEditor()
  return useQuery({
    queryKey: keyOf(portfolioId),
    queryFn: async ({ signal }) => (await request(listComments, { params: { id: portfolioId }, signal })).comments,
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
}

export function useCommentActions() {
  const { portfolioId } = useDocumentEditor()
  const queryClient = useQueryClient()
  const paramsOf = ({ id, linkId }: ReviewComment) => ({ id: portfolioId, linkId, commentId: id })
  const put = (changed: ReviewComment) =>
    queryClient.setQueryData<ReviewComment[]>(keyOf(portfolioId), (all) =>
      all?.map((one) => (one.id === changed.id && one.linkId === changed.linkId ? changed : one)),
    )
  // Cancels a list that is on its way, too: it may have been read before the change, and would undo it on the screen.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: keyOf(portfolioId) })
  const onSuccess = (changed: ReviewComment) => {
    put(changed)
    refresh()
  }
  return {
    answer: useMutation({
      mutationFn: ({ comment, text }: { comment: ReviewComment; text: string }) =>
        request(answerComment, { params: paramsOf(comment), body: { text } }),
      onSuccess,
    }),
    resolve: useMutation({
      mutationFn: ({ comment, resolved }: { comment: ReviewComment; resolved: boolean }) =>
        request(resolveComment, { params: paramsOf(comment), body: { resolved } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (comment: ReviewComment) => request(deleteComment, { params: paramsOf(comment) }),
      onSuccess: refresh,
    }),
    /** No mail tells any more of what is there now. */
    see: () => void request(seeComments, { params: { id: portfolioId } }).catch(() => undefined),
  }
}
