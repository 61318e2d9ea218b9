import type { UserProfile } from '@vitrine/common/profile'

/** The profile of an account, or null where it has none. */
export async function readProfile(uid: string): Promise<UserProfile | null> {
  const { db, doc, getDoc } = await firestore()
  return ((await getDoc(doc(db, 'users', uid))).data() as UserProfile | undefined) ?? null
}

export async function createProfile(uid: string, profile: UserProfile): Promise<void> {
  const { db, doc, setDoc } = await firestore()
  await setDoc(doc(db, 'users', uid), profile)
}

async function firestore() {
  const [{ db }, sdk] = await Promise.all([import('../../lib/firestore-lite.ts'), import('firebase/firestore/lite')])
  return { db, ...sdk }
}
