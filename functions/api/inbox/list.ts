import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import {
  MESSAGES_PAGE_SIZE,
  SUBSCRIBERS_PAGE_SIZE,
  type listMessages,
  type listSubscribers,
} from '@vitrine/common/api/inbox'
import { ApiError } from '../../http/api-error.ts'
import { messagesFor, messagesOf, subscribersFor, subscribersOf } from '../../lib/documents/inbox.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { db } from '../../lib/firebase.ts'
import { iso } from '../portfolios/portfolio.ts'

export async function messagesPage(uid: string, cursor: string | undefined): Promise<OutputOf<typeof listMessages>> {
  const [unread, { entries, names, nextCursor }] = await Promise.all([
    messagesFor(uid).where('read', '==', false).count().get(),
    page(messagesFor(uid), MESSAGES_PAGE_SIZE, cursor, messagesOf),
  ])
  const messages = entries.map(({ id, portfolioId, stored: { name, email, message, read, createdAt } }) => ({
    id,
    portfolioId,
    portfolioName: names.get(portfolioId) ?? null,
    name,
    email,
    message,
    read,
    createdAt: iso(createdAt),
  }))
  return { messages, unread: unread.data().count, nextCursor }
}

export async function subscribersPage(
  uid: string,
  cursor: string | undefined,
): Promise<OutputOf<typeof listSubscribers>> {
  const { entries, names, nextCursor } = await page(subscribersFor(uid), SUBSCRIBERS_PAGE_SIZE, cursor, subscribersOf)
  const subscribers = entries.map(({ id, portfolioId, stored: { email, createdAt, confirmedAt } }) => ({
    id,
    portfolioId,
    portfolioName: names.get(portfolioId) ?? null,
    email,
    createdAt: iso(createdAt),
    confirmedAt: confirmedAt && iso(confirmedAt),
  }))
  return { subscribers, nextCursor }
}

type Stored = DocumentData & { createdAt: Timestamp }
type CollectionOf = (portfolioId: string) => { doc: (id: string) => unknown }

/** The newest first. The cursor holds what the order is made of, so it works when its entry has been deleted. */
async function page<T extends Stored>(
  all: Query<T, DocumentData>,
  size: number,
  cursor: string | undefined,
  collectionOf: CollectionOf,
) {
  const ordered = all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(size)
  const from = cursor === undefined ? ordered : ordered.startAfter(...readCursor(cursor, collectionOf))
  const { docs } = await from.get()
  const entries = docs.map((snapshot) => ({
    id: snapshot.id,
    portfolioId: portfolioOf(snapshot),
    stored: snapshot.data(),
  }))
  const last = docs.length === size ? entries.at(-1) : undefined
  return {
    entries,
    names: await namesOf(entries.map(({ portfolioId }) => portfolioId)),
    nextCursor: last ? writeCursor(last) : null,
  }
}

const portfolioOf = (snapshot: QueryDocumentSnapshot<unknown, DocumentData>) => snapshot.ref.parent.parent?.id ?? ''

const writeCursor = ({ id, portfolioId, stored: { createdAt } }: { id: string; portfolioId: string; stored: Stored }) =>
  [createdAt.seconds, createdAt.nanoseconds, portfolioId, id].join('.')

function readCursor(cursor: string, collectionOf: CollectionOf): [Timestamp, unknown] {
  const [seconds, nanoseconds, portfolioId, id, ...more] = cursor.split('.')
  const numbers = [Number(seconds), Number(nanoseconds)] as const
  if (
    !portfolioId ||
    !id ||
    more.length > 0 ||
    !numbers.every((number) => Number.isSafeInteger(number) && number >= 0) ||
    numbers[0] > 10 ** 11 ||
    numbers[1] > 999_999_999
  ) {
    throw new ApiError('invalid-input', 'There is no such page of the list')
  }
  return [new Timestamp(...numbers), collectionOf(portfolioId).doc(id)]
}

async function namesOf(portfolioIds: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(portfolioIds)]
  if (unique.length === 0) return new Map()
  const snapshots = await db().getAll(...unique.map(portfolioRef), { fieldMask: ['name'] })
  return new Map(
    snapshots.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, String(snapshot.get('name'))]] : [])),
  )
}
