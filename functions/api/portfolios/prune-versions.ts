import type { Query } from 'firebase-admin/firestore'
import { KEPT_PUBLICATIONS, VERSIONS_PER_ACCOUNT } from '@vitrine/common/limits'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { allVersions, versionRef, versionsOf } from '../../lib/documents/version.ts'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'

/** How many go at once: more than are kept between two times. */
const AT_ONCE = 50

/** Those of an account that nobody has named, the oldest first. */
const unnamedVersions = (uid: string): Query =>
  allVersions().where('ownerId', '==', uid).where('label', '==', null).orderBy('at')

/** What is live, and what was live before, of the account's published portfolios: it can be made live again at any time. */
async function keptPublications(uid: string): Promise<Set<string>> {
  const published = await db()
    .collection('portfolios')
    .where('ownerId', '==', uid)
    .where('status', '==', 'published')
    .select('live')
    .get()
  const kept = await Promise.all(
    published.docs.map(async (portfolio) => {
      const { id } = portfolio
      const { live } = portfolio.data() as Pick<PortfolioDocument, 'live'>
      const last = await versionsOf(id)
        .where('reason', '==', 'published')
        .orderBy('revision', 'desc')
        .limit(KEPT_PUBLICATIONS)
        .select()
        .get()
      return [...last.docs.map(({ ref }) => ref.path), ...(live ? [versionRef(id, live.revision).path] : [])]
    }),
  )
  return new Set(kept.flat())
}

/**
 * Removes the oldest versions without a name where an account has more than it can hold. Whatever is interrupted or comes at the
 * same time, the next version that is kept finds what is still too many.
 */
export async function pruneVersions(uid: string): Promise<void> {
  const versions = unnamedVersions(uid)
  if ((await versions.count().get()).data().count <= VERSIONS_PER_ACCOUNT) return
  const kept = await keptPublications(uid)
  // Of one moment: counted before others were removed, the oldest that are left would go too.
  const [count, oldest] = await transact(
    (transaction) =>
      Promise.all([transaction.get(versions.count()), transaction.get(versions.select().limit(AT_ONCE + kept.size))]),
    { readOnly: true },
  )
  const tooMany = Math.max(0, count.data().count - VERSIONS_PER_ACCOUNT)
  const batch = db().batch()
  const left = oldest.docs.filter(({ ref }) => !kept.has(ref.path))
  for (const { ref } of left.slice(0, tooMany)) batch.delete(ref)
  await batch.commit()
}
