import { createHash, randomBytes } from 'node:crypto'
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Query,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'
import type { LinkKind, LinkShows } from '@vitrine/common/api/private-links'
import { db } from '../firebase.ts'
import { transact } from '../transact.ts'
import { commentsAt } from './comment.ts'

/** A password that was hashed with scrypt; salt and hash in base64url. */
export interface StoredPassword {
  cost: number
  blockSize: number
  parallelization: number
  salt: string
  hash: string
}

/**
 * `links/{hash of token}`: a private link. The token is in its address alone: who reads the database cannot open a link by it,
 * and who has the token needs no more.
 */
export interface PrivateLinkDocument {
  ownerId: string
  portfolioId: string
  /** What its owner calls it; visitors do not see it. */
  label: string
  shows: LinkShows
  createdAt: Timestamp
  until: Timestamp
  revokedAt: Timestamp | null
  /** `until`, or when it was revoked before that. */
  endsAt: Timestamp
  password: StoredPassword | null
  /** Signs the cookies of its visitors. A new one ends them all. */
  cookieKey: string
  opened: number
  firstOpenedAt: Timestamp | null
  lastOpenedAt: Timestamp | null
  /** The browsers that have opened it, by a number that each was given, as far as there is room. */
  devices: string[]
  /** How often each of its pages was opened; `home` is the portfolio itself. */
  pages: Record<string, number>
  /** Missing for a private link; see `review`. */
  kind?: 'review'
  /** What a review link has besides. */
  review?: ReviewFacts
}

export interface ReviewFacts {
  /** Its comments are at `links/{commentsId}/comments`, whatever new addresses it gets: that of its first one. */
  commentsId: string
  /** When its owner has looked at the comments last. */
  seenAt: Timestamp | null
  /** When the owner was last mailed about comments, and when that is due again; null while nothing new was written. */
  mailedAt: Timestamp | null
  mailDueAt: Timestamp | null
}

export type PrivateLinkReference = DocumentReference<PrivateLinkDocument, DocumentData>

/** 192 random bits, as they stand in an address. */
export const newToken = (): string => randomBytes(24).toString('base64url')
export const newCookieKey = (): string => randomBytes(32).toString('base64url')

const tokenPattern = /^[A-Za-z0-9_-]{32}$/

/** The id of a link, or null for what is no token. */
export const linkIdOf = (token: string): string | null =>
  tokenPattern.test(token) ? createHash('sha256').update(token).digest('base64url') : null

export const privateLinks = () => db().collection('links') as CollectionReference<PrivateLinkDocument, DocumentData>

export const privateLinkRef = (id: string): PrivateLinkReference => privateLinks().doc(id)

export const privateLinksOf = (uid: string): Query<PrivateLinkDocument> => privateLinks().where('ownerId', '==', uid)

export const privateLinksTo = (portfolioId: string): Query<PrivateLinkDocument> =>
  privateLinks().where('portfolioId', '==', portfolioId)

/** `links/{id}/openings/first`: made when a link is opened for the first time, which its owner is told. */
export const firstOpeningRef = (id: string) =>
  privateLinkRef(id).collection('openings').doc('first') as DocumentReference<
    { at: Timestamp; mailedAt: Timestamp | null },
    DocumentData
  >

export const stateOf = (
  { endsAt, revokedAt }: Pick<PrivateLinkDocument, 'endsAt' | 'revokedAt'>,
  now: number,
): 'active' | 'ended' | 'revoked' => (revokedAt ? 'revoked' : endsAt.toMillis() > now ? 'active' : 'ended')

/** Links whose owners are to be told of comments. */
export const linksWithDueMail = (now: Timestamp): Query<PrivateLinkDocument> =>
  privateLinks().where('review.mailDueAt', '<=', now).orderBy('review.mailDueAt')

export const kindOf = ({ kind }: Pick<PrivateLinkDocument, 'kind'>): LinkKind => kind ?? 'private'

/** Comments of a link that go at once. */
const COMMENTS = 200

/**
 * Deletes a link with what belongs to it. The last comments go in one piece with it, so that none can arrive behind it; wherever it
 * dies, the link is there to be deleted again.
 * @param check looks in the same transaction whether it may be
 */
export async function deleteLink(id: string, check?: (transaction: Transaction) => Promise<unknown>): Promise<void> {
  const ref = privateLinkRef(id)
  const deleteSome = () =>
    transact(async (transaction) => {
      await check?.(transaction)
      const review = (await transaction.get(ref)).data()?.review
      const { docs } = review
        ? await transaction.get(commentsAt(review.commentsId).select().limit(COMMENTS))
        : { docs: [] }
      for (const comment of docs) transaction.delete(comment.ref)
      if (docs.length === COMMENTS) return false
      transaction.delete(firstOpeningRef(id))
      transaction.delete(ref)
      return true
    })
  while (!(await deleteSome()));
}

/** Deletes all links that a query finds, with what belongs to them. It can be run again at any time. */
export async function deleteLinks(query: Query<PrivateLinkDocument>): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(20).get()
    if (docs.length === 0) return
    await Promise.all(docs.map(({ id }) => deleteLink(id)))
  }
}
