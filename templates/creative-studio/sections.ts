import type { Section } from '../definition.ts'
import { projectsOf } from '../parts/content.ts'
import { isBlankRichText } from '../parts/emptiness.ts'
import { addressOf, filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'
import { awardsOf, callOf, servicesOf, stepsOf, testimonialsOf } from './content.ts'

export const sections = [
  {
    id: 'hero',
    label: 'Header',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'projects',
    label: 'Work',
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    isEmpty: ({ about }) =>
      isBlankRichText(about?.bio) && addressOf(about?.mediaKit) === null && !hasPicture(about?.image, about?.imagePath),
  },
  {
    id: 'services',
    label: 'Services',
    hideable: true,
    isEmpty: (content) => servicesOf(content).length === 0,
  },
  {
    id: 'process',
    label: 'Process',
    hideable: true,
    isEmpty: (content) => stepsOf(content).length === 0,
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    hideable: true,
    heading: 'Clients',
    isEmpty: (content) => testimonialsOf(content).length === 0,
  },
  {
    id: 'awards',
    label: 'Awards',
    hideable: true,
    isEmpty: (content) => awardsOf(content).length === 0,
  },
  // Without a link: tools stand beside the awards.
  {
    id: 'tools',
    label: 'Tools',
    hideable: true,
    navigation: null,
    isEmpty: ({ tools }) => filled(tools).length === 0,
  },
  {
    id: 'cta',
    label: 'Call to action',
    hideable: true,
    navigation: 'Contact',
    isEmpty: (content) => callOf(content) === null,
  },
  {
    id: 'footer',
    label: 'Footer',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
] as const satisfies readonly Section[]
