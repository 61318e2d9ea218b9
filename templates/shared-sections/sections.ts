import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section, ShownSection } from '../definition.ts'
import {
  awardList,
  educationList,
  experienceList,
  pressList,
  publicationList,
  serviceList,
  testimonialList,
} from '../fields/lists.ts'
import { filledItems } from '../parts/emptiness.ts'
import { customSections } from './custom-sections.ts'

type Values = Readonly<Record<string, unknown>>

/** Which fields of an item a shared section shows, and where; what is missing or blank is left out. */
interface Shown<Key extends string> {
  title?: Key
  href?: Key
  /** Beside the title: when, where, or what it costs. Fields of one detail are joined by commas. */
  details?: readonly { fields: readonly Key[]; words?: 'From {price}' }[]
  text?: Key
  points?: Key
}

/** One item of a shared section, as its component renders it. */
export interface Entry extends Shown<string> {
  item: Values
}

/** Says of an item what is shown of it. */
export const entryOf = <Item extends Values>(item: Item, shown: Shown<keyof Item & string>): Entry => ({
  item,
  ...shown,
})

interface SharedSection extends Section {
  /** A list of entries, or of quotes with the name of who said them. */
  kind: 'entries' | 'quotes'
  entries: (content: PortfolioContent) => Entry[]
}

const shared = (section: Omit<SharedSection, 'hideable' | 'optional' | 'isEmpty'>): SharedSection => ({
  ...section,
  hideable: true,
  optional: true,
  isEmpty: (content) => section.entries(content).length === 0,
})

/** Sections that every template shows in its own look once the owner adds them, in the order in which they are offered. */
export const sharedSections: readonly SharedSection[] = [
  shared({
    id: 'experience',
    label: 'Experience',
    fields: [experienceList],
    kind: 'entries',
    entries: ({ experience }) =>
      filledItems(experience, 'title', 'org', 'summary', 'bullets').map((item) =>
        entryOf(item, {
          title: 'title',
          details: [{ fields: ['org'] }, { fields: ['period'] }],
          text: 'summary',
          points: 'bullets',
        }),
      ),
  }),
  shared({
    id: 'education',
    label: 'Education',
    fields: [educationList('BSc Computer Science')],
    kind: 'entries',
    entries: ({ education }) =>
      filledItems(education, 'degree', 'school', 'highlights').map((item) =>
        entryOf(item, {
          title: 'degree',
          details: [{ fields: ['school', 'location'] }, { fields: ['period'] }],
          points: 'highlights',
        }),
      ),
  }),
  shared({
    id: 'services',
    label: 'Services',
    fields: [
      serviceList({
        label: 'Services',
        title: 'What you offer',
        summary: 'What is included, in one or two sentences',
        price: { placeholder: '€500', help: 'Shown as “From €500”.' },
      }),
    ],
    kind: 'entries',
    entries: ({ services }) =>
      filledItems(services, 'title', 'summary').map((item) =>
        entryOf(item, { title: 'title', details: [{ fields: ['priceFrom'], words: 'From {price}' }], text: 'summary' }),
      ),
  }),
  shared({
    id: 'testimonials',
    label: 'Testimonials',
    fields: [testimonialList('One or two sentences')],
    kind: 'quotes',
    entries: ({ testimonials }) =>
      filledItems(testimonials, 'quote').map((item) =>
        entryOf(item, { details: [{ fields: ['author', 'role'] }], text: 'quote' }),
      ),
  }),
  shared({
    id: 'press',
    label: 'Press',
    fields: [pressList()],
    kind: 'entries',
    entries: ({ press }) => filledItems(press, 'name').map((item) => entryOf(item, { title: 'name', href: 'url' })),
  }),
  shared({
    id: 'publications',
    label: 'Publications',
    fields: [publicationList],
    kind: 'entries',
    entries: ({ publications }) =>
      filledItems(publications, 'title', 'venue').map((item) =>
        entryOf(item, { title: 'title', href: 'link', details: [{ fields: ['venue'] }, { fields: ['year'] }] }),
      ),
  }),
  shared({
    id: 'awards',
    label: 'Awards',
    fields: [awardList('Name of the award', { label: 'Given by', placeholder: 'Organisation' })],
    kind: 'entries',
    entries: ({ awards }) =>
      filledItems(awards, 'name', 'org').map((item) =>
        entryOf(item, { title: 'name', details: [{ fields: ['org'] }, { fields: ['year'] }] }),
      ),
  }),
]

/** Every section that an owner can add to any template that has none of the same id itself. */
export const optionalSections: readonly ShownSection[] = [...sharedSections, ...customSections]

/** A template's sections with those that owners can add, before its last section, which is where visitors are asked to get in touch. */
export function withOptional<S extends Pick<ShownSection, 'id' | 'fixed'>>(
  own: readonly S[],
  optional: readonly S[],
): readonly S[] {
  const last = own.findLastIndex(({ fixed }) => !fixed)
  const added = optional.filter(({ id }) => !own.some((section) => section.id === id))
  return own.toSpliced(last, 0, ...added)
}
