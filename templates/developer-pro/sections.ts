import type { Section } from '../definition.ts'
import { projectsOf } from '../parts/content.ts'
import { areBlank, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import { jobsOf, profiles } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'hero',
    label: 'Hero',
    fields: fields.hero,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'opening',
    isEmpty: () => false,
  },
  {
    id: 'about',
    label: 'About',
    fields: fields.about,
    hideable: true,
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.skills).length === 0,
  },
  {
    id: 'experience',
    label: 'Experience',
    fields: fields.experience,
    hideable: true,
    isEmpty: (content) => jobsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    fields: fields.projects,
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: fields.contact,
    hideable: true,
    contactForm: 'hidden',
    isEmpty: ({ contact }) =>
      areBlank(contact?.email, contact?.headline, contact?.note) &&
      socialEntries(contact?.social, profiles).length === 0 &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
