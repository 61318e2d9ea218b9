import type { Section } from '../definition.ts'
import { isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { emailOf, filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Header',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'header',
    isEmpty: () => false,
  },
  {
    id: 'gallery',
    label: 'Work',
    fields: fields.gallery,
    hideable: true,
    isEmpty: ({ gallery }) => !(gallery?.images ?? []).some(({ src, srcPath }) => hasPicture(src, srcPath)),
  },
  {
    id: 'about',
    label: 'About',
    fields: fields.about,
    hideable: true,
    isEmpty: ({ about }) =>
      isBlankRichText(about?.bio) &&
      filled(about?.services).length === 0 &&
      !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: fields.contact,
    hideable: true,
    contactForm: 'hidden',
    isEmpty: ({ contact }) =>
      emailOf(contact?.email) === null &&
      !contact?.headline &&
      !contact?.phone &&
      !contact?.address &&
      !contact?.note &&
      !wantsContactForm(contact) &&
      socialEntries(contact?.social).length === 0,
  },
] as const satisfies readonly Section[]
