import type { TemplateListing } from '@vitrine/common/templates/listing'
import { notFound } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'

/** All listings of the store, in their order. */
export async function templateListings(): Promise<TemplateListing[]> {
  const found = await db().collection('templates').orderBy('order').get()
  return found.docs.map((snapshot) => snapshot.data() as TemplateListing)
}

/** @throws ApiError not-found */
export async function templateListing(id: string): Promise<TemplateListing> {
  const listing = (await db().collection('templates').doc(id).get()).data()
  if (!listing) throw notFound('Template')
  return listing as TemplateListing
}
