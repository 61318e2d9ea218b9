import type { Section } from '../definition.ts'
import { degreesOf, positionsOf, projectsOf } from '../parts/content.ts'
import { areBlank, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { addressOf, filled } from '../parts/texts.ts'
import { skillsOf } from './content.ts'
import { fields } from './fields.ts'

/** In their order: that of the page, of its navigation and of the editor. */
export const sections = [
  {
    id: 'home',
    label: 'Home',
    fields: fields.home,
    hideable: false,
    heading: null,
    navigation: 'Home',
    fixed: 'header',
    isEmpty: () => false,
  },
  {
    id: 'intro',
    label: 'Introduction',
    fields: fields.intro,
    hideable: false,
    heading: null,
    navigation: null,
    fixed: 'opening',
    isEmpty: ({ hero }) => areBlank(hero?.tagline, hero?.summary) && addressOf(hero?.resumeLink) === null,
  },
  {
    id: 'about',
    label: 'About',
    fields: fields.about,
    hideable: true,
    heading: 'About me',
    navigation: 'About',
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.services).length === 0,
  },
  {
    id: 'education',
    label: 'Education',
    fields: fields.education,
    hideable: true,
    isEmpty: (content) => degreesOf(content).length === 0,
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
    isEmpty: (content) => skillsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    fields: fields.projects,
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'handles',
    label: 'Handles',
    fields: fields.handles,
    hideable: true,
    heading: 'Find me elsewhere',
    navigation: null,
    isEmpty: ({ contact }) => socialEntries(contact?.social).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    fields: fields.contact,
    hideable: true,
    // A button below the navigation leads there.
    navigation: null,
    contactForm: 'shown',
    isEmpty: ({ contact }) =>
      areBlank(contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address) &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
