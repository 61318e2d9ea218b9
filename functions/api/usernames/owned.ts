import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { ownedUsernames } from '@vitrine/common/api/usernames'
import { db } from '../../lib/firebase.ts'
import { holderRef, redirectOf, usernameRef, type UsernameDocument } from '../../lib/documents/username.ts'
import { iso } from '../portfolios/portfolio.ts'
import { stillReserved } from './release.ts'

/** The names that an account holds, what each leads to, and those that it released and can still take back. */
export async function owned(uid: string, now: Timestamp): Promise<OutputOf<typeof ownedUsernames>> {
  const { names = [], released = [] } = (await holderRef(uid).get()).data() ?? {}
  const refs = [...names, ...released].map(usernameRef)
  const snapshots = refs.length > 0 ? ((await db().getAll(...refs)) as DocumentSnapshot<UsernameDocument>[]) : []
  return {
    usernames: names,
    attachments: snapshots.slice(0, names.length).map((snapshot) => {
      const stored = snapshot.data()
      const redirect = stored ? redirectOf(stored, now) : null
      return {
        username: snapshot.id,
        portfolioId: stored?.portfolioId ?? null,
        redirectsUntil: redirect && iso(redirect.until),
      }
    }),
    released: stillReserved(snapshots.slice(names.length), uid, now).map(({ username, until }) => ({
      username,
      reservedUntil: iso(until),
    })),
  }
}
