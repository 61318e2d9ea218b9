import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { planOf, plans } from '@vitrine/common/plans'
import { domainRequestRef, type DomainRequestDocument } from '../lib/documents/domain.ts'
import { db } from '../lib/firebase.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import type { Log } from '../lib/log.ts'
import { checkDomain } from './check-domain.ts'
import { connect } from './connect.ts'
import { nextLook } from './health.ts'
import { isNamed, namersOf } from './namers.ts'
import { isGivenTo } from './proof.ts'

/** How long a proof is looked for without being asked again. */
const WATCHED_MS = 7 * 86_400_000

export const watchedUntil = ({ askedAt }: DomainRequestDocument): number => askedAt.toMillis() + WATCHED_MS

/** Whether an account's plan includes a domain. */
export async function mayHaveDomain(uid: string): Promise<boolean> {
  const profile = (await db().collection('users').doc(uid).get()).data()
  return plans[planOf(profile)].includesCustomDomain
}

/** Has the proof of a domain looked for from now on; a portfolio asks for one domain at a time. */
export async function watchForProof(uid: string, portfolioId: string, domain: string, now: number): Promise<void> {
  const at = Timestamp.fromMillis(now)
  const nextCheckAt = Timestamp.fromMillis(nextLook(now, now))
  await domainRequestRef(portfolioId).set({ ownerId: uid, domain, askedAt: at, checkedAt: at, nextCheckAt })
}

/** Looks for the proof of a domain that somebody asked to connect, and connects it once it is there. */
export async function checkRequest(snapshot: QueryDocumentSnapshot, now: number, log: Log): Promise<void> {
  const request = snapshot.data() as DomainRequestDocument
  const { ownerId, domain, askedAt } = request
  const namers = await namersOf(snapshot.id)
  if (namers.draft.data()?.ownerId !== ownerId || !isNamed(namers, domain) || now > watchedUntil(request)) {
    await snapshot.ref.delete({ lastUpdateTime: snapshot.updateTime }).catch(unlessChanged)
    return
  }
  const proved = await isGivenTo(domain, snapshot.id)
  if (proved && (await mayHaveDomain(ownerId))) {
    await connect(ownerId, snapshot.id, domain, Timestamp.fromMillis(now))
    await checkDomain(domain, now, log)
    return
  }
  const nextCheckAt = Timestamp.fromMillis(nextLook(askedAt.toMillis(), now))
  const looked = { nextCheckAt, ...(proved !== null && { checkedAt: Timestamp.fromMillis(now) }) }
  await snapshot.ref.update(looked, { lastUpdateTime: snapshot.updateTime }).catch(unlessChanged)
}

/** Its owner asked again, or it is gone. */
function unlessChanged(error: unknown): void {
  if (!wasRefused(error, 'not-found') && !wasRefused(error, 'failed-precondition')) throw error
}
