import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'

const images: Repeater = {
  arrayPath: 'gallery.images',
  label: 'Photographs',
  itemLabel: 'Photograph',
  titleField: 'caption',
  fields: [
    {
      path: 'src',
      label: 'Photograph',
      type: 'image',
      help: 'The wall repeats ten places: wide, tall, wide, broad, square, wide, tall, tall, broad, wide. Order your pictures to suit; a click shows the whole picture.',
    },
    {
      path: 'alt',
      label: 'Description',
      type: 'string',
      placeholder: 'What can be seen, for people who cannot see it',
    },
    { path: 'caption', label: 'Caption', type: 'string', placeholder: 'What, where, when' },
    { path: 'category', label: 'Category', type: 'string', placeholder: 'Coast' },
    {
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
    },
  ],
}

const collections: Repeater = {
  arrayPath: 'collections',
  label: 'Collections',
  itemLabel: 'Collection',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the series' },
    {
      path: 'description',
      label: 'Description',
      type: 'text',
      placeholder: 'What it is about, how many pictures, since when',
    },
    { path: 'cover', label: 'Cover', type: 'image', help: 'Shown at 4:5, matted like a print.' },
    { path: 'coverAlt', label: 'Description of the cover', type: 'string', placeholder: 'What can be seen on it' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com/series' },
  ],
}

const exhibitions: Repeater = {
  arrayPath: 'exhibitions',
  label: 'Exhibitions',
  itemLabel: 'Exhibition',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the exhibition' },
    {
      path: 'date',
      label: 'Date',
      type: 'string',
      placeholder: 'March to May 2027',
      help: 'Reads “TBA” while it is empty.',
    },
    { path: 'venue', label: 'Venue', type: 'string', placeholder: 'Gallery or museum' },
    { path: 'city', label: 'City', type: 'string', placeholder: 'Lisbon' },
    { path: 'description', label: 'Description', type: 'text', placeholder: 'Solo or group, prints, curator' },
  ],
}

const awards: Repeater = {
  arrayPath: 'awards',
  label: 'Awards',
  itemLabel: 'Award',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Award', type: 'string', placeholder: 'Name of the prize' },
    { path: 'org', label: 'Awarded by', type: 'string', placeholder: 'Festival, jury, foundation' },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2025' },
  ],
}

const services: Repeater = {
  arrayPath: 'services',
  label: 'Services with a price',
  itemLabel: 'Service',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Portrait session' },
    { path: 'summary', label: 'Summary', type: 'text', placeholder: 'How long it takes and what is delivered' },
    { path: 'priceFrom', label: 'Price from', type: 'string', placeholder: '€420' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Opening picture',
      hideable: false,
      fields: [
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
        { path: 'hero.tagline', label: 'Tagline', type: 'string', placeholder: 'What you photograph, in one line' },
        {
          path: 'hero.backgroundImage',
          label: 'Opening picture',
          type: 'image',
          help: 'Fills the window; your name stands at the bottom left.',
        },
        {
          path: 'hero.backgroundImageAlt',
          label: 'Description of the opening picture',
          type: 'string',
          placeholder: 'What can be seen on it',
        },
      ],
      repeaters: [],
    },
    {
      id: 'gallery',
      label: 'Photographs',
      hideable: true,
      fields: [
        {
          path: 'gallery.categories',
          label: 'Categories',
          type: 'array:string',
          placeholder: 'Coast',
          help: 'The order of the filter. It appears once pictures are in two categories or more.',
        },
      ],
      repeaters: [images],
    },
    { id: 'collections', label: 'Collections', hideable: true, fields: [], repeaters: [collections] },
    { id: 'exhibitions', label: 'Exhibitions', hideable: true, fields: [], repeaters: [exhibitions] },
    { id: 'awards', label: 'Awards', hideable: true, fields: [], repeaters: [awards] },
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        {
          path: 'about.bio',
          label: 'Bio',
          type: 'richtext',
          placeholder: 'Where you work, what you look for, who has shown it',
        },
        { path: 'about.image', label: 'Picture', type: 'image', help: 'Shown at 4:5, up to the edge of the window.' },
        {
          path: 'about.imageAlt',
          label: 'Description of the picture',
          type: 'string',
          placeholder: 'You, or where you work',
        },
      ],
      repeaters: [],
    },
    {
      id: 'services',
      label: 'Services',
      hideable: true,
      fields: [
        {
          path: 'about.services',
          label: 'Services without a price',
          type: 'array:string',
          placeholder: 'Editorial assignments',
          help: 'One line each; they follow those with a price.',
        },
      ],
      repeaters: [services],
    },
    {
      id: 'session',
      label: 'Booking and contact',
      hideable: true,
      fields: [
        { path: 'cta.headline', label: 'Headline', type: 'string', placeholder: 'Where the light is, and when' },
        {
          path: 'cta.subtext',
          label: 'Text',
          type: 'text',
          placeholder: 'When you have time, and how quickly you answer',
        },
        { path: 'cta.buttonText', label: 'Text of the link', type: 'string', placeholder: 'Book a Session' },
        {
          path: 'cta.href',
          label: 'Booking page',
          type: 'url',
          placeholder: 'https://example.com/calendar',
          help: 'Where there is none, the link writes to your email address.',
        },
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'you@example.com', required: true },
        { path: 'contact.phone', label: 'Phone', type: 'string', placeholder: '+34 981 00 00 00' },
        { path: 'contact.address', label: 'Address', type: 'string', placeholder: 'Street, city' },
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://example.com' },
        {
          path: 'contact.social.instagram',
          label: 'Instagram',
          type: 'url',
          placeholder: 'https://www.instagram.com/you',
        },
        { path: 'contact.social.behance', label: 'Behance', type: 'url', placeholder: 'https://www.behance.net/you' },
        { path: 'contact.social.500px', label: '500px', type: 'url', placeholder: 'https://500px.com/p/you' },
        {
          path: 'contact.social.linkedin',
          label: 'LinkedIn',
          type: 'url',
          placeholder: 'https://www.linkedin.com/in/you',
        },
      ],
      repeaters: [],
    },
  ],
}
