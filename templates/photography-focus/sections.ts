import type { Section } from '../definition.ts'
import { areBlank, isBlankRichText } from '../parts/emptiness.ts'
import { socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'
import { awardsOf, bookingOf, collectionsOf, exhibitionsOf, pricedServicesOf, profiles } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Opening picture',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'header',
    isEmpty: () => false,
  },
  {
    id: 'gallery',
    label: 'Photographs',
    fields: fields.gallery,
    hideable: true,
    isEmpty: ({ gallery }) => !(gallery?.images ?? []).some(({ src, srcPath }) => hasPicture(src, srcPath)),
  },
  {
    id: 'collections',
    label: 'Collections',
    fields: fields.collections,
    hideable: true,
    isEmpty: (content) => collectionsOf(content).length === 0,
  },
  {
    id: 'exhibitions',
    label: 'Exhibitions',
    fields: fields.exhibitions,
    hideable: true,
    isEmpty: (content) => exhibitionsOf(content).length === 0,
  },
  {
    id: 'awards',
    label: 'Awards',
    fields: fields.awards,
    hideable: true,
    isEmpty: (content) => awardsOf(content).length === 0,
  },
  {
    id: 'about',
    label: 'About',
    fields: fields.about,
    hideable: true,
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'services',
    label: 'Services',
    fields: fields.services,
    hideable: true,
    isEmpty: (content) => pricedServicesOf(content).length === 0 && filled(content.about?.services).length === 0,
  },
  {
    id: 'session',
    label: 'Booking and contact',
    fields: fields.session,
    hideable: true,
    heading: 'Contact',
    isEmpty: (content) => {
      const { cta, contact } = content
      return (
        bookingOf(content) === null &&
        areBlank(cta?.headline, cta?.subtext, contact?.phone, contact?.address) &&
        socialEntries(contact?.social, profiles).length === 0
      )
    },
  },
] as const satisfies readonly Section[]
