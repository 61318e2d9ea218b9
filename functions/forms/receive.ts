import { createHash, randomBytes } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import type { VisitorMessage, VisitorSubscription } from '@vitrine/common/api/inbox'
import { TRAP_FIELD } from '@vitrine/common/forms'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { usernameProblem } from '@vitrine/common/username'
import { asksForMessages, asksForSubscribers } from '@vitrine/templates/forms'
import { notFound } from '../http/api-error.ts'
import { messagesOf, subscribersOf } from '../lib/documents/inbox.ts'
import { publishedAt, type Published } from '../lib/documents/published.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { limitMessage, limitSubscription } from './limits.ts'

const DAY_MS = 86_400_000

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
  await limitMessage({ portfolioId: id, ownerId: stored.ownerId, sender }, now.toMillis())
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
  await limitSubscription({ portfolioId: id, ownerId: stored.ownerId, sender }, email, now.toMillis())
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

async function pageWith(username: string, hasForm: (published: Published) => boolean): Promise<Published> {
  const published = usernameProblem(username) ? null : await publishedAt(username)
  if (!published || !isTemplateId(published.stored.templateId) || !hasForm(published)) throw notFound('Form')
  return published
}

async function createOnce(create: () => Promise<unknown>): Promise<void> {
  await create().catch((error: unknown) => {
    if (!wasRefused(error, 'already-exists')) throw error
  })
}

const idOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
