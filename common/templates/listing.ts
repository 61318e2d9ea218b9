import { moneyText } from '../money.ts'
import type { TemplateId } from './ids.ts'

export const categories = ['Design', 'Tech', 'Photography', 'Corporate', 'Creative', 'Freelance'] as const
export type Category = (typeof categories)[number]

/** The document `templates/{templateId}`: a card in the store. Amounts are in minor units. */
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
  /** Number of accounts that made a portfolio from it. */
  downloads: number
  reviews: number
  /** Stars of all reviews together. */
  ratingSum: number
  featured: boolean
  author: string
  features: string[]
  tags: string[]
  searchKeywords: string[]
  /** False if no new portfolio can be made from it: announced or withdrawn. */
  available: boolean
  /** Position in the store. */
  order: number
}

/** 'Free', or the price in its currency. */
export function priceText(listing: Pick<TemplateListing, 'priceCents' | 'currency'>): string {
  if (listing.priceCents === 0) return 'Free'
  return moneyText(listing.priceCents, listing.currency)
}

/** Average of the reviews, 1 to 5; 0 while there are none. */
export const averageRating = ({ ratingSum, reviews }: Pick<TemplateListing, 'ratingSum' | 'reviews'>): number =>
  ratingSum > 0 ? ratingSum / reviews : 0
