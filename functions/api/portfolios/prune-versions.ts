import type { Query } from 'firebase-admin/firestore'
import { VERSIONS_PER_ACCOUNT } from '@vitrine/common/limits'
import { allVersions } from '../../lib/documents/version.ts'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'

/** How many go at once: more than are kept between two times. */
const AT_ONCE = 50

/** Those of an account that nobody has named, the oldest first. */
export const unnamedVersions = (uid: string): Query =>
  allVersions().where('ownerId', '==', uid).where('label', '==', null).orderBy('at')

/**
 * Removes the oldest versions without a name where an account has more than it can hold. Whatever is interrupted or comes at the
 * same time, the next version that is kept finds what is still too many.
 */
export async function pruneVersions(uid: string): Promise<void> {
  const versions = unnamedVersions(uid)
  if ((await versions.count().get()).data().count <= VERSIONS_PER_ACCOUNT) return
  // Of one moment: counted before others were removed, the oldest that are left would go too.
  const [count, oldest] = await transact(
    (transaction) =>
      Promise.all([transaction.get(versions.count()), transaction.get(versions.select().limit(AT_ONCE))]),
    { readOnly: true },
  )
  const tooMany = Math.max(0, count.data().count - VERSIONS_PER_ACCOUNT)
  const batch = db().batch()
  for (const { ref } of oldest.docs.slice(0, tooMany)) batch.delete(ref)
  await batch.commit()
}
