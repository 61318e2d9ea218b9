import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Repeater } from '@vitrine/common/templates/fields'
import { bioField, locationField, nameField, pictureFields, taglineField, titleField } from '../fields/basics.ts'
import { callFields, contactFormField, emailField, noteField, socialFields } from '../fields/contact.ts'
import { linkField, tagsField } from '../fields/lists.ts'
import type { Section } from '../definition.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { type Social, socialEntries } from '../parts/social.ts'
import { addressOf, emailOf } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

/** What is on the front page: the first article that is marked as featured leads, all others are listed. */
export function frontPage({ articles }: PortfolioContent) {
  const written = filledItems(articles, 'title', 'excerpt', 'cover', 'coverPath')
  const lead = written.find(({ featured }) => featured)
  return { lead, latest: written.filter((article) => article !== lead) }
}

/** Where the owner has appeared; an entry needs a name or a logo. */
export const mentionsOf = ({ press }: PortfolioContent) =>
  (press ?? []).filter(({ name, logo, logoPath }) => !areBlank(name) || hasPicture(logo, logoPath))

/** The profiles that this template has fields for. */
export const profiles: readonly (keyof Social)[] = ['linkedin', 'twitter', 'website']

const articles: Repeater = {
  arrayPath: 'articles',
  label: 'Articles',
  itemLabel: 'Article',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Headline', type: 'string', placeholder: 'What the article says, in one line' },
    linkField('https://magazine.com/your-article'),
    {
      path: 'featured',
      label: 'Featured article',
      type: 'boolean',
      help: 'Opens the page with a large picture. The first article that has this leads.',
    },
    { path: 'category', label: 'Category', type: 'string', placeholder: 'Leadership' },
    { path: 'date', label: 'Date', type: 'date' },
    { path: 'readTime', label: 'Reading time', type: 'string', placeholder: '6 min read' },
    { path: 'excerpt', label: 'Excerpt', type: 'text', placeholder: 'Two sentences that make one want to read on' },
    tagsField('Boards'),
    ...pictureFields('cover', {
      label: 'Cover',
      help: 'Shown at 3:2. Without one the headline is set larger.',
      description: 'What can be seen in it',
    }),
  ],
}

const press: Repeater = {
  arrayPath: 'press',
  label: 'Publications',
  itemLabel: 'Publication',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Name', type: 'string', placeholder: 'Name of the publication' },
    { path: 'url', label: 'Link', type: 'url', placeholder: 'https://publication.com/interview' },
    ...pictureFields('logo', {
      label: 'Logo',
      help: 'Without one the name is set as a wordmark.',
      description: 'Logo of the publication',
    }),
  ],
}

export const sections = [
  {
    id: 'hero',
    label: 'Masthead',
    hideable: false,
    navigation: null,
    fixed: true,
    fields: [nameField(), taglineField('What you write and speak about')],
    isEmpty: () => false,
  },
  {
    id: 'articles',
    label: 'Articles',
    hideable: true,
    heading: 'Latest Articles',
    navigation: 'Articles',
    // A list that is still empty is announced on a page that is about articles or has been in the press.
    repeaters: [articles],
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
    fields: [
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
    fields: [
      { path: 'about.mediaKit', label: 'Media kit', type: 'url', placeholder: 'https://example.com/media-kit.zip' },
    ],
    repeaters: [press],
    isEmpty: (content) => mentionsOf(content).length === 0 && addressOf(content.about?.mediaKit) === null,
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    hideable: true,
    navigation: null,
    newsletterForm: true,
    fields: [
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
    isEmpty: ({ newsletter }) => areBlank(newsletter?.title, newsletter?.description),
  },
  {
    id: 'cta',
    label: 'Call to action',
    hideable: true,
    navigation: null,
    fields: callFields({
      headline: 'Invite me to speak',
      text: 'For whom, about what, and how soon',
      link: {
        placeholder: 'https://example.com/speaking',
        help: 'A page, or mailto: and an address. Without it there is no button.',
      },
    }),
    isEmpty: ({ cta }) => areBlank(cta?.headline, cta?.subtext),
  },
  {
    id: 'contact',
    label: 'Footer',
    hideable: true,
    heading: 'Contact',
    fixed: true,
    contactForm: 'hidden',
    fields: [
      emailField({ label: 'Contact email', required: true }),
      noteField('What to write to you about'),
      contactFormField('hidden'),
    ],
    isEmpty: ({ contact }) => emailOf(contact?.email) === null && areBlank(contact?.note) && !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
