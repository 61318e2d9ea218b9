import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { DEFAULT_CATEGORY } from './category.ts'

const projects: Repeater = {
  arrayPath: 'projects',
  label: 'Projects',
  itemLabel: 'Project',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Client or project name' },
    {
      path: 'category',
      label: 'Category',
      type: 'string',
      placeholder: DEFAULT_CATEGORY,
      help: `The filter starts on “${DEFAULT_CATEGORY}”, where projects without a category go too.`,
    },
    {
      path: 'image',
      label: 'Picture',
      type: 'image',
      help: 'Best at 4:3; the mosaic crops it to its own proportions.',
    },
    { path: 'imageAlt', label: 'Description of the picture', type: 'string', placeholder: 'What can be seen in it' },
    {
      path: 'description',
      label: 'Description',
      type: 'text',
      placeholder: 'What was asked for, what you made, what it changed',
    },
    { path: 'tags', label: 'Tags', type: 'array:string', placeholder: 'Identity' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://project.com' },
  ],
}

const services: Repeater = {
  arrayPath: 'services',
  label: 'Services',
  itemLabel: 'Service',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Brand identity' },
    { path: 'summary', label: 'Summary', type: 'text', placeholder: 'What is included, in one sentence' },
    { path: 'priceFrom', label: 'Price from', type: 'string', placeholder: '€5,000', help: 'Shown as “From €5,000”.' },
  ],
}

const steps: Repeater = {
  arrayPath: 'process.steps',
  label: 'Steps',
  itemLabel: 'Step',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Listen' },
    { path: 'desc', label: 'Description', type: 'text', placeholder: 'What happens in this step' },
  ],
}

const testimonials: Repeater = {
  arrayPath: 'testimonials',
  label: 'Testimonials',
  itemLabel: 'Testimonial',
  titleField: 'author',
  fields: [
    { path: 'quote', label: 'Quote', type: 'text', placeholder: 'One or two sentences; the shorter, the louder' },
    { path: 'author', label: 'Author', type: 'string', placeholder: 'Full name' },
    { path: 'role', label: 'Role', type: 'string', placeholder: 'Founder, Company' },
  ],
}

const awards: Repeater = {
  arrayPath: 'awards',
  label: 'Awards',
  itemLabel: 'Award',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Award', type: 'string', placeholder: 'Gold, brand identity' },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2025' },
    { path: 'org', label: 'Given by', type: 'string', placeholder: 'Organisation' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Header',
      hideable: false,
      fields: [
        {
          path: 'hero.name',
          label: 'Name',
          type: 'string',
          placeholder: 'Your studio',
          required: true,
          help: 'Set as large as the page allows.',
        },
        {
          path: 'hero.specialty',
          label: 'Specialty',
          type: 'string',
          placeholder: 'Brand and motion studio in your city',
        },
        {
          path: 'hero.tagline',
          label: 'Tagline',
          type: 'string',
          placeholder: 'What you do for whom, in one sentence',
        },
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://example.com' },
        {
          path: 'contact.social.linkedin',
          label: 'LinkedIn',
          type: 'url',
          placeholder: 'https://www.linkedin.com/company/you',
        },
        { path: 'contact.social.dribbble', label: 'Dribbble', type: 'url', placeholder: 'https://dribbble.com/you' },
        { path: 'contact.social.behance', label: 'Behance', type: 'url', placeholder: 'https://www.behance.net/you' },
      ],
      repeaters: [],
    },
    { id: 'projects', label: 'Work', hideable: true, fields: [], repeaters: [projects] },
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        { path: 'about.bio', label: 'Bio', type: 'richtext', placeholder: 'Who you are and how you work' },
        {
          path: 'about.mediaKit',
          label: 'Media kit link',
          type: 'url',
          placeholder: 'https://example.com/media-kit.zip',
        },
        { path: 'about.image', label: 'Picture', type: 'image', help: 'Shown at 4:3.' },
        {
          path: 'about.imageAlt',
          label: 'Description of the picture',
          type: 'string',
          placeholder: 'The team in its studio',
        },
      ],
      repeaters: [],
    },
    { id: 'services', label: 'Services', hideable: true, fields: [], repeaters: [services] },
    {
      id: 'process',
      label: 'Process',
      hideable: true,
      fields: [{ path: 'process.title', label: 'Heading', type: 'string', placeholder: 'Process' }],
      repeaters: [steps],
    },
    { id: 'testimonials', label: 'Testimonials', hideable: true, fields: [], repeaters: [testimonials] },
    { id: 'awards', label: 'Awards', hideable: true, fields: [], repeaters: [awards] },
    {
      id: 'tools',
      label: 'Tools',
      hideable: true,
      fields: [{ path: 'tools', label: 'Tools', type: 'array:string', placeholder: 'Figma' }],
      repeaters: [],
    },
    {
      id: 'cta',
      label: 'Call to action',
      hideable: true,
      fields: [
        { path: 'cta.headline', label: 'Headline', type: 'string', placeholder: 'Have something in mind?' },
        { path: 'cta.subtext', label: 'Text', type: 'text', placeholder: 'What you would like to hear about' },
        { path: 'cta.buttonText', label: 'Button', type: 'string', placeholder: 'Get in touch' },
        {
          path: 'cta.href',
          label: 'Button link',
          type: 'url',
          placeholder: 'https://example.com/contact',
          help: 'Leave empty to lead to your email address.',
        },
      ],
      repeaters: [],
    },
    {
      id: 'footer',
      label: 'Footer',
      hideable: false,
      fields: [
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'hello@example.com', required: true },
        { path: 'contact.phone', label: 'Phone', type: 'string', placeholder: '+351 21 000 00 00' },
        { path: 'contact.address', label: 'Address', type: 'string', placeholder: 'Street, city' },
      ],
      repeaters: [],
    },
  ],
}
