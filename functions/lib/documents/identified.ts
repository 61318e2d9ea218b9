import type { DocumentData, FirestoreDataConverter } from 'firebase-admin/firestore'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'

/** Gives the items of lists their ids, also in a document from before they had any. */
export const identifyItems = <T extends { content: PortfolioContent }>(): FirestoreDataConverter<T, DocumentData> => ({
  toFirestore: (document: DocumentData) => document,
  fromFirestore(snapshot) {
    const stored = snapshot.data() as T
    return { ...stored, content: withItemIds(stored.content) }
  },
})
