import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { db } from '../lib/firebase.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { templateRef } from '../lib/documents/template.ts'

type Counts = Pick<TemplateListing, 'downloads' | 'reviews' | 'ratingSum'>

interface Rated {
  rating: number
}

/** Longer than an event is delivered again. A time-to-live policy on `expireAt` removes what is older. */
const REMEMBERED_MS = 30 * 86_400_000

/** What writing, changing or removing a review adds to its template's counts. */
export const reviewDelta = (
  before: Rated | undefined,
  after: Rated | undefined,
): Pick<Counts, 'reviews' | 'ratingSum'> => ({
  reviews: (after ? 1 : 0) - (before ? 1 : 0),
  ratingSum: (after?.rating ?? 0) - (before?.rating ?? 0),
})

/**
 * Adds to a template's counts, once for an event however often that is delivered: one batch adds blindly and creates the
 * event's document. Nothing is read, so parallel events wait for nobody and no order among them matters.
 */
export async function countOnce(eventId: string, templateId: string, added: Partial<Counts>): Promise<void> {
  const increments = Object.entries(added).filter(([, by]) => by !== 0)
  if (increments.length === 0) return
  const batch = db().batch()
  batch.create(db().collection('countedEvents').doc(eventId), {
    expireAt: Timestamp.fromMillis(Timestamp.now().toMillis() + REMEMBERED_MS),
  })
  batch.update(
    templateRef(templateId),
    Object.fromEntries(increments.map(([name, by]) => [name, FieldValue.increment(by)])),
  )
  try {
    await batch.commit()
  } catch (error) {
    // It was counted before, or its template has left the store.
    if (!wasRefused(error, 'already-exists') && !wasRefused(error, 'not-found')) throw error
  }
}
