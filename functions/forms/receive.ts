import { createHash, randomBytes } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import type { VisitorMessage, VisitorSubscription } from '@vitrine/common/api/inbox'
import { formMessages, TRAP_FIELD } from '@vitrine/common/forms'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { usernameProblem } from '@vitrine/common/username'
import { asksForMessages, asksForSubscribers } from '@vitrine/templates/forms'
import { notFound, tooMany } from '../http/api-error.ts'
import { messagesOf, subscribersOf } from '../lib/documents/inbox.ts'
import { publishedAt, type Published } from '../lib/documents/published.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { reachedLimit, type Limit } from '../lib/rate-limit.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/**
 * A visitor's message, stored; a trigger mails it. What fills in the trap is told the same and stored nowhere. The same
 * text twice on one day, as a reloaded answer page sends it, is one message.
 * @throws ApiError not-found, rate-limited
 */
export async function receiveMessage(
  username: string,
  input: VisitorMessage,
  sender: string,
  now: Timestamp,
): Promise<void> {
  const { id, stored } = await pageWith(username, ({ stored: { templateId, content, layout } }) =>
    asksForMessages(templateId, content, layout),
  )
  if (input[TRAP_FIELD]) return
  const { name, email, message } = input
  await count(limitsFor('message', id, sender), now)
  const day = Math.floor(now.toMillis() / DAY_MS)
  await createOnce(() =>
    messagesOf(id)
      .doc(idOf([name, email, message, day]))
      .create({
        ownerId: stored.ownerId,
        name,
        email,
        message,
        read: false,
        createdAt: now,
        mailedAt: null,
      }),
  )
}

/**
 * A visitor who wants the newsletter. Until the link in the mail to the address was followed, it only waits: anybody can
 * type anybody's address.
 * @throws ApiError not-found, rate-limited
 */
export async function receiveSubscription(
  username: string,
  input: VisitorSubscription,
  sender: string,
  now: Timestamp,
): Promise<void> {
  const { id, stored } = await pageWith(username, ({ stored: { templateId, content, layout } }) =>
    asksForSubscribers(templateId, content, layout),
  )
  if (input[TRAP_FIELD]) return
  const email = input.email.toLowerCase()
  await count(
    [...limitsFor('subscription', id, sender), { name: 'subscription mails', key: email, most: 3, windowMs: DAY_MS }],
    now,
  )
  await createOnce(() =>
    subscribersOf(id)
      .doc(idOf([email]))
      .create({
        ownerId: stored.ownerId,
        email,
        token: randomBytes(24).toString('base64url'),
        createdAt: now,
        confirmedAt: null,
        mailedAt: null,
      }),
  )
}

/** By page as well as by sender: nobody can make up which page he writes to. */
const limitsFor = (what: string, portfolioId: string, sender: string): Limit[] => [
  { name: `${what} to a page`, key: `${portfolioId} ${sender}`, most: 5, windowMs: 10 * MINUTE_MS },
  { name: `${what} of a sender`, key: sender, most: 30, windowMs: 60 * MINUTE_MS },
  { name: `${what} at a page`, key: portfolioId, most: 100, windowMs: 60 * MINUTE_MS },
]

async function pageWith(username: string, hasForm: (published: Published) => boolean): Promise<Published> {
  const published = usernameProblem(username) ? null : await publishedAt(username)
  if (!published || !isTemplateId(published.stored.templateId) || !hasForm(published)) throw notFound('Form')
  return published
}

async function count(limits: readonly Limit[], now: Timestamp): Promise<void> {
  const reached = await reachedLimit(limits, now)
  if (reached) throw tooMany(reached, now.toMillis(), formMessages.tooMany)
}

async function createOnce(create: () => Promise<unknown>): Promise<void> {
  await create().catch((error: unknown) => {
    if (!wasRefused(error, 'already-exists')) throw error
  })
}

const idOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
