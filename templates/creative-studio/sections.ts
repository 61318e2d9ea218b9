import type { Section } from '../definition.ts'
import { projectsOf } from '../parts/content.ts'
import { isBlankRichText } from '../parts/emptiness.ts'
import { addressOf, filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'
import { awardsOf, callOf, servicesOf, stepsOf, testimonialsOf } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Header',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'opening',
    isEmpty: () => false,
  },
  {
    id: 'projects',
    label: 'Work',
    fields: fields.projects,
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'about',
    label: 'About',
    fields: fields.about,
    hideable: true,
    isEmpty: ({ about }) =>
      isBlankRichText(about?.bio) && addressOf(about?.mediaKit) === null && !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'services',
    label: 'Services',
    fields: fields.services,
    hideable: true,
    isEmpty: (content) => servicesOf(content).length === 0,
  },
  {
    id: 'process',
    label: 'Process',
    fields: fields.process,
    hideable: true,
    // A field of its own.
    heading: null,
    navigation: 'Process',
    isEmpty: (content) => stepsOf(content).length === 0,
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    fields: fields.testimonials,
    hideable: true,
    heading: 'Clients',
    isEmpty: (content) => testimonialsOf(content).length === 0,
  },
  {
    id: 'awards',
    label: 'Awards',
    fields: fields.awards,
    hideable: true,
    isEmpty: (content) => awardsOf(content).length === 0,
  },
  // Without a link: tools stand beside the awards.
  {
    id: 'tools',
    label: 'Tools',
    fields: fields.tools,
    hideable: true,
    navigation: null,
    isEmpty: ({ tools }) => filled(tools).length === 0,
  },
  {
    id: 'cta',
    label: 'Call to action',
    fields: fields.cta,
    hideable: true,
    heading: null,
    navigation: 'Contact',
    isEmpty: (content) => callOf(content) === null,
  },
  {
    id: 'footer',
    label: 'Footer',
    fields: fields.footer,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'footer',
    isEmpty: () => false,
  },
] as const satisfies readonly Section[]
