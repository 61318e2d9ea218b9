import { Timestamp } from 'firebase-admin/firestore'
import type { Handlers } from '../../http/app.ts'
import { notFound } from '../../http/api-error.ts'
import { senderOf } from '../../http/sender.ts'
import { messagesOf, subscribersOf } from '../../lib/documents/inbox.ts'
import { receiveMessage, receiveSubscription } from '../../forms/receive.ts'
import { messagesPage, subscribersPage } from './list.ts'

type InboxHandlers = Pick<
  Handlers,
  | 'sendMessage'
  | 'subscribe'
  | 'listMessages'
  | 'markMessage'
  | 'deleteMessage'
  | 'listSubscribers'
  | 'deleteSubscriber'
>

export const inboxHandlers: InboxHandlers = {
  async sendMessage({ params, query, body, request }) {
    await receiveMessage(params.username.toLowerCase(), body, senderOf(request), Timestamp.now(), query.language)
    return { accepted: true }
  },

  async subscribe({ params, query, body, request }) {
    await receiveSubscription(params.username.toLowerCase(), body, senderOf(request), Timestamp.now(), query.language)
    return { accepted: true }
  },

  listMessages: ({ params, query }) => messagesPage(params.uid, query.cursor),

  async markMessage({ account, params, body }) {
    await (await owned(account.uid, messagesOf(params.id).doc(params.entryId))).update({ read: body.read })
    return { read: body.read }
  },

  async deleteMessage({ account, params }) {
    await (await owned(account.uid, messagesOf(params.id).doc(params.entryId))).delete()
    return { deleted: true }
  },

  listSubscribers: ({ params, query }) => subscribersPage(params.uid, query.cursor),

  async deleteSubscriber({ account, params }) {
    await (await owned(account.uid, subscribersOf(params.id).doc(params.entryId))).delete()
    return { deleted: true }
  },
}

/** By the entry's own owner: what came in through a page that is deleted now is still the account's. */
async function owned<Ref extends ReturnType<ReturnType<typeof messagesOf | typeof subscribersOf>['doc']>>(
  uid: string,
  ref: Ref,
): Promise<Ref> {
  const stored = (await ref.get()).data()
  if (stored?.ownerId !== uid) throw notFound('Entry')
  return ref
}
