import type { PortfolioContent } from '../content.ts'
import { textWithFallback } from '../fallbacks.ts'
import { networks } from '../networks.ts'
import { dateIn, datesIn, yearOf } from './dates.ts'
import { RESUME_SCHEMA, type Resume } from './resume.ts'
import { resumeSkills } from './skills.ts'
import { lineOf, linesOf, mailboxOf, pruned, shortLinesOf, textOf, webAddressOf } from './values.ts'

export interface Exported {
  resume: Resume
  /** What the format has no place for, in words. */
  left: string[]
}

/** Reads rich text as plain text. Templates know how; they are not for this room to use. */
type PlainText = (html: string) => string

/** A portfolio as a résumé that the format's own schema accepts. */
export function toResume(content: PortfolioContent, plainText: PlainText): Exported {
  const left = new Omissions()
  const resume = pruned<Resume>({
    basics: basicsOf(content, plainText, left),
    work: workOf(content, left),
    education: (content.education ?? []).map(({ period, degree, school, highlights, bullets, year }) => ({
      institution: lineOf(school),
      studyType: lineOf(degree),
      ...(lineOf(period) === '' ? { endDate: yearOf(lineOf(year)) } : dates(period, left)),
      courses: linesOf(highlights?.length ? highlights : bullets),
    })),
    awards: (content.awards ?? []).map(({ name, year, org }) => ({
      title: lineOf(name),
      date: dateIn(lineOf(year)),
      awarder: lineOf(org),
    })),
    certificates: [...(content.certifications ?? []), ...(content.graduate_certifications ?? [])].map((entry) => ({
      name: lineOf(entry.title),
      issuer: lineOf(entry.org),
      date: 'date' in entry ? (datesIn(lineOf(entry.date))?.startDate ?? '') : '',
      url: 'links' in entry ? webAddressOf(entry.links?.[0]?.href) : '',
    })),
    publications: publicationsOf(content),
    skills: resumeSkills(content),
    references: (content.testimonials ?? []).map(({ quote, author }) => ({
      name: lineOf(author),
      reference: textOf(quote),
    })),
    projects: (content.projects ?? []).map((project) => ({
      name: lineOf(project.title),
      description: textOf(project.description),
      highlights: linesOf(project.bullets),
      keywords: shortLinesOf(project.tags),
      ...dates(project.period, left),
      url: webAddressOf(project.link),
      type: lineOf(project.category),
    })),
  })
  leaveOut(content, left)
  return { resume: { $schema: RESUME_SCHEMA, ...resume }, left: left.list() }
}

function basicsOf(
  { hero = {}, about = {}, contact = {} }: PortfolioContent,
  plainText: PlainText,
  left: Omissions,
): Resume['basics'] {
  const email = mailboxOf(contact.email) || mailboxOf(hero.emailLink)
  left.add('An email address that is none', email === '' && lineOf(contact.email) !== '' ? 1 : 0)
  const { website, more = [], ...profiles } = contact.social ?? {}
  return {
    name: lineOf(textWithFallback({ hero }, 'hero.name')),
    label: [hero.title, hero.titles?.[0], hero.specialty].map(lineOf).find(Boolean),
    image: [hero.profileImage, hero.avatar, about.image].map(webAddressOf).find(Boolean),
    email,
    phone: lineOf(contact.phone) || lineOf(hero.phone),
    url: webAddressOf(website),
    summary: [hero.summary, hero.intro, plainText(about.bio ?? ''), plainText(hero.bio ?? ''), about.text]
      .map(textOf)
      .find(Boolean),
    location: { address: lineOf(contact.address), city: lineOf(hero.location) },
    profiles: [
      ...networks.map(({ key, name }) => ({ network: name, url: webAddressOf(profiles[key]) })),
      ...more.map(({ label, href }) => ({ network: lineOf(label), url: webAddressOf(href) })),
    ].filter(({ url }) => url !== ''),
  }
}

type Experience = NonNullable<PortfolioContent['experience']>[number]

/** Both lists of positions as one: what two templates tell of the same position goes together. */
function workOf({ work = [], experience = [] }: PortfolioContent, left: Omissions): Resume['work'] {
  const others = [...experience]
  const positions = work.map(({ position, company, duration, location, link, description }) => {
    const isSame = ({ title, org, period }: Experience) =>
      same(title, position) && same(org, company) && same(period, duration)
    const told = ({ summary, bullets }: Experience) => linesOf([summary, ...(bullets ?? [])]).join('\n')
    const exact = others.findIndex((other) => isSame(other) && told(other) === linesOf(description).join('\n'))
    const at = exact < 0 && (lineOf(position) || lineOf(company)) ? others.findIndex(isSame) : exact
    const [twin] = at < 0 ? [] : others.splice(at, 1)
    return {
      name: lineOf(company),
      position: lineOf(position),
      location: lineOf(location),
      url: webAddressOf(link),
      ...dates(duration, left),
      summary: textOf(twin?.summary),
      highlights: linesOf(twin ? twin.bullets : description),
    }
  })
  return [
    ...positions,
    ...others.map(({ title, org, period, summary, bullets }) => ({
      name: lineOf(org),
      position: lineOf(title),
      ...dates(period, left),
      summary: textOf(summary),
      highlights: linesOf(bullets),
    })),
  ]
}

function publicationsOf({ publications = [], articles = [] }: PortfolioContent): Resume['publications'] {
  const others = [...articles]
  const told = publications.map(({ title, venue, year, link }) => {
    const isOfYear = (date: string | undefined) => lineOf(date) === '' || yearOf(date) === yearOf(dateIn(lineOf(year)))
    const at = others.findIndex(
      (article) =>
        same(article.title, title) &&
        same(article.category, venue) &&
        same(article.link, link) &&
        isOfYear(article.date),
    )
    const [twin] = at < 0 ? [] : others.splice(at, 1)
    return {
      name: lineOf(title),
      publisher: lineOf(venue),
      releaseDate: dateIn(lineOf(twin?.date)) || dateIn(lineOf(year)),
      url: webAddressOf(link),
      summary: textOf(twin?.excerpt),
    }
  })
  return [
    ...told,
    ...others.map(({ title, category, date, link, excerpt }) => ({
      name: lineOf(title),
      publisher: lineOf(category),
      releaseDate: dateIn(lineOf(date)),
      url: webAddressOf(link),
      summary: textOf(excerpt),
    })),
  ]
}

const same = (a: string | undefined, b: string | undefined) => lineOf(a) === lineOf(b)

function dates(period: string | undefined, left: Omissions): { startDate?: string; endDate?: string } {
  const found = datesIn(lineOf(period))
  left.add('Periods that are not written as dates', found ? 0 : 1)
  return found ?? {}
}

/** Parts of a portfolio that a résumé does not have. */
const foreignParts = {
  gallery: 'Pictures',
  services: 'Services',
  process: 'Process',
  press: 'Press',
  newsletter: 'Newsletter',
  cta: 'Call to action',
  collections: 'Collections',
  exhibitions: 'Exhibitions',
  patents: 'Patents',
  nav: 'Navigation',
} as const satisfies Partial<Record<keyof PortfolioContent, string>>

function leaveOut(content: PortfolioContent, left: Omissions): void {
  for (const [part, name] of Object.entries(foreignParts)) {
    const value = pruned(content[part as keyof typeof foreignParts])
    if (Array.isArray(value)) left.add(name, value.length)
    else if (value !== undefined && Object.keys(value).length > 0) left.add(name)
  }
  left.add('Pictures of projects', (content.projects ?? []).filter(({ image }) => image).length)
  left.add('Numbers of certificates', (content.certifications ?? []).filter(({ id }) => id?.trim()).length)
  left.add('Places of education', (content.education ?? []).filter(({ location }) => location?.trim()).length)
  left.add('Roles of people who recommend you', (content.testimonials ?? []).filter(({ role }) => role?.trim()).length)
}

/** What the format has no place for, and how often. */
class Omissions {
  readonly #counts = new Map<string, number>()

  add(what: string, count = 1): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count)
  }

  list(): string[] {
    return [...this.#counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what))
  }
}
