import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section } from '../definition.ts'
import { degreesOf, positionsOf, projectsOf } from '../parts/content.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'

export const skillsOf = ({ skills }: PortfolioContent) => filledItems(skills?.items, 'name')

export const sections = [
  {
    id: 'home',
    label: 'Home',
    hideable: false,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    heading: 'About me',
    navigation: 'About',
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.services).length === 0,
  },
  {
    id: 'education',
    label: 'Education',
    hideable: true,
    isEmpty: (content) => degreesOf(content).length === 0,
  },
  {
    id: 'experience',
    label: 'Experience',
    hideable: true,
    isEmpty: (content) => positionsOf(content).length === 0,
  },
  {
    id: 'skills',
    label: 'Skills',
    hideable: true,
    isEmpty: (content) => skillsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'handles',
    label: 'Handles',
    hideable: true,
    heading: 'Find me elsewhere',
    navigation: null,
    isEmpty: ({ contact }) => socialEntries(contact?.social).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    hideable: true,
    // A button below the navigation leads there.
    navigation: null,
    contactForm: 'shown',
    isEmpty: ({ contact }) =>
      areBlank(contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address) &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
