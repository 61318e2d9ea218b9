// Import this module with import(): it brings the Firestore SDK along.
import { collection, deleteDoc, doc, onSnapshot, serverTimestamp, setDoc } from 'firebase/firestore'
import { db } from '../../lib/firestore.ts'

const favouritesOf = (uid: string) => collection(db, 'users', uid, 'favourites')

/** Tells of an account's favourites, now and after every change. Returns what ends it. */
export const watchFavourites = (
  uid: string,
  onChange: (ids: ReadonlySet<string>) => void,
  onFailure: () => void,
): (() => void) => onSnapshot(favouritesOf(uid), ({ docs }) => onChange(new Set(docs.map(({ id }) => id))), onFailure)

/** Watchers hear of the change at once, and again of the old state where it is refused. */
export const setFavourite = (uid: string, templateId: string, wanted: boolean): Promise<void> => {
  const ref = doc(favouritesOf(uid), templateId)
  return wanted ? setDoc(ref, { createdAt: serverTimestamp() }) : deleteDoc(ref)
}
