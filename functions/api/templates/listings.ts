import type { TemplateListing } from '@vitrine/common/templates/listing'
import { notFound } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'

/** @throws ApiError not-found */
export async function templateListing(id: string): Promise<TemplateListing> {
  const listing = (await db().collection('templates').doc(id).get()).data()
  if (!listing) throw notFound('Template')
  return listing as TemplateListing
}
