import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section, ShownSection } from '../definition.ts'
import { filledItems } from '../parts/emptiness.ts'
import { customSections } from './custom-sections.ts'
import { closingSections, FORM_CHOICE, leadingSections, type OptionalSection } from './rich-sections.ts'

/** An item of any kind. */
export type Values = Readonly<Record<string, unknown>>

/** Which fields of an item a shared section shows, and where; what is missing or blank is left out. */
interface Shown<Key extends string> {
  title?: Key
  href?: Key
  /** Beside the title: when, where, or what it costs. Fields of one detail are joined by commas. */
  details?: readonly {
    fields: readonly Key[]
    words?: 'From {price}'
    /** What is shown of a text, where that is not the text itself. */
    as?: (text: string) => string
  }[]
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

interface SharedSection extends OptionalSection {
  /** A list of entries, or of quotes with the name of who said them. */
  kind: 'entries' | 'quotes'
  entries: (content: PortfolioContent) => Entry[]
}

const shared = <const Id extends string>(
  section: Omit<SharedSection, 'hideable' | 'optional' | 'isEmpty'> & { id: Id },
) => ({
  ...section,
  hideable: true,
  optional: true,
  isEmpty: (content: PortfolioContent) => section.entries(content).length === 0,
})

const positions: Pick<SharedSection, 'paths' | 'kind' | 'entries'> = {
  paths: ['experience'],
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
}

/** Sections that every template shows in its own look once the owner adds them: lists of texts. */
export const sharedSections = [
  shared({ id: 'experience', label: 'Experience', ...positions }),
  // Where the section of that name is about another list.
  shared({ id: 'positions', label: 'Positions', ...positions }),
  shared({
    id: 'education',
    label: 'Education',
    paths: ['education'],
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
    paths: ['services'],
    kind: 'entries',
    entries: ({ services }) =>
      filledItems(services, 'title', 'summary').map((item) =>
        entryOf(item, { title: 'title', details: [{ fields: ['priceFrom'], words: 'From {price}' }], text: 'summary' }),
      ),
  }),
  shared({
    id: 'testimonials',
    label: 'Testimonials',
    paths: ['testimonials'],
    kind: 'quotes',
    entries: ({ testimonials }) =>
      filledItems(testimonials, 'quote').map((item) =>
        entryOf(item, { details: [{ fields: ['author', 'role'] }], text: 'quote' }),
      ),
  }),
  shared({
    id: 'press',
    label: 'Press',
    paths: ['press'],
    kind: 'entries',
    entries: ({ press }) => filledItems(press, 'name').map((item) => entryOf(item, { title: 'name', href: 'url' })),
  }),
  shared({
    id: 'publications',
    label: 'Publications',
    paths: ['publications'],
    kind: 'entries',
    entries: ({ publications }) =>
      filledItems(publications, 'title', 'venue').map((item) =>
        entryOf(item, { title: 'title', href: 'link', details: [{ fields: ['venue'] }, { fields: ['year'] }] }),
      ),
  }),
  shared({
    id: 'awards',
    label: 'Awards',
    paths: ['awards'],
    kind: 'entries',
    entries: ({ awards }) =>
      filledItems(awards, 'name', 'org').map((item) =>
        entryOf(item, { title: 'name', details: [{ fields: ['org'] }, { fields: ['year'] }] }),
      ),
  }),
  shared({
    id: 'exhibitions',
    label: 'Exhibitions',
    paths: ['exhibitions'],
    kind: 'entries',
    entries: ({ exhibitions }) =>
      filledItems(exhibitions, 'title', 'date', 'venue', 'city', 'description').map((item) =>
        entryOf(item, {
          title: 'title',
          details: [{ fields: ['venue', 'city'] }, { fields: ['date'] }],
          text: 'description',
        }),
      ),
  }),
  shared({
    id: 'process',
    label: 'Process',
    paths: ['process.steps'],
    kind: 'entries',
    entries: ({ process }) =>
      filledItems(process?.steps, 'title', 'desc').map((item) => entryOf(item, { title: 'title', text: 'desc' })),
  }),
  shared({
    id: 'graduate-certifications',
    label: 'Graduate certifications',
    paths: ['graduate_certifications'],
    kind: 'entries',
    entries: ({ graduate_certifications }) =>
      filledItems(graduate_certifications, 'title', 'org').map((item) =>
        entryOf(item, { title: 'title', details: [{ fields: ['org'] }] }),
      ),
  }),
  shared({
    id: 'patents',
    label: 'Patents',
    paths: ['patents'],
    kind: 'entries',
    entries: ({ patents }) =>
      filledItems(patents, 'title', 'number', 'note').map((item) =>
        entryOf(item, { title: 'title', details: [{ fields: ['number'] }, { fields: ['year'] }], text: 'note' }),
      ),
  }),
]

export type SharedId = (typeof sharedSections)[number]['id']

/** Whether it is one of them: they come with every template. */
export const isListOfTexts = (id: string) => sharedSections.some((section) => section.id === id)

/** Every section that an owner can add to a template that does not show all of that itself, in the order in which they are offered. */
export const optionalSections: readonly OptionalSection[] = [
  ...leadingSections,
  ...sharedSections,
  ...closingSections,
  ...customSections,
]

/** A section of a template: its own has fields, and what a shared one has is in shared-fields.ts. */
export interface SharingSection
  extends ShownSection,
    Partial<Pick<Section, 'fields'>>,
    Pick<OptionalSection, 'paths'> {}

/**
 * A template's sections with those that owners can add, before its last section, which is where visitors are asked to get in touch.
 * Everything is shown once: by the template itself, or by the first of them that has it.
 */
export function withOptional(own: readonly Section[]): readonly SharingSection[] {
  const shown = new Set(own.flatMap(({ fields }) => fields.map(({ path }) => path)))
  const added = optionalSections.flatMap((section): SharingSection[] => {
    const { contactForm, ...shared } = section
    const { id, paths } = shared
    const shows = paths?.filter((path) => !shown.has(path)) ?? []
    if (own.some((other) => other.id === id) || (paths && shows.length === 0)) return []
    for (const path of shows) shown.add(path)
    // Where the template has a form itself, this is no second one.
    const form = shows.includes(FORM_CHOICE) && { contactForm }
    return [{ ...shared, ...form, ...(paths && { shows }), isEmpty: (content) => section.isEmpty(content, shows) }]
  })
  const last = own.findLastIndex(({ fixed }) => !fixed)
  return [...own.slice(0, last), ...added, ...own.slice(last)]
}
