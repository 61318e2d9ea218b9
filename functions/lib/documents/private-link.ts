import { createHash, randomBytes } from 'node:crypto'
import type { CollectionReference, DocumentData, DocumentReference, Query, Timestamp } from 'firebase-admin/firestore'
import type { LinkShows } from '@vitrine/common/api/private-links'
import { db } from '../firebase.ts'

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

/** Deletes all links that a query finds, with what belongs to them. It can be run again at any time. */
export async function deleteLinks(query: Query<PrivateLinkDocument>): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(200).get()
    if (docs.length === 0) return
    const batch = db().batch()
    for (const { id } of docs) {
      batch.delete(firstOpeningRef(id))
      batch.delete(privateLinkRef(id))
    }
    await batch.commit()
  }
}
