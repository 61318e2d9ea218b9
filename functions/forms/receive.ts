import { createHash, randomBytes } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Language } from '@vitrine/common/languages'
import type { VisitorMessage, VisitorSubscription } from '@vitrine/common/api/inbox'
import { TRAP_FIELD } from '@vitrine/common/forms'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { usernameProblem } from '@vitrine/common/username'
import { asksForMessages, asksForSubscribers } from '@vitrine/templates/forms'
import { MESSAGES_PER_ACCOUNT, SUBSCRIBERS_PER_ACCOUNT } from '@vitrine/common/limits'
import { ApiError, notFound } from '../http/api-error.ts'
import { messagesFor, messagesOf, subscribersFor, subscribersOf } from '../lib/documents/inbox.ts'
import { findPublished, portfolioIn, type Published, type PublicPortfolio } from '../lib/documents/published.ts'
import { transactCounting } from '../lib/documents/kind.ts'
import { wordingFor } from '../lib/words/load.ts'
import { limitMessage, limitSubscription } from './limits.ts'

const DAY_MS = 86_400_000

/**
 * A visitor's message, stored; a trigger mails it. What fills in the trap is told the same and stored nowhere. The same
 * text twice on one day, as a reloaded answer page sends it, is one message.
 * @throws ApiError not-found, rate-limited, limit-reached
 */
export async function receiveMessage(
  username: string,
  input: VisitorMessage,
  sender: string,
  now: Timestamp,
  language?: Language,
): Promise<void> {
  const { id, portfolio } = await pageWith({ username, language }, ({ portfolio: { templateId, content, layout } }) =>
    asksForMessages(templateId, content, layout),
  )
  if (input[TRAP_FIELD]) return
  const { name, email, message } = input
  await limitMessage({ portfolioId: id, portfolio, sender }, now.toMillis())
  const day = Math.floor(now.toMillis() / DAY_MS)
  const ref = messagesOf(id).doc(idOf([name, email, message, day]))
  await transactCounting(portfolio.ownerId, async (transaction, count) => {
    if ((await transaction.get(ref)).exists) return
    const [there] = await count('messages', messagesFor(portfolio.ownerId))
    if (there >= MESSAGES_PER_ACCOUNT) throw await full(portfolio)
    transaction.create(ref, {
      ownerId: portfolio.ownerId,
      name,
      email,
      message,
      read: false,
      createdAt: now,
      mailedAt: null,
    })
  })
}

/**
 * A visitor who wants the newsletter. Until the link in the mail to the address was followed, it only waits: anybody can
 * type anybody's address.
 * @throws ApiError not-found, rate-limited, limit-reached
 */
export async function receiveSubscription(
  username: string,
  input: VisitorSubscription,
  sender: string,
  now: Timestamp,
  language?: Language,
): Promise<void> {
  const { id, portfolio } = await pageWith({ username, language }, ({ portfolio: { templateId, content, layout } }) =>
    asksForSubscribers(templateId, content, layout),
  )
  if (input[TRAP_FIELD]) return
  const email = input.email.toLowerCase()
  await limitSubscription({ portfolioId: id, portfolio, sender }, email, now.toMillis())
  const ref = subscribersOf(id).doc(idOf([email]))
  await transactCounting(portfolio.ownerId, async (transaction, count) => {
    if ((await transaction.get(ref)).exists) return
    const [there] = await count('subscribers', subscribersFor(portfolio.ownerId))
    if (there >= SUBSCRIBERS_PER_ACCOUNT) throw await full(portfolio)
    transaction.create(ref, {
      ownerId: portfolio.ownerId,
      email,
      token: randomBytes(24).toString('base64url'),
      ...(portfolio.inAddress && { language: portfolio.inAddress }),
      createdAt: now,
      confirmedAt: null,
      mailedAt: null,
    })
  })
}

/** In the language that the visitor reads it in. */
async function pageWith(
  { username, language }: { username: string; language: Language | undefined },
  hasForm: (published: Published) => boolean,
): Promise<Published> {
  const published = usernameProblem(username) ? null : await findPublished(username)
  if (!published || !isTemplateId(published.portfolio.templateId) || !hasForm(published)) throw notFound('Form')
  return { ...published, portfolio: portfolioIn(published, language) }
}

/** As all that is said to who writes, in the language of the page. */
async function full(portfolio: PublicPortfolio): Promise<ApiError> {
  const { say } = await wordingFor(portfolio)
  return new ApiError('limit-reached', say('The inbox of this page is full. Please write to its owner in another way.'))
}

const idOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
