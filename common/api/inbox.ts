import { languages } from '../languages.ts'
import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, SENDER_MAX_LENGTH, TRAP_FIELD } from '../forms.ts'
import { formApiPath } from '../routes.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

const trap = z.optional(z.string().check(z.maxLength(1_000)))
const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]+$/),
  )

export const messageSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(SENDER_MAX_LENGTH), z.regex(/^\P{Cc}*$/u)),
  email,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH)),
  [TRAP_FIELD]: trap,
})
export type VisitorMessage = z.infer<typeof messageSchema>

export const subscriptionSchema = z.strictObject({ email, [TRAP_FIELD]: trap })
export type VisitorSubscription = z.infer<typeof subscriptionSchema>

const username = z.object({ username: z.string().check(z.maxLength(100)) })
const account = z.object({ uid: documentId })
const cursor = z.object({ cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,400}$/))) })
const sampleAccount = { params: { uid: 'sample-account' }, query: {}, body: undefined }

/** Of the page that the form is on, where that is not in the portfolio's own. */
const inLanguage = z.object({ language: z.optional(z.enum(languages)) })

export const sendMessage = endpoint({
  method: 'POST',
  path: formApiPath(':username', 'message'),
  access: 'public',
  summary: 'A visitor’s message to the owner of a published page. It is stored and mailed.',
  params: username,
  query: inLanguage,
  body: messageSchema,
  output: z.object({ accepted: z.literal(true) }),
  errors: ['not-found', 'limit-reached'],
  sample: {
    params: { username: 'sample-username' },
    query: {},
    body: { name: 'Hedy Lamarr', email: 'hedy@example.com', message: 'Could you design a torpedo for me?' },
  },
})

export const subscribe = endpoint({
  method: 'POST',
  path: formApiPath(':username', 'newsletter'),
  access: 'public',
  summary: 'Subscribes a visitor to a page’s newsletter. The visitor confirms it by a link in a mail.',
  params: username,
  query: inLanguage,
  body: subscriptionSchema,
  output: z.object({ accepted: z.literal(true) }),
  errors: ['not-found', 'limit-reached'],
  sample: { params: { username: 'sample-username' }, query: {}, body: { email: 'hedy@example.com' } },
})

const received = z.object({
  id: documentId,
  portfolioId: documentId,
  /** Null while the portfolio is deleted but restorable. */
  portfolioName: z.nullable(z.string()),
  createdAt: moment,
})

const inboxMessage = z.extend(received, {
  name: z.string(),
  email: z.string(),
  message: z.string(),
  read: z.boolean(),
})
export type InboxMessage = z.infer<typeof inboxMessage>

const inboxSubscriber = z.extend(received, {
  email: z.string(),
  /** Null until confirmed by the link in the mail. */
  confirmedAt: z.nullable(moment),
})
export type InboxSubscriber = z.infer<typeof inboxSubscriber>

export const MESSAGES_PAGE_SIZE = 30
export const SUBSCRIBERS_PAGE_SIZE = 500

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages/user/:uid',
  access: 'self',
  summary: 'Messages to an account’s pages, newest first, page by page.',
  params: account,
  query: cursor,
  body: noBody,
  output: z.object({ messages: z.array(inboxMessage), unread: z.int(), nextCursor: z.nullable(z.string()) }),
  errors: [],
  sample: sampleAccount,
})

const ofPortfolio = z.object({ id: documentId, entryId: documentId })
const sampleEntry = { id: 'sample-portfolio', entryId: 'sample-entry' }

export const markMessage = endpoint({
  method: 'PATCH',
  path: '/api/portfolios/:id/messages/:entryId',
  access: 'owner',
  summary: 'Marks a message as read or unread.',
  params: ofPortfolio,
  query: nothing,
  body: z.strictObject({ read: z.boolean() }),
  output: z.object({ read: z.boolean() }),
  errors: [],
  sample: { params: sampleEntry, query: {}, body: { read: true } },
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/messages/:entryId',
  access: 'owner',
  summary: 'Deletes a message permanently.',
  params: ofPortfolio,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.boolean() }),
  errors: [],
  sample: { params: sampleEntry, query: {}, body: undefined },
})

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/subscribers/user/:uid',
  access: 'self',
  summary: 'Subscribers of an account’s newsletters, newest first, page by page.',
  params: account,
  query: cursor,
  body: noBody,
  output: z.object({ subscribers: z.array(inboxSubscriber), nextCursor: z.nullable(z.string()) }),
  errors: [],
  sample: sampleAccount,
})

export const deleteSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/subscribers/:entryId',
  access: 'owner',
  summary: 'Removes a subscriber permanently.',
  params: ofPortfolio,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.boolean() }),
  errors: [],
  sample: { params: sampleEntry, query: {}, body: undefined },
})
