import { isObject } from '../changes.ts'
import { entriesOf, renamed, without, type JsonObject, type Renames } from './renames.ts'
import { isEmpty, pruned } from './values.ts'

/** Files of Reactive Resume, versions 4 and 5, as a JSON Resume with more fields. What has no place there stays, to be listed. */

type Sections = Readonly<Record<string, { section: string; names: Renames }>>

const v4: Sections = {
  profiles: { section: 'profiles', names: {} },
  experience: { section: 'work', names: { company: 'name', date: 'period' } },
  volunteer: { section: 'volunteer', names: { date: 'period' } },
  education: { section: 'education', names: { date: 'period' } },
  projects: { section: 'projects', names: { date: 'period' } },
  awards: { section: 'awards', names: {} },
  certifications: { section: 'certificates', names: {} },
  publications: { section: 'publications', names: { date: 'releaseDate' } },
  skills: { section: 'skills', names: { description: 'proficiency' } },
  languages: { section: 'languages', names: { name: 'language', description: 'fluency' } },
  interests: { section: 'interests', names: {} },
  references: { section: 'references', names: { description: 'role', summary: 'reference' } },
}

const v5: Sections = {
  profiles: { section: 'profiles', names: {} },
  experience: { section: 'work', names: { company: 'name', description: 'summary' } },
  volunteer: { section: 'volunteer', names: { description: 'summary' } },
  education: {
    section: 'education',
    names: { school: 'institution', degree: 'studyType', grade: 'score', description: 'summary' },
  },
  projects: { section: 'projects', names: {} },
  awards: { section: 'awards', names: { description: 'summary' } },
  certifications: { section: 'certificates', names: { title: 'name', description: 'summary' } },
  publications: {
    section: 'publications',
    names: { title: 'name', date: 'releaseDate', description: 'summary' },
  },
  skills: { section: 'skills', names: {} },
  languages: { section: 'languages', names: {} },
  interests: { section: 'interests', names: {} },
  references: { section: 'references', names: { position: 'role', description: 'reference' } },
}

/** The résumé in a file of Reactive Resume, or null for any other file. */
export function fromReactiveResume(file: unknown): JsonObject | null {
  if (!isObject(file)) return null
  const { basics, sections } = file
  if (!isObject(basics) || !isObject(sections)) return isObject(file.data) ? fromReactiveResume(file.data) : null
  const isV5 = isObject(file.summary)
  const lists: Record<string, JsonObject[]> = {}
  const hidden: Record<string, unknown> = {}
  const headings: string[] = []
  const add = (section: string, entries: readonly JsonObject[]) =>
    (lists[section] = [...(lists[section] ?? []), ...entries])

  for (const { key, section } of sectionsOf(file, sections)) {
    const known = (isV5 ? v5 : v4)[key]
    const heading = headingOf(section)
    const title = `Section “${heading || key}”`
    const items = entriesOf(section.items, 'content')
    const [shown, others] = isHidden(section)
      ? [[], items]
      : [items.filter((item) => !isHidden(item)), items.filter(isHidden)]
    // The entries of any other are listed under it.
    const isTold = !known && items.some((item) => !isEmpty(pruned(plainEntry(item))))
    if (!isTold && heading.toLowerCase() !== key) headings.push(heading)
    if (known)
      add(
        known.section,
        shown.flatMap((item) => rolesOf(renamed(plainEntry(item), known.names))),
      )
    else add(title, shown.map(plainEntry))
    if (others.length > 0) hidden[title] = others.map(plainEntry)
  }

  const summary = isObject(file.summary) ? file.summary : isObject(sections.summary) ? sections.summary : {}
  if (headingOf(summary).toLowerCase() !== 'summary') headings.push(headingOf(summary))
  const metadata = isObject(file.metadata) ? file.metadata : {}
  const { profiles = [], ...rest } = lists
  return {
    ...rest,
    basics: {
      ...basicsOf(basics, file.picture),
      summary: isHidden(summary) ? '' : summary.content,
      profiles: [...profiles, ...customFields(basics)],
    },
    skills: (rest.skills ?? []).map(skillOf),
    headings,
    hidden: { ...hidden, summary: isHidden(summary) ? summary.content : '' },
    notes: metadata.notes,
    design: metadata.template,
  }
}

/** All lists of a file, those of its owner's own among them. */
function sectionsOf(file: JsonObject, sections: JsonObject): { key: string; section: JsonObject }[] {
  const { summary: _summary, custom, ...named } = sections
  const own = [...(isObject(custom) ? Object.values(custom) : []), ...entriesOf(file.customSections, 'title')]
  return [
    ...Object.entries(named).flatMap(([key, section]) => (isObject(section) ? [{ key, section }] : [])),
    ...own.filter(isObject).map((section) => ({ key: textIn(section.type), section })),
  ]
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What the owner calls a section, or the app by itself. */
const headingOf = (section: JsonObject): string => textIn(section.title) || textIn(section.name)

const isHidden = (part: JsonObject): boolean => part.hidden === true || part.visible === false

const looks = ['id', 'visible', 'hidden', 'icon', 'iconColor']

/** An entry without what only says how it looks, and with its address as a text. */
function plainEntry({ url, website, ...entry }: JsonObject): JsonObject {
  const [link, otherUrl] = [website, url].filter((one) => !isEmpty(one))
  const { href, linkText } = linkOf(link)
  return { ...without(entry, looks), url: href, linkText, otherUrl }
}

function linkOf(link: unknown): { href: unknown; linkText?: unknown } {
  if (!isObject(link)) return { href: link }
  const href = link.href ?? link.url
  const isTold = typeof link.label === 'string' && typeof href === 'string' && href.includes(link.label)
  return { href, linkText: isTold ? undefined : link.label }
}

/** A position for each role that somebody had in one company. */
function rolesOf({ roles, ...entry }: JsonObject): JsonObject[] {
  const each = entriesOf(roles, 'position')
  if (each.length === 0) return [entry]
  const { position, summary, period, ...company } = entry
  const positions = each.map((role) => ({ ...company, ...renamed(without(role, looks), { description: 'summary' }) }))
  const isPositionToo = !isEmpty(position) || !isEmpty(summary)
  return isPositionToo
    ? [entry, ...positions]
    : positions.map((role, index) => (index === 0 ? { ...role, wholePeriod: period } : role))
}

/** Levels are 1 to 5; 0 means none is given, and then there may be a word instead. */
function skillOf({ level, ...skill }: JsonObject): JsonObject {
  if (typeof level === 'number' && level > 0) return { ...skill, level: `${level * 20}%` }
  return renamed(level === 0 ? skill : { ...skill, level }, { proficiency: 'level' })
}

function basicsOf({ customFields: _fields, picture, ...basics }: JsonObject, ownPicture: unknown): JsonObject {
  const { headline, location, url, website, ...person } = basics
  const { href, linkText } = linkOf(website ?? url)
  const image = isObject(ownPicture) ? ownPicture : isObject(picture) ? picture : {}
  const isImageHidden = isHidden(image) || (isObject(image.effects) && isHidden(image.effects))
  return {
    ...person,
    label: headline,
    location: { city: location },
    url: href,
    linkText,
    [isImageHidden ? 'hiddenPicture' : 'image']: image.url,
  }
}

/** Fields of the owner's own, most of which are one more profile. */
const customFields = ({ customFields: fields }: JsonObject): JsonObject[] =>
  entriesOf(fields, 'text').map((field) =>
    renamed(without(field, looks), { text: 'network', name: 'network', link: 'url', value: 'url' }),
  )
