import type { Firestore } from 'firebase-admin/firestore'
import { listings } from '@vitrine/templates/listings'

/**
 * Writes the store's listings, in the emulators as in a real project. What running a store has changed since (the
 * counts of downloads and reviews, the price at Stripe) stays as it is there.
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
