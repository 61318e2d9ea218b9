import type { Field } from '@vitrine/common/fields/field'
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

/** The fields of each section. */
export const fields = {
  hero: [
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
  gallery: [
    galleryCategoriesField('Identity'),
    galleryList({
      labels: ['Pictures', 'Picture'],
      help: 'The grid crops to its own proportions; the whole picture opens on a click.',
      caption: 'Client, piece of work, year',
      category: 'Identity',
    }),
  ],
  about: [
    bioField('How you work and what you have done'),
    { path: 'about.services', label: 'Services', type: 'array:string', placeholder: 'Book design' },
    ...pictureFields('about.image', { label: 'Portrait', help: 'Shown at 4:5.', description: 'You at work' }),
  ],
  contact: [
    headlineField('Have something in mind?'),
    emailField(),
    phoneField('+47 22 00 00 00'),
    addressField(),
    noteField('When you have room for new work'),
    contactFormField('hidden'),
    ...socialFields(['website', 'linkedin', 'behance', 'dribbble', 'instagram', 'github', 'twitter', '500px']),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
