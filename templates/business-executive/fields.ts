import type { Field } from '@vitrine/common/fields/field'
import { bioField, locationField, nameField, pictureFields, taglineField, titleField } from '../fields/basics.ts'
import { callFields, contactFormField, emailField, noteField, socialFields } from '../fields/contact.ts'
import { pressList } from '../fields/lists.ts'
import { articleList } from '../fields/show-lists.ts'
import { profiles } from './content.ts'

const articles = articleList({
  cover: 'Shown at 3:2. Without one the headline is set larger.',
  after: [
    {
      path: 'featured',
      label: 'Featured article',
      type: 'boolean',
      help: 'Opens the page with a large picture. The first article that has this leads.',
    },
  ],
})

const press = pressList(
  pictureFields('logo', {
    label: 'Logo',
    help: 'Without one the name is set as a wordmark.',
    description: 'Logo of the publication',
  }),
)

/** The fields of each section. */
export const fields = {
  hero: [nameField(), taglineField('What you write and speak about')],
  articles: [articles],
  author: [
    ...pictureFields('hero.avatar', {
      label: 'Portrait',
      help: 'Shown as a square.',
      description: 'You at a lectern',
    }),
    titleField('Chair and columnist'),
    locationField,
    bioField('What you have run, and what you learned', 'hero.bio'),
    ...socialFields(profiles),
  ],
  press: [
    { path: 'about.mediaKit', label: 'Media kit', type: 'url', placeholder: 'https://example.com/media-kit.zip' },
    press,
  ],
  newsletter: [
    { path: 'newsletter.title', label: 'Headline', type: 'string', placeholder: 'One letter a month' },
    {
      path: 'newsletter.description',
      label: 'Text',
      type: 'text',
      placeholder: 'What it is about, and how often it comes',
    },
    {
      path: 'newsletter.endpoint',
      label: 'Address of your own service',
      type: 'url',
      placeholder: 'https://example.com/subscribe',
      help: 'Takes {"email": …} as JSON. Without one, subscribers are kept under Messages, where you can download them.',
    },
  ],
  cta: callFields({
    headline: 'Invite me to speak',
    text: 'For whom, about what, and how soon',
    link: {
      placeholder: 'https://example.com/speaking',
      help: 'A page, or mailto: and an address. Without it there is no button.',
    },
  }),
  contact: [
    emailField({ label: 'Contact email', required: true }),
    noteField('What to write to you about'),
    contactFormField('hidden'),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
