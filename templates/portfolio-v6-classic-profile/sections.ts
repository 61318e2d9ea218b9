import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { wantsContactForm } from '../forms.ts'
import { plainText } from '../parts/rich-text-tree.ts'
import { socialEntries } from '../parts/social-links.tsx'
import { filled } from '../parts/texts.ts'

export type Degree = NonNullable<PortfolioContent['education']>[number]
export type Position = NonNullable<PortfolioContent['experience']>[number]
export type Skill = NonNullable<NonNullable<PortfolioContent['skills']>['items']>[number]
export type Project = NonNullable<PortfolioContent['projects']>[number]

export interface Section {
  id: 'about' | 'education' | 'experience' | 'skills' | 'projects' | 'handles' | 'contact'
  label: string
}

const sections: readonly (Section & { holds: (content: PortfolioContent) => boolean })[] = [
  {
    id: 'about',
    label: 'About me',
    holds: ({ about }) => plainText(about?.bio ?? '') !== '' || filled(about?.services).length > 0,
  },
  { id: 'education', label: 'Education', holds: (content) => degrees(content).length > 0 },
  { id: 'experience', label: 'Experience', holds: (content) => positions(content).length > 0 },
  { id: 'skills', label: 'Skills', holds: (content) => skills(content).length > 0 },
  { id: 'projects', label: 'Projects', holds: (content) => projects(content).length > 0 },
  { id: 'handles', label: 'Find me elsewhere', holds: ({ contact }) => socialEntries(contact?.social).length > 0 },
  {
    id: 'contact',
    label: 'Contact',
    holds: ({ contact }) =>
      filled([contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address]).length > 0 ||
      wantsContactForm(contact),
  },
]

/** The sections of a page in their order: those that hold something and are not hidden. */
export function shownSections(content: PortfolioContent, shows: TemplatePageProps['shows']): Section[] {
  return sections.filter(({ id, holds }) => shows(id) && holds(content))
}

/** The navigation's entries (specification 2, section 2); the way to the contact is a button below them. */
const navigation = {
  home: 'Home',
  about: 'About',
  education: 'Education',
  experience: 'Experience',
  skills: 'Skills',
  projects: 'Projects',
}

export function navigationOf(shown: readonly Section[]): { id: string; label: string }[] {
  const ids = new Set(['home', ...shown.map(({ id }) => id)])
  return Object.entries(navigation).flatMap(([id, label]) => (ids.has(id) ? [{ id, label }] : []))
}

export function degrees({ education }: PortfolioContent): Degree[] {
  return (education ?? []).filter(
    ({ degree, school, highlights, bullets }) =>
      filled([degree, school, ...(highlights ?? []), ...(bullets ?? [])]).length > 0,
  )
}

export function positions({ experience }: PortfolioContent): Position[] {
  return (experience ?? []).filter(
    ({ title, org, summary, bullets }) => filled([title, org, summary, ...(bullets ?? [])]).length > 0,
  )
}

export function skills({ skills }: PortfolioContent): Skill[] {
  return (skills?.items ?? []).filter(({ name }) => filled([name]).length > 0)
}

export function projects({ projects }: PortfolioContent): Project[] {
  return (projects ?? []).filter(
    ({ title, description, image, imagePath }) => filled([title, description, image, imagePath]).length > 0,
  )
}
