import type { TemplateId } from './ids.ts'

export const categories = ['Design', 'Tech', 'Photography', 'Corporate', 'Creative', 'Freelance'] as const
export type Category = (typeof categories)[number]

/** The document `templates/{templateId}`: what a card of the store shows. Money is in minor units. */
export interface TemplateListing {
  id: TemplateId
  name: string
  subtitle: string
  category: Category
  priceCents: number
  currency: 'usd'
  stripePriceId: string | null
  /** Path of the thumbnail on this site. */
  image: string
  downloads: number
  /** Average of the reviews, 0 to 5; 0 while there are none. */
  rating: number
  reviews: number
  featured: boolean
  author: string
  features: string[]
  tags: string[]
  searchKeywords: string[]
  /** False while the template is announced but cannot be used yet. */
  available: boolean
  /** Position in the store. */
  order: number
}

/** 'Free', or the price in its currency. */
export function priceText(listing: Pick<TemplateListing, 'priceCents' | 'currency'>): string {
  if (listing.priceCents === 0) return 'Free'
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: listing.currency,
    minimumFractionDigits: listing.priceCents % 100 === 0 ? 0 : 2,
  }).format(listing.priceCents / 100)
}
