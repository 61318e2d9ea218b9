import type { Section } from '../definition.ts'
import { degreesOf, positionsOf, projectsOf } from '../parts/content.ts'
import { areBlank } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { certificationsOf, diplomasOf, patentsOf, publicationsOf, skillCategoriesOf } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Title page',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'opening',
    isEmpty: () => false,
  },
  {
    id: 'nav',
    label: 'Navigation',
    fields: fields.nav,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'header',
    isEmpty: () => false,
  },
  {
    id: 'experience',
    label: 'Experience',
    fields: fields.experience,
    hideable: true,
    isEmpty: (content) => positionsOf(content).length === 0,
  },
  {
    id: 'skills',
    label: 'Skills',
    fields: fields.skills,
    hideable: true,
    isEmpty: (content) => skillCategoriesOf(content).length === 0,
  },
  {
    id: 'education',
    label: 'Education',
    fields: fields.education,
    hideable: true,
    isEmpty: (content) => degreesOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    fields: fields.projects,
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'certifications',
    label: 'Certifications',
    fields: fields.certifications,
    hideable: true,
    isEmpty: (content) => certificationsOf(content).length === 0,
  },
  {
    id: 'graduate-certifications',
    label: 'Graduate certifications',
    fields: fields['graduate-certifications'],
    hideable: true,
    isEmpty: (content) => diplomasOf(content).length === 0,
  },
  {
    id: 'publications',
    label: 'Publications',
    fields: fields.publications,
    hideable: true,
    isEmpty: (content) => publicationsOf(content).length === 0,
  },
  {
    id: 'patents',
    label: 'Patents',
    fields: fields.patents,
    hideable: true,
    isEmpty: (content) => patentsOf(content).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: fields.contact,
    hideable: true,
    contactForm: 'shown',
    isEmpty: ({ contact }) =>
      areBlank(contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address) &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
