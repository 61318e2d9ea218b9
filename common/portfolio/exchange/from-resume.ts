import type { PortfolioContent } from '../content.ts'
import { dateIn, dateText, fullDate, periodText, readPeriod } from './dates.ts'
import { profilesOf } from './profiles.ts'
import { Reader, type LeftOut, type Markup } from './reader.ts'
import type { JsonObject } from './renames.ts'
import { skillsOf } from './skills.ts'
import { clipped, lineOf, mailboxOf, pruned, webAddressOf } from './values.ts'

export interface Imported {
  /** Only what the file holds; every template finds its own fields in it. */
  content: PortfolioContent
  /** What no template has a place for. */
  left: LeftOut[]
}

/** The label of a link to a certificate, which JSON Resume gives no name. */
const CERTIFICATE_LINK = 'Certificate'

/**
 * A résumé as content of a portfolio, under every path by which a template may show it.
 * @param resume as `normalizedResume` makes it
 */
export function fromResume(resume: JsonObject, markup: Markup): Imported {
  const file = new Reader(resume, markup)
  const content = pruned<PortfolioContent>({
    ...basicsOf(file.object('basics')),
    ...positionsOf([...file.list('work'), ...file.list('volunteer')]),
    education: file.list('education').map(degreeOf),
    ...publicationsOf(file.list('publications')),
    awards: file.list('awards').map((entry) => ({
      name: entry.line('title'),
      year: entry.take('date', dateText),
      org: entry.line('awarder'),
    })),
    certifications: file.list('certificates').map((entry) => {
      const href = entry.take('url', webAddressOf)
      return {
        title: entry.line('name'),
        org: entry.line('issuer'),
        date: entry.take('date', dateText) || periodOf(entry),
        id: entry.line('id'),
        links: href === '' ? [] : [{ label: CERTIFICATE_LINK, href }],
      }
    }),
    testimonials: file.list('references').map((entry) => ({
      quote: entry.text('reference'),
      author: entry.line('name'),
      role: entry.line('role'),
    })),
    projects: file.list('projects').map(projectOf),
    patents: file.list('patents').map((entry) => ({
      title: entry.line('title'),
      number: entry.line('number'),
      year: entry.take('date', dateText),
      note: entry.text('note'),
    })),
  })
  const { skills, names } = skillsOf(file)
  if (names.length > 0) content.about = { ...content.about, skills: names }
  if (Object.keys(skills).length > 0) content.skills = skills
  return { content, left: file.leftOut() }
}

function basicsOf(basics: Reader): PortfolioContent {
  const location = basics.object('location')
  const [name, label, phone] = [basics.line('name'), basics.line('label'), basics.line('phone')]
  const [summary, bio] = [basics.text('summary'), basics.rich('summary')]
  const email = basics.take('email', mailboxOf)
  const image = basics.take('image', webAddressOf)
  return {
    hero: {
      name,
      photographerName: name,
      title: label,
      titles: label === '' ? [] : [label],
      specialty: label,
      summary,
      intro: summary,
      bio,
      location: joined(location, ['city', 'region', 'countryCode']),
      phone,
      emailLink: email,
      profileImage: image,
      avatar: image,
    },
    about: { bio, image },
    contact: {
      email,
      phone,
      address: joined(location, ['address', 'postalCode']),
      social: { website: basics.take('url', webAddressOf), ...profilesOf(basics.list('profiles')) },
    },
  }
}

const joined = (entry: Reader, keys: readonly string[]) =>
  lineOf(
    keys
      .map((key) => entry.line(key))
      .filter(Boolean)
      .join(', '),
  )

/** The period. Only a position without an end date counts as ongoing. */
function periodOf(entry: Reader, { goesOn = false } = {}): string {
  const written = entry.take('period', readPeriod)
  if (written !== '') return written
  const end = entry.take('endDate', dateText)
  return periodText(entry.take('startDate', dateText), end, goesOn)
}

/** A text of which each line of a list is one of the bullets. */
function withBullets(text: string, more: readonly string[]): { text: string; bullets: string[] } {
  const lines = text.split('\n')
  const isBullet = (line: string) => /^•\s/.test(line)
  return {
    text: lines
      .filter((line) => !isBullet(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    bullets: clipped([...lines.filter(isBullet).map((line) => line.replace(/^•\s+/, '')), ...more]),
  }
}

function positionsOf(entries: readonly Reader[]): Pick<PortfolioContent, 'work' | 'experience'> {
  const positions = clipped(entries).flatMap((entry) => {
    const [title, org] = [entry.line('position'), entry.line('name') || entry.line('organization')]
    if (title === '' && org === '') return []
    const { text: summary, bullets } = withBullets(entry.text('summary'), entry.lines('highlights'))
    return {
      title,
      org,
      period: periodOf(entry, { goesOn: true }),
      location: entry.line('location'),
      link: entry.take('url', webAddressOf),
      summary,
      bullets,
    }
  })
  return {
    work: positions.map(({ title, org, period, location, link, summary, bullets }) => ({
      position: title,
      company: org,
      duration: period,
      location,
      link,
      description: clipped([summary, ...bullets].filter(Boolean)),
    })),
    experience: positions.map(({ title, org, period, summary, bullets }) => ({ title, org, period, summary, bullets })),
  }
}

function degreeOf(entry: Reader): NonNullable<PortfolioContent['education']>[number] {
  const period = periodOf(entry)
  const score = entry.line('score').replace(/^Score: /, '')
  const { text, bullets } = withBullets(entry.text('summary'), entry.lines('courses'))
  const highlights = clipped([...(score === '' ? [] : [`Score: ${score}`]), ...(text === '' ? [] : [text]), ...bullets])
  return {
    period,
    degree: joined(entry, ['studyType', 'area']),
    school: entry.line('institution'),
    location: entry.line('location'),
    highlights,
    bullets: highlights,
    year: period.match(/[12]\d{3}/g)?.at(-1),
  }
}

function projectOf(entry: Reader): NonNullable<PortfolioContent['projects']>[number] {
  const told = [entry.text('description'), entry.text('summary')].filter(Boolean).join('\n\n')
  const { text, bullets } = withBullets(told, entry.lines('highlights'))
  return {
    title: entry.line('name'),
    description: text,
    bullets,
    tags: entry.names('keywords'),
    period: periodOf(entry),
    link: entry.take('url', webAddressOf),
    category: entry.line('type'),
  }
}

/** Once as publications, once as articles: templates show the one or the other. */
function publicationsOf(entries: readonly Reader[]): Pick<PortfolioContent, 'publications' | 'articles'> {
  const all = entries.flatMap((entry) => {
    const title = entry.line('name')
    if (title === '') return []
    return {
      title,
      venue: entry.line('publisher'),
      date: fullDate(dateIn(entry.peek('releaseDate'))),
      year: entry.take('releaseDate', dateText),
      link: entry.take('url', webAddressOf),
      excerpt: entry.text('summary'),
    }
  })
  return {
    publications: all.map(({ title, venue, year, link }) => ({ title, venue, year, link })),
    articles: all.map(({ title, venue, date, link, excerpt }) => ({ title, category: venue, date, link, excerpt })),
  }
}
