import type { Section } from '../definition.ts'
import { isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { emailOf, filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

export const sections = [
  {
    id: 'hero',
    label: 'Header',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'gallery',
    label: 'Work',
    hideable: true,
    isEmpty: ({ gallery }) => !(gallery?.images ?? []).some(({ src, srcPath }) => hasPicture(src, srcPath)),
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    isEmpty: ({ about }) =>
      isBlankRichText(about?.bio) &&
      filled(about?.services).length === 0 &&
      !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'contact',
    label: 'Contact',
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
