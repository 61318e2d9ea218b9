import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import {
  deleteMessage,
  deleteSubscriber,
  listMessages,
  listSubscribers,
  markMessage,
  type InboxMessage,
  type InboxSubscriber,
} from '@vitrine/common/api/inbox'
import { request } from '../../lib/api.ts'

type MessagesPage = OutputOf<typeof listMessages>
type SubscribersPage = OutputOf<typeof listSubscribers>

const messagesKey = (uid: string) => ['messages', uid] as const
const markKey = (uid: string) => ['mark-message', uid] as const
const subscribersKey = (uid: string) => ['subscribers', uid] as const

/** What visitors wrote, a page at a time. */
export function useMessages(uid: string) {
  return useInfiniteQuery({
    queryKey: messagesKey(uid),
    queryFn: ({ pageParam, signal }) =>
      request(listMessages, { params: { uid }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // New messages may have arrived.
    staleTime: 0,
    enabled: uid !== '',
  })
}

/** How many messages nobody has read yet; null while that is not known. */
export const useUnread = (uid: string): number | null => useMessages(uid).data?.pages[0]?.unread ?? null

export function useSubscribers(uid: string) {
  return useInfiniteQuery({
    queryKey: subscribersKey(uid),
    queryFn: ({ pageParam, signal }) =>
      request(listSubscribers, { params: { uid }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

/** Every subscriber, for the download. */
export async function allSubscribers(uid: string): Promise<InboxSubscriber[]> {
  const all: InboxSubscriber[] = []
  let cursor: string | null = null
  do {
    const page: SubscribersPage = await request(listSubscribers, { params: { uid }, query: cursor ? { cursor } : {} })
    all.push(...page.subscribers)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

export function useMarkMessage(uid: string) {
  const queryClient = useQueryClient()
  const show = ({ id, portfolioId }: InboxMessage, read: boolean) =>
    queryClient.setQueryData<InfiniteData<MessagesPage>>(messagesKey(uid), (data) => {
      if (!data) return data
      const changed = data.pages.some(({ messages }) =>
        messages.some((one) => one.id === id && one.portfolioId === portfolioId && one.read !== read),
      )
      const pages = data.pages.map((page) => ({
        ...page,
        unread: page.unread + (changed ? (read ? -1 : 1) : 0),
        messages: page.messages.map((one) =>
          one.id === id && one.portfolioId === portfolioId ? { ...one, read } : one,
        ),
      }))
      return { ...data, pages }
    })
  return useMutation({
    mutationFn: ({ message, read }: { message: InboxMessage; read: boolean }) =>
      request(markMessage, { params: { id: message.portfolioId, entryId: message.id }, body: { read } }),
    mutationKey: markKey(uid),
    onMutate: async ({ message, read }) => {
      // A list that was asked for before would put the old mark back when it arrives.
      await queryClient.cancelQueries({ queryKey: messagesKey(uid) })
      show(message, read)
    },
    onError: (_error, { message, read }) => show(message, !read),
    // The last of several marks asks again: an earlier one would not know of the others yet.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: markKey(uid) }) === 1
        ? queryClient.invalidateQueries({ queryKey: messagesKey(uid) })
        : undefined,
  })
}

export function useDeleteMessage(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, portfolioId }: InboxMessage) =>
      request(deleteMessage, { params: { id: portfolioId, entryId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messagesKey(uid) }),
  })
}

export function useDeleteSubscriber(uid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, portfolioId }: InboxSubscriber) =>
      request(deleteSubscriber, { params: { id: portfolioId, entryId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscribersKey(uid) }),
  })
}
