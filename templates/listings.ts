import { templateIds } from '@vitrine/common/templates/ids'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { catalogue } from './catalogue.ts'

/** The store's listings as a deployment writes them (`templates/{id}`), in the order of the ids. */
export const listings: readonly TemplateListing[] = templateIds.map((id, order) => ({
  id,
  ...catalogue[id].listing,
  currency: 'usd',
  stripePriceId: null,
  image: `/thumbnails/${id}.webp`,
  downloads: 0,
  reviews: 0,
  ratingSum: 0,
  author: 'Vitrine',
  available: true,
  order,
}))
