import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { plainText } from '../parts/rich-text-tree.ts'
import { socialEntries } from '../parts/social-links.tsx'
import { addressOf, emailOf, filled } from '../parts/texts.ts'
import type { Photograph } from './exif.ts'

export type HangingPhotograph = Photograph & { address: string }
export type Collection = NonNullable<PortfolioContent['collections']>[number]
export type Exhibition = NonNullable<PortfolioContent['exhibitions']>[number]
export type Award = NonNullable<PortfolioContent['awards']>[number]
export type Service = NonNullable<PortfolioContent['services']>[number]

export interface Section {
  id: 'gallery' | 'collections' | 'exhibitions' | 'awards' | 'about' | 'services' | 'session'
  label: string
}

type Source = Pick<TemplatePageProps, 'content' | 'picture'>

const sections: readonly (Section & { holds: (source: Source) => boolean })[] = [
  { id: 'gallery', label: 'Photographs', holds: (source) => photographs(source).length > 0 },
  { id: 'collections', label: 'Collections', holds: ({ content }) => collections(content).length > 0 },
  { id: 'exhibitions', label: 'Exhibitions', holds: ({ content }) => exhibitions(content).length > 0 },
  { id: 'awards', label: 'Awards', holds: ({ content }) => awards(content).length > 0 },
  {
    id: 'about',
    label: 'About',
    holds: ({ content: { about }, picture }) =>
      plainText(about?.bio ?? '') !== '' || aboutPicture(about, picture) !== null,
  },
  { id: 'services', label: 'Services', holds: ({ content }) => services(content).length > 0 },
  { id: 'session', label: 'Contact', holds: ({ content }) => hasSession(content) },
]

/** The sections of a page in their order: those that hold something and are not hidden. */
export function shownSections({
  content,
  shows,
  picture,
}: Pick<TemplatePageProps, 'content' | 'shows' | 'picture'>): Section[] {
  return sections.filter(({ id, holds }) => shows(id) && holds({ content, picture }))
}

export function photographs({ content, picture }: Source): HangingPhotograph[] {
  return (content.gallery?.images ?? []).flatMap((image) => {
    const address = picture({ src: image.src, path: image.srcPath })
    return address ? [{ ...image, address }] : []
  })
}

export function collections({ collections }: PortfolioContent): Collection[] {
  return (collections ?? []).filter(
    ({ title, description, cover, coverPath }) => filled([title, description, cover, coverPath]).length > 0,
  )
}

export function exhibitions({ exhibitions }: PortfolioContent): Exhibition[] {
  return (exhibitions ?? []).filter(
    ({ title, date, venue, city, description }) => filled([title, date, venue, city, description]).length > 0,
  )
}

export function awards({ awards }: PortfolioContent): Award[] {
  return (awards ?? []).filter(({ name, year, org }) => filled([name, year, org]).length > 0)
}

/** Those with a price first, then the single lines. */
export function services({ services, about }: PortfolioContent): Service[] {
  const priced = (services ?? []).filter(
    ({ title, summary, priceFrom }) => filled([title, summary, priceFrom]).length > 0,
  )
  return [...priced, ...filled(about?.services).map((title) => ({ title }))]
}

export function aboutPicture(about: PortfolioContent['about'], picture: TemplatePageProps['picture']): string | null {
  return picture({ src: about?.image, path: about?.imagePath })
}

/** Where a session is booked: the owner's page for it, else a mail to him. */
export function bookingAddress({ cta, contact }: PortfolioContent): string | null {
  const email = emailOf(contact?.email)
  return addressOf(cta?.href) ?? (email ? `mailto:${email}` : null)
}

/** The profiles that this template has fields for. */
export function profiles({ contact }: PortfolioContent) {
  const { website, instagram, behance, linkedin, '500px': fiveHundred } = contact?.social ?? {}
  return { website, instagram, behance, '500px': fiveHundred, linkedin }
}

function hasSession(content: PortfolioContent): boolean {
  const { cta, contact } = content
  return (
    bookingAddress(content) !== null ||
    filled([cta?.headline, cta?.subtext, contact?.phone, contact?.address]).length > 0 ||
    socialEntries(profiles(content)).length > 0
  )
}
