import { bioField, nameField, pictureFields, titleField } from '../fields/basics.ts'
import {
  addressField,
  contactFormField,
  emailField,
  headlineField,
  noteField,
  phoneField,
  socialFields,
} from '../fields/contact.ts'
import { galleryCategoriesField, galleryList } from '../fields/lists.ts'
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
    fields: [
      nameField(),
      titleField('Graphic designer'),
      {
        path: 'hero.intro',
        label: 'Introduction',
        type: 'text',
        placeholder: 'What you make, for whom, and where',
        help: 'Two or three sentences; they are set large.',
      },
      { path: 'hero.resumeLink', label: 'CV link', type: 'url', placeholder: 'https://example.com/cv.pdf' },
    ],
    isEmpty: () => false,
  },
  {
    id: 'gallery',
    label: 'Work',
    hideable: true,
    fields: [galleryCategoriesField('Identity')],
    repeaters: [
      galleryList({
        labels: ['Pictures', 'Picture'],
        help: 'The grid crops to its own proportions; the whole picture opens on a click.',
        caption: 'Client, piece of work, year',
        category: 'Identity',
      }),
    ],
    isEmpty: ({ gallery }) => !(gallery?.images ?? []).some(({ src, srcPath }) => hasPicture(src, srcPath)),
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    fields: [
      bioField('How you work and what you have done'),
      { path: 'about.services', label: 'Services', type: 'array:string', placeholder: 'Book design' },
      ...pictureFields('about.image', { label: 'Portrait', help: 'Shown at 4:5.', description: 'You at work' }),
    ],
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
    fields: [
      headlineField('Have something in mind?'),
      emailField(),
      phoneField('+47 22 00 00 00'),
      addressField(),
      noteField('When you have room for new work'),
      contactFormField('hidden'),
      ...socialFields(['website', 'linkedin', 'behance', 'dribbble', 'instagram']),
    ],
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
