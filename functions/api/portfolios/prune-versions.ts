import type { Query } from 'firebase-admin/firestore'
import { VERSIONS_PER_ACCOUNT } from '@vitrine/common/limits'
import { allVersions } from '../../lib/documents/version.ts'
import { db } from '../../lib/firebase.ts'

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
  const tooMany = (await unnamedVersions(uid).count().get()).data().count - VERSIONS_PER_ACCOUNT
  if (tooMany <= 0) return
  const oldest = await unnamedVersions(uid).select().limit(Math.min(tooMany, AT_ONCE)).get()
  const batch = db().batch()
  for (const { ref } of oldest.docs) batch.delete(ref)
  await batch.commit()
}
