import { useQuery } from '@tanstack/react-query'

export interface Purchase {
  templateId: string
  /** Null where it was not written down. */
  boughtAt: Date | null
}

/** The templates that the account has bought. */
export function usePurchases(uid: string) {
  return useQuery({ queryKey: ['purchases', uid], queryFn: () => loadPurchases(uid) })
}

async function loadPurchases(uid: string): Promise<Purchase[]> {
  const [{ db }, { collection, getDocsFromServer, Timestamp }] = await Promise.all([import('../../../lib/firestore.ts'), import('firebase/firestore')])
  const { docs } = await getDocsFromServer(collection(db, 'users', uid, 'purchases'))
  return docs
    .map((snapshot) => {
      const moment: unknown = snapshot.get('createdAt')
      return { templateId: snapshot.id, boughtAt: moment instanceof Timestamp ? moment.toDate() : null }
    })
    .sort((a, b) => Number(b.boughtAt) - Number(a.boughtAt))
}
