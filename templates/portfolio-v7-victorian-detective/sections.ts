import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section } from '../definition.ts'
import { degreesOf, positionsOf, projectsOf } from '../parts/content.ts'
import { areBlank, filledItems } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'

export const skillCategoriesOf = ({ skills }: PortfolioContent) => filledItems(skills?.categories, 'name', 'items')

export const certificationsOf = ({ certifications }: PortfolioContent) => filledItems(certifications, 'title', 'org')

export const diplomasOf = ({ graduate_certifications }: PortfolioContent) =>
  filledItems(graduate_certifications, 'title', 'org')

export const publicationsOf = ({ publications }: PortfolioContent) => filledItems(publications, 'title', 'venue')

export const patentsOf = ({ patents }: PortfolioContent) => filledItems(patents, 'title', 'number', 'note')

export const sections = [
  {
    id: 'hero',
    label: 'Title page',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
  },
  {
    id: 'nav',
    label: 'Navigation',
    hideable: false,
    navigation: null,
    fixed: true,
    isEmpty: () => false,
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
    isEmpty: (content) => skillCategoriesOf(content).length === 0,
  },
  {
    id: 'education',
    label: 'Education',
    hideable: true,
    isEmpty: (content) => degreesOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    hideable: true,
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'certifications',
    label: 'Certifications',
    hideable: true,
    isEmpty: (content) => certificationsOf(content).length === 0,
  },
  {
    id: 'graduate-certifications',
    label: 'Graduate certifications',
    hideable: true,
    isEmpty: (content) => diplomasOf(content).length === 0,
  },
  {
    id: 'publications',
    label: 'Publications',
    hideable: true,
    isEmpty: (content) => publicationsOf(content).length === 0,
  },
  {
    id: 'patents',
    label: 'Patents',
    hideable: true,
    isEmpty: (content) => patentsOf(content).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    hideable: true,
    contactForm: 'shown',
    isEmpty: ({ contact }) =>
      areBlank(contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address) &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
