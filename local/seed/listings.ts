import type { Firestore } from 'firebase-admin/firestore'
import { listings } from '@vitrine/templates/listings'

/**
 * Writes the store's listings, in the emulators or in a real project. Values that the running store owns (downloads,
 * reviews, the Stripe price) are not overwritten.
 */
export const writeListings = async (db: Firestore): Promise<void> => {
  for (const listing of listings) {
    const reference = db.collection('templates').doc(listing.id)
    const stored = await reference.get()
    if (!stored.exists) {
      await reference.set(listing)
      continue
    }
    const {
      downloads: _downloads,
      reviews: _reviews,
      ratingSum: _ratingSum,
      stripePriceId: _stripePriceId,
      ...facts
    } = listing
    await reference.update(facts)
  }
}
