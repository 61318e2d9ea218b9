import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { socialEntries } from '../parts/social-links.tsx'
import { wantsContactForm } from '../forms.ts'
import { plainText } from '../parts/rich-text-tree.ts'
import { filled } from '../parts/texts.ts'

export type Job = NonNullable<PortfolioContent['work']>[number]
export type Project = NonNullable<PortfolioContent['projects']>[number]

export interface Section {
  id: 'about' | 'experience' | 'projects' | 'contact'
  label: string
}

const sections: readonly (Section & { holds: (content: PortfolioContent) => boolean })[] = [
  {
    id: 'about',
    label: 'About',
    holds: ({ about }) => holdsStory(about),
  },
  { id: 'experience', label: 'Experience', holds: ({ work }) => jobs(work).length > 0 },
  { id: 'projects', label: 'Projects', holds: (content) => projects(content.projects).length > 0 },
  {
    id: 'contact',
    label: 'Contact',
    holds: ({ contact }) => holdsAddress(contact),
  },
]

/** The sections of a page in their order: those that hold something and are not hidden. */
export function shownSections(content: PortfolioContent, shows: TemplatePageProps['shows']): Section[] {
  return sections.filter(({ id, holds }) => shows(id) && holds(content))
}

/** The titles under the name; contents that come from another template may have a single one. */
export function titlesOf(hero: PortfolioContent['hero']): string[] {
  const titles = filled(hero?.titles)
  return titles.length > 0 ? titles : filled([hero?.title])
}

export const jobs = (work: PortfolioContent['work']): Job[] =>
  (work ?? []).filter(
    ({ position, company, description }) => filled([position, company, ...(description ?? [])]).length > 0,
  )

export const projects = (list: PortfolioContent['projects']): Project[] =>
  (list ?? []).filter(
    ({ title, description, image, imagePath }) => filled([title, description, image, imagePath]).length > 0,
  )

/** The profiles that this template has fields for. */
export function profiles(contact: PortfolioContent['contact']) {
  const { github, linkedin, twitter, website } = contact?.social ?? {}
  return socialEntries({ github, linkedin, twitter, website })
}

const holdsStory = (about: PortfolioContent['about']) =>
  plainText(about?.bio ?? '') !== '' || filled(about?.skills).length > 0

const holdsAddress = (contact: PortfolioContent['contact']) =>
  filled([contact?.email, contact?.headline, contact?.note]).length > 0 ||
  profiles(contact).length > 0 ||
  wantsContactForm(contact)
