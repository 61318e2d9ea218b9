import type { Field } from '@vitrine/common/fields/field'
import type { ObjectField } from '@vitrine/common/fields/types/object/kind'
import { bioField, pictureFields, taglineField } from '../fields/basics.ts'
import { addressField, callFields, emailField, phoneField, socialFields } from '../fields/contact.ts'
import { awardList, galleryCategoriesField, galleryList, serviceList } from '../fields/lists.ts'
import { collectionList, exhibitionList } from '../fields/show-lists.ts'
import { profiles } from './content.ts'

const cameraField: ObjectField = {
  path: 'exif',
  label: 'Camera settings',
  type: 'object',
  fields: [
    { path: 'camera', label: 'Camera', type: 'string', placeholder: 'Nikon Z 8' },
    { path: 'lens', label: 'Lens', type: 'string', placeholder: '35 mm' },
    { path: 'iso', label: 'ISO', type: 'string', placeholder: '100' },
    { path: 'shutter', label: 'Shutter speed', type: 'string', placeholder: '1/250' },
    { path: 'aperture', label: 'Aperture', type: 'string', placeholder: '8' },
  ],
}

/** The fields of each section. */
export const fields = {
  hero: [
    {
      path: 'hero.photographerName',
      label: 'Photographer name',
      type: 'string',
      placeholder: 'Your name',
      required: true,
    },
    {
      path: 'hero.artistName',
      label: 'Artist name',
      type: 'string',
      placeholder: 'The name of your studio, or the one you show under',
      help: 'Shown with your name where it is another one.',
    },
    taglineField('What you photograph, in one line'),
    ...pictureFields('hero.backgroundImage', {
      label: 'Opening picture',
      help: 'Fills the window; your name stands at the bottom left.',
      description: 'What can be seen on it',
    }),
  ],
  gallery: [
    galleryCategoriesField('Coast'),
    galleryList({
      labels: ['Photographs', 'Photograph'],
      help: 'The wall repeats ten places: wide, tall, wide, broad, square, wide, tall, tall, broad, wide. Order your pictures to suit; a click shows the whole picture.',
      caption: 'What, where, when',
      category: 'Coast',
      more: [cameraField],
    }),
  ],
  collections: [collectionList('Shown at 4:5, matted like a print.')],
  exhibitions: [exhibitionList({ help: 'Reads “TBA” while it is empty.' })],
  awards: [awardList('Name of the prize', { label: 'Awarded by', placeholder: 'Festival, jury, foundation' })],
  about: [
    bioField('Where you work, what you look for, who has shown it'),
    ...pictureFields('about.image', {
      label: 'Picture',
      help: 'Shown at 4:5, up to the edge of the window.',
      description: 'You, or where you work',
    }),
  ],
  services: [
    {
      path: 'about.services',
      label: 'Services without a price',
      type: 'array:string',
      placeholder: 'Editorial assignments',
      help: 'One line each; they follow those with a price.',
    },
    serviceList({
      label: 'Services with a price',
      title: 'Portrait session',
      summary: 'How long it takes and what is delivered',
      price: { placeholder: '€420' },
    }),
  ],
  session: [
    ...callFields({
      headline: 'Where the light is, and when',
      text: 'When you have time, and how quickly you answer',
      button: { label: 'Text of the link', placeholder: 'Book a Session' },
      link: {
        label: 'Booking page',
        placeholder: 'https://example.com/calendar',
        help: 'Where there is none, the link writes to your email address.',
      },
    }),
    emailField({ required: true }),
    phoneField('+34 981 00 00 00'),
    addressField(),
    ...socialFields(profiles),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
