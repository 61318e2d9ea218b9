import type { Section } from '../definition.ts'
import { areBlank, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { addressOf, emailOf } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'
import { mentionsOf, profiles } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Masthead',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'header',
    isEmpty: () => false,
  },
  {
    id: 'articles',
    label: 'Articles',
    fields: fields.articles,
    hideable: true,
    heading: 'Latest Articles',
    navigation: 'Articles',
    // An empty list is shown only on pages that have a newsletter or press entries.
    isEmpty: (content) => content.articles === undefined && mentionsOf(content).length === 0,
  },
  {
    id: 'author',
    label: 'Author card',
    fields: fields.author,
    hideable: true,
    heading: 'About the author',
    navigation: 'About',
    // Beside the lead article, on the front page.
    fixed: 'opening',
    isEmpty: ({ hero, contact }) =>
      !hasPicture(hero?.avatar, hero?.avatarPath) &&
      areBlank(hero?.title, hero?.location) &&
      isBlankRichText(hero?.bio) &&
      socialEntries(contact?.social, profiles).length === 0,
  },
  {
    id: 'press',
    label: 'As seen in',
    fields: fields.press,
    hideable: true,
    navigation: 'Press',
    isEmpty: (content) => mentionsOf(content).length === 0 && addressOf(content.about?.mediaKit) === null,
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    fields: fields.newsletter,
    hideable: true,
    heading: null,
    navigation: null,
    newsletterForm: true,
    isEmpty: ({ newsletter }) => areBlank(newsletter?.title, newsletter?.description),
  },
  {
    id: 'cta',
    label: 'Call to action',
    fields: fields.cta,
    hideable: true,
    heading: null,
    navigation: null,
    isEmpty: ({ cta }) => areBlank(cta?.headline, cta?.subtext),
  },
  {
    id: 'contact',
    label: 'Footer',
    fields: fields.contact,
    hideable: true,
    heading: 'Contact',
    fixed: 'footer',
    contactForm: 'hidden',
    isEmpty: ({ contact }) => emailOf(contact?.email) === null && areBlank(contact?.note) && !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
