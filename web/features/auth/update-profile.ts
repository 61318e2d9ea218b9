import type { UserProfile } from '@vitrine/common/profile'
import { say } from '../../lib/words/say.ts'
import { NO_USER } from './messages.ts'

/** Changes fields of the signed-in account's profile; the rules name those that may be. */
export async function updateOwnProfile(fields: Partial<UserProfile>): Promise<void> {
  const [{ auth }, { db }, { doc, updateDoc }] = await Promise.all([
    import('../../lib/auth.ts'),
    import('../../lib/firestore.ts'),
    import('firebase/firestore'),
  ])
  if (!auth.currentUser) throw new Error(say(NO_USER))
  await updateDoc(doc(db, 'users', auth.currentUser.uid), fields)
}
