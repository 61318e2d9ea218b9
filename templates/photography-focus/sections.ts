import type { Section } from '../definition.ts'
import { areBlank, isBlankRichText } from '../parts/emptiness.ts'
import { socialEntries } from '../parts/social.ts'
import { hasPicture } from '../picture.ts'
import { awardsOf, bookingOf, collectionsOf, exhibitionsOf, profiles, servicesOf } from './content.ts'

export const sections = [
  {
    id: 'hero',
    label: 'Opening picture',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'gallery',
    label: 'Photographs',
    hideable: true,
    isEmpty: ({ gallery }) => !(gallery?.images ?? []).some(({ src, srcPath }) => hasPicture(src, srcPath)),
  },
  {
    id: 'collections',
    label: 'Collections',
    hideable: true,
    isEmpty: (content) => collectionsOf(content).length === 0,
  },
  {
    id: 'exhibitions',
    label: 'Exhibitions',
    hideable: true,
    isEmpty: (content) => exhibitionsOf(content).length === 0,
  },
  {
    id: 'awards',
    label: 'Awards',
    hideable: true,
    isEmpty: (content) => awardsOf(content).length === 0,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'services',
    label: 'Services',
    hideable: true,
    isEmpty: (content) => servicesOf(content).length === 0,
  },
  {
    id: 'session',
    label: 'Booking and contact',
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
