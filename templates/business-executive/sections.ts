import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section } from '../definition.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { type Network, socialEntries } from '../parts/social.ts'
import { addressOf, emailOf } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

/** The front page: the first featured article is the lead, all others are listed. */
export function frontPage({ articles }: PortfolioContent) {
  const written = filledItems(articles, 'title', 'excerpt', 'cover', 'coverPath')
  const lead = written.find(({ featured }) => featured)
  return { lead, latest: written.filter((article) => article !== lead) }
}

/** Press entries; each needs a name or a logo. */
export const mentionsOf = ({ press }: PortfolioContent) =>
  (press ?? []).filter(({ name, logo, logoPath }) => !areBlank(name) || hasPicture(logo, logoPath))

/** The profiles that this template has fields for. */
export const profiles: readonly Network[] = ['linkedin', 'twitter', 'website']

export const sections = [
  {
    id: 'hero',
    label: 'Masthead',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'articles',
    label: 'Articles',
    hideable: true,
    heading: 'Latest Articles',
    navigation: 'Articles',
    // An empty list is shown only on pages that have a newsletter or press entries.
    isEmpty: (content) => content.articles === undefined && mentionsOf(content).length === 0,
  },
  {
    id: 'author',
    label: 'Author card',
    hideable: true,
    heading: 'About the author',
    navigation: 'About',
    // Beside the lead article, on the front page.
    fixed: true,
    isEmpty: ({ hero, contact }) =>
      !hasPicture(hero?.avatar, hero?.avatarPath) &&
      areBlank(hero?.title, hero?.location) &&
      isBlankRichText(hero?.bio) &&
      socialEntries(contact?.social, profiles).length === 0,
  },
  {
    id: 'press',
    label: 'As seen in',
    hideable: true,
    navigation: 'Press',
    isEmpty: (content) => mentionsOf(content).length === 0 && addressOf(content.about?.mediaKit) === null,
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    hideable: true,
    navigation: null,
    newsletterForm: true,
    isEmpty: ({ newsletter }) => areBlank(newsletter?.title, newsletter?.description),
  },
  {
    id: 'cta',
    label: 'Call to action',
    hideable: true,
    navigation: null,
    isEmpty: ({ cta }) => areBlank(cta?.headline, cta?.subtext),
  },
  {
    id: 'contact',
    label: 'Footer',
    hideable: true,
    heading: 'Contact',
    fixed: true,
    contactForm: 'hidden',
    isEmpty: ({ contact }) => emailOf(contact?.email) === null && areBlank(contact?.note) && !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
