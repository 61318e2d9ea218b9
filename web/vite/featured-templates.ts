import { priceText } from '@vitrine/common/templates/listing'
import { listings } from '@vitrine/templates/listings'
import type { Plugin } from 'vite'

const SHOWN = 3
const ID = 'virtual:featured-templates'

/** Featured templates that can be used; others fill up while there are fewer. */
function featured() {
  const usable = listings.filter(({ available }) => available)
  return [...usable.filter((listing) => listing.featured), ...usable.filter((listing) => !listing.featured)]
    .slice(0, SHOWN)
    .map((listing) => ({
      id: listing.id,
      name: listing.name,
      subtitle: listing.subtitle,
      category: listing.category,
      image: listing.image,
      price: priceText(listing),
    }))
}

/** The few listings that the landing page shows, as they are when it is built: the page asks no server. */
export const featuredTemplates = (): Plugin => ({
  name: 'vitrine:featured-templates',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export const featuredTemplates = ${JSON.stringify(featured())}` : null),
})
