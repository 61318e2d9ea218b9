import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { SectionProps } from '../definition.ts'
import { filledItems } from '../parts/emptiness.ts'
import type { ProfileKey } from '../parts/social.ts'
import { addressOf, emailOf } from '../parts/texts.ts'
import type { Say } from '../words/wording.ts'
import type { Photograph } from '../parts/exif.ts'

export interface HangingPhotograph {
  photograph: Photograph
  /** Of its picture. */
  address: string
}

export function photographsOf({ content, picture }: Pick<SectionProps, 'content' | 'picture'>): HangingPhotograph[] {
  return (content.gallery?.images ?? []).flatMap((photograph) => {
    const address = picture({ src: photograph.src, path: photograph.srcPath })
    return address ? [{ photograph, address }] : []
  })
}

export const collectionsOf = ({ collections }: PortfolioContent) =>
  filledItems(collections, 'title', 'description', 'cover', 'coverPath')

export const exhibitionsOf = ({ exhibitions }: PortfolioContent) =>
  filledItems(exhibitions, 'title', 'date', 'venue', 'city', 'description')

export const awardsOf = ({ awards }: PortfolioContent) => filledItems(awards, 'name', 'year', 'org')

/** They come before the services in single lines. */
export const pricedServicesOf = ({ services }: PortfolioContent) =>
  filledItems(services, 'title', 'summary', 'priceFrom')

/** Where a session is booked: the owner's page for it, else a mail to the owner. Null without either. */
export function bookingOf({ cta, contact }: PortfolioContent): { href: string; text: string | undefined } | null {
  const email = emailOf(contact?.email)
  const href = addressOf(cta?.href) ?? (email ? `mailto:${email}` : null)
  return href ? { href, text: cta?.buttonText?.trim() } : null
}

/** The name at the head of the page: the photographer’s, else the studio’s. */
export const photographerOf = (content: PortfolioContent, say: Say): string =>
  textWithFallback(content, 'hero.photographerName') || say('Portfolio')

/** The profiles that this template has fields for. */
export const profiles: readonly ProfileKey[] = ['website', 'instagram', 'behance', '500px', 'linkedin']
