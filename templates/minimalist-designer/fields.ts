import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { contactFormOptions } from '../parts/contact-form-field.ts'

const images: Repeater = {
  arrayPath: 'gallery.images',
  label: 'Pictures',
  itemLabel: 'Picture',
  titleField: 'caption',
  fields: [
    {
      path: 'src',
      label: 'Picture',
      type: 'image',
      help: 'The grid crops to its own proportions; the whole picture opens on a click.',
    },
    {
      path: 'alt',
      label: 'Description',
      type: 'string',
      placeholder: 'What can be seen, for people who cannot see it',
    },
    { path: 'caption', label: 'Caption', type: 'string', placeholder: 'Client, piece of work, year' },
    { path: 'category', label: 'Category', type: 'string', placeholder: 'Identity' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Header',
      hideable: false,
      fields: [
        { path: 'hero.name', label: 'Name', type: 'string', placeholder: 'Your name', required: true },
        { path: 'hero.title', label: 'Title', type: 'string', placeholder: 'Graphic designer' },
        {
          path: 'hero.intro',
          label: 'Introduction',
          type: 'text',
          placeholder: 'What you make, for whom, and where',
          help: 'Two or three sentences; they are set large.',
        },
        { path: 'hero.resumeLink', label: 'CV link', type: 'url', placeholder: 'https://example.com/cv.pdf' },
      ],
      repeaters: [],
    },
    {
      id: 'gallery',
      label: 'Work',
      hideable: true,
      fields: [
        {
          path: 'gallery.categories',
          label: 'Categories',
          type: 'array:string',
          placeholder: 'Identity',
          help: 'The order of the filter. It appears once pictures are in two categories or more.',
        },
      ],
      repeaters: [images],
    },
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        { path: 'about.bio', label: 'Bio', type: 'richtext', placeholder: 'How you work and what you have done' },
        { path: 'about.services', label: 'Services', type: 'array:string', placeholder: 'Book design' },
        { path: 'about.image', label: 'Portrait', type: 'image', help: 'Shown at 4:5.' },
        { path: 'about.imageAlt', label: 'Description of the portrait', type: 'string', placeholder: 'You at work' },
      ],
      repeaters: [],
    },
    {
      id: 'contact',
      label: 'Contact',
      hideable: true,
      fields: [
        { path: 'contact.headline', label: 'Headline', type: 'string', placeholder: 'Have something in mind?' },
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'you@example.com' },
        { path: 'contact.phone', label: 'Phone', type: 'string', placeholder: '+47 22 00 00 00' },
        { path: 'contact.address', label: 'Address', type: 'string', placeholder: 'Street, city' },
        { path: 'contact.note', label: 'Note', type: 'text', placeholder: 'When you have room for new work' },
        {
          path: 'contact.form',
          label: 'Contact form',
          type: 'select',
          options: contactFormOptions,
          help: 'Visitors write to you without seeing your address. Hidden unless you show it.',
        },
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://example.com' },
        {
          path: 'contact.social.linkedin',
          label: 'LinkedIn',
          type: 'url',
          placeholder: 'https://www.linkedin.com/in/you',
        },
        { path: 'contact.social.behance', label: 'Behance', type: 'url', placeholder: 'https://www.behance.net/you' },
        { path: 'contact.social.dribbble', label: 'Dribbble', type: 'url', placeholder: 'https://dribbble.com/you' },
        {
          path: 'contact.social.instagram',
          label: 'Instagram',
          type: 'url',
          placeholder: 'https://www.instagram.com/you',
        },
      ],
      repeaters: [],
    },
  ],
}
