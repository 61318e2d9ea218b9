import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { wantsContactForm } from '../forms.ts'
import { filled } from '../parts/texts.ts'

type Item<Key extends keyof PortfolioContent> = NonNullable<PortfolioContent[Key]> extends (infer One)[] ? One : never

export type Position = Item<'experience'>
export type Degree = Item<'education'>
export type Project = Item<'projects'>
export type Certification = Item<'certifications'>
export type Diploma = Item<'graduate_certifications'>
export type Publication = Item<'publications'>
export type Patent = Item<'patents'>
export type SkillCategory = NonNullable<NonNullable<PortfolioContent['skills']>['categories']>[number]

/** A dossier is a folder with a tab; an exhibit lies on the desk itself, with a tag tied to it. */
interface Frame {
  id: string
  label: string
  /** The line below the heading. */
  caption: string
  kind: 'dossier' | 'exhibit'
  holds: (content: PortfolioContent) => boolean
}

const frames = [
  {
    id: 'experience',
    label: 'Experience',
    caption: 'The record of employment, with particulars',
    kind: 'dossier',
    holds: (content) => positions(content).length > 0,
  },
  {
    id: 'skills',
    label: 'Skills',
    caption: 'Instruments and methods, by drawer',
    kind: 'exhibit',
    holds: (content) => skillCategories(content).length > 0,
  },
  {
    id: 'education',
    label: 'Education',
    caption: 'Entries in the register',
    kind: 'dossier',
    holds: (content) => degrees(content).length > 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    caption: 'Cases, and what became of them',
    kind: 'exhibit',
    holds: (content) => projects(content).length > 0,
  },
  {
    id: 'certifications',
    label: 'Certifications',
    caption: 'Warrants held',
    kind: 'dossier',
    holds: (content) => certifications(content).length > 0,
  },
  {
    id: 'graduate-certifications',
    label: 'Graduate certifications',
    caption: 'Under seal of the college',
    kind: 'exhibit',
    holds: (content) => diplomas(content).length > 0,
  },
  {
    id: 'publications',
    label: 'Publications',
    caption: 'Printed matter, public and learned',
    kind: 'dossier',
    holds: (content) => publications(content).length > 0,
  },
  {
    id: 'patents',
    label: 'Patents',
    caption: 'Letters patent',
    kind: 'exhibit',
    holds: (content) => patents(content).length > 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    caption: 'Where word will reach',
    kind: 'exhibit',
    holds: ({ contact }) =>
      filled([contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address]).length > 0 ||
      wantsContactForm(contact),
  },
] as const satisfies readonly Frame[]

export type Section = (typeof frames)[number]

/** The sections of a page in their order: those that hold something and are not hidden. */
export function shownSections(content: PortfolioContent, shows: TemplatePageProps['shows']): Section[] {
  return frames.filter(({ id, holds }) => shows(id) && holds(content))
}

export function positions({ experience }: PortfolioContent): Position[] {
  return written(experience, ({ title, org, summary, bullets }) => [title, org, summary, ...(bullets ?? [])])
}

export function skillCategories({ skills }: PortfolioContent): SkillCategory[] {
  return written(skills?.categories, ({ name, items }) => [name, ...(items ?? [])])
}

export function degrees({ education }: PortfolioContent): Degree[] {
  return written(education, ({ degree, school, highlights, bullets }) => [
    degree,
    school,
    ...(highlights ?? []),
    ...(bullets ?? []),
  ])
}

export function projects({ projects }: PortfolioContent): Project[] {
  return written(projects, ({ title, description, image, imagePath }) => [title, description, image, imagePath])
}

export function certifications({ certifications }: PortfolioContent): Certification[] {
  return written(certifications, ({ title, org }) => [title, org])
}

export function diplomas({ graduate_certifications }: PortfolioContent): Diploma[] {
  return written(graduate_certifications, ({ title, org }) => [title, org])
}

export function publications({ publications }: PortfolioContent): Publication[] {
  return written(publications, ({ title, venue }) => [title, venue])
}

export function patents({ patents }: PortfolioContent): Patent[] {
  return written(patents, ({ title, number, note }) => [title, number, note])
}

function written<T>(items: readonly T[] | undefined, texts: (item: T) => readonly (string | undefined)[]): T[] {
  return (items ?? []).filter((item) => filled(texts(item)).length > 0)
}
