import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { contactFormOptions } from '../parts/contact-form-field.ts'

const articles: Repeater = {
  arrayPath: 'articles',
  label: 'Articles',
  itemLabel: 'Article',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Headline', type: 'string', placeholder: 'What the article says, in one line' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://magazine.com/your-article' },
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
    { path: 'tags', label: 'Tags', type: 'array:string', placeholder: 'Boards' },
    { path: 'cover', label: 'Cover', type: 'image', help: 'Shown at 3:2. Without one the headline is set larger.' },
    { path: 'coverAlt', label: 'Description of the cover', type: 'string', placeholder: 'What can be seen in it' },
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
    { path: 'logo', label: 'Logo', type: 'image', help: 'Without one the name is set as a wordmark.' },
    { path: 'logoAlt', label: 'Description of the logo', type: 'string', placeholder: 'Logo of the publication' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Masthead',
      hideable: false,
      fields: [
        { path: 'hero.name', label: 'Name', type: 'string', placeholder: 'Your name', required: true },
        { path: 'hero.tagline', label: 'Tagline', type: 'string', placeholder: 'What you write and speak about' },
      ],
      repeaters: [],
    },
    {
      id: 'author',
      label: 'Author card',
      hideable: true,
      fields: [
        { path: 'hero.avatar', label: 'Portrait', type: 'image', help: 'Shown as a square.' },
        {
          path: 'hero.avatarAlt',
          label: 'Description of the portrait',
          type: 'string',
          placeholder: 'You at a lectern',
        },
        { path: 'hero.title', label: 'Title', type: 'string', placeholder: 'Chair and columnist' },
        { path: 'hero.location', label: 'Location', type: 'string', placeholder: 'City, country' },
        { path: 'hero.bio', label: 'Bio', type: 'richtext', placeholder: 'What you have run, and what you learned' },
        { path: 'contact.social.linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://linkedin.com/in/you' },
        { path: 'contact.social.twitter', label: 'X (Twitter)', type: 'url', placeholder: 'https://x.com/you' },
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://example.com' },
      ],
      repeaters: [],
    },
    { id: 'articles', label: 'Articles', hideable: true, fields: [], repeaters: [articles] },
    {
      id: 'press',
      label: 'As seen in',
      hideable: true,
      fields: [
        { path: 'about.mediaKit', label: 'Media kit', type: 'url', placeholder: 'https://example.com/media-kit.zip' },
      ],
      repeaters: [press],
    },
    {
      id: 'newsletter',
      label: 'Newsletter',
      hideable: true,
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
      repeaters: [],
    },
    {
      id: 'cta',
      label: 'Call to action',
      hideable: true,
      fields: [
        { path: 'cta.headline', label: 'Headline', type: 'string', placeholder: 'Invite me to speak' },
        { path: 'cta.subtext', label: 'Text', type: 'text', placeholder: 'For whom, about what, and how soon' },
        { path: 'cta.buttonText', label: 'Button text', type: 'string', placeholder: 'Get in touch' },
        {
          path: 'cta.href',
          label: 'Button link',
          type: 'url',
          placeholder: 'https://example.com/speaking',
          help: 'A page, or mailto: and an address. Without it there is no button.',
        },
      ],
      repeaters: [],
    },
    {
      id: 'contact',
      label: 'Footer',
      hideable: true,
      fields: [
        {
          path: 'contact.email',
          label: 'Contact email',
          type: 'email',
          placeholder: 'you@example.com',
          required: true,
        },
        { path: 'contact.note', label: 'Note', type: 'text', placeholder: 'What to write to you about' },
        {
          path: 'contact.form',
          label: 'Contact form',
          type: 'select',
          options: contactFormOptions,
          help: 'Visitors write to you without seeing your address. Hidden unless you show it.',
        },
      ],
      repeaters: [],
    },
  ],
}
