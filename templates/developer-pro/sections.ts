import type { Section } from '../definition.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { projectsOf } from '../parts/content.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { type Network, socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'

export const jobsOf = ({ work }: PortfolioContent) => filledItems(work, 'position', 'company', 'description')

/** The profiles that this template has fields for. */
export const profiles: readonly Network[] = ['github', 'linkedin', 'twitter', 'website']

export const sections = [
  {
    id: 'hero',
    label: 'Hero',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.skills).length === 0,
  },
  {
    id: 'experience',
    label: 'Experience',
    hideable: true,
    isEmpty: (content) => jobsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    hideable: true,
    contactForm: 'hidden',
    isEmpty: ({ contact }) =>
      areBlank(contact?.email, contact?.headline, contact?.note) &&
      socialEntries(contact?.social, profiles).length === 0 &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
