import type { DocumentData, FirestoreDataConverter } from 'firebase-admin/firestore'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'

/** Gives the items of lists their ids, also in a document from before they had any. */
export const identifyItems = <T extends { content: object }>(): FirestoreDataConverter<T, DocumentData> => ({
  toFirestore: (document: DocumentData) => document,
  fromFirestore(snapshot) {
    const stored = snapshot.data() as T
    return { ...stored, content: withItemIds(stored.content) }
  },
})
