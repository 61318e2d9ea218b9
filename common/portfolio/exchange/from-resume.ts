import type { PortfolioContent } from '../content.ts'
import { networkCalled, profileAddress } from './networks.ts'
import { dateText, fullDate, periodText, yearOf } from './periods.ts'
import { LeftOut, type Resume } from './resume.ts'
import { skillsOf } from './skills.ts'
import {
  clipped,
  lineOf,
  linesOf,
  mailboxOf,
  pruned,
  richTextOf,
  shortLinesOf,
  textOf,
  webAddressOf,
} from './values.ts'

export interface Imported {
  /** Only what the file holds; every template finds its own fields in it. */
  content: PortfolioContent
  /** What no template has a place for, in words. */
  left: string[]
}

/** The label of a link to a certificate, which JSON Resume gives no name. */
export const CERTIFICATE_LINK = 'Certificate'

/** A résumé as content of a portfolio, under every path by which a template may show it. */
export function fromResume(resume: Resume): Imported {
  const left = new LeftOut()
  const content = pruned<PortfolioContent>({
    ...basicsOf(resume.basics ?? {}, left),
    ...positionsOf(resume, left),
    education: educationOf(resume, left),
    ...publicationsOf(resume, left),
    awards: clipped(resume.awards ?? []).map(({ title, date, awarder, summary }) => {
      left.add('Descriptions of awards', summary?.trim() ? 1 : 0)
      return { name: lineOf(title), year: yearOf(date), org: lineOf(awarder) }
    }),
    certifications: clipped(resume.certificates ?? []).map(({ name, date, url, issuer }) => {
      const href = address(url, left)
      return {
        title: lineOf(name),
        org: lineOf(issuer),
        date: dateText(date),
        links: href === '' ? [] : [{ label: CERTIFICATE_LINK, href }],
      }
    }),
    testimonials: clipped(resume.references ?? []).map(({ name, reference }) => ({
      quote: textOf(reference),
      author: lineOf(name),
    })),
    projects: clipped(resume.projects ?? []).map((project) => {
      left.add(
        'Roles and organisations of projects',
        (project.roles?.length ?? 0) > 0 || project.entity?.trim() ? 1 : 0,
      )
      return {
        title: lineOf(project.name),
        description: textOf(project.description),
        bullets: linesOf(project.highlights),
        tags: shortLinesOf(project.keywords),
        period: periodText(project.startDate, project.endDate),
        link: address(project.url, left),
        category: lineOf(project.type),
      }
    }),
  })
  const { skills, names } = skillsOf(resume, left)
  if (names.length > 0) content.about = { ...content.about, skills: names }
  if (Object.keys(skills).length > 0) content.skills = skills
  left.add('Interests', resume.interests?.length ?? 0)
  return { content, left: left.list() }
}

function basicsOf(basics: NonNullable<Resume['basics']>, left: LeftOut): PortfolioContent {
  const { location = {} } = basics
  const [name, label, summary, phone] = [
    lineOf(basics.name),
    lineOf(basics.label),
    textOf(basics.summary),
    lineOf(basics.phone),
  ]
  const email = mailboxOf(basics.email)
  left.add('An email address that is none', email === '' && basics.email?.trim() ? 1 : 0)
  const image = address(basics.image, left)
  const bio = richTextOf(summary)
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
      location: [location.city, location.region, location.countryCode].map(lineOf).filter(Boolean).join(', '),
      phone,
      emailLink: email,
      profileImage: image,
      avatar: image,
    },
    about: { bio, image },
    contact: {
      email,
      phone,
      address: [location.address, location.postalCode].map(lineOf).filter(Boolean).join(', '),
      social: { website: address(basics.url, left), ...profilesOf(basics.profiles ?? [], left) },
    },
  }
}

function profilesOf(
  profiles: NonNullable<NonNullable<Resume['basics']>['profiles']>,
  left: LeftOut,
): Record<string, string> {
  const social: Record<string, string> = {}
  for (const { network: called = '', username = '', url } of profiles) {
    const network = networkCalled(called)
    const href = network && (webAddressOf(url) || webAddressOf(profileAddress(network, username)))
    if (network && href && !social[network.key]) social[network.key] = href
    else left.add(called.trim() === '' ? 'Profiles without a network' : `Profile: ${called.trim()}`)
  }
  return social
}

function positionsOf(
  { work = [], volunteer = [] }: Resume,
  left: LeftOut,
): Pick<PortfolioContent, 'work' | 'experience'> {
  left.add('Descriptions of companies', work.filter(({ description }) => description?.trim()).length)
  const all = [
    ...work,
    ...volunteer.map(({ organization, ...position }) => ({ ...position, name: organization, location: undefined })),
  ]
  const positions = clipped(all).map((entry) => ({
    title: lineOf(entry.position),
    org: lineOf(entry.name),
    period: periodText(entry.startDate, entry.endDate),
    location: lineOf(entry.location),
    link: address(entry.url, left),
    summary: textOf(entry.summary),
    bullets: linesOf(entry.highlights),
  }))
  const filled = positions.filter(({ title, org }) => title !== '' || org !== '')
  left.add('Positions without a name', positions.length - filled.length)
  return {
    work: filled.map(({ title, org, period, location, link, summary, bullets }) => ({
      position: title,
      company: org,
      duration: period,
      location,
      link,
      description: clipped([summary, ...bullets].filter(Boolean)),
    })),
    experience: filled.map(({ title, org, period, summary, bullets }) => ({ title, org, period, summary, bullets })),
  }
}

function educationOf({ education = [] }: Resume, left: LeftOut): PortfolioContent['education'] {
  return clipped(education).map(({ institution, url, area, studyType, startDate, endDate, score, courses }) => {
    left.add('Addresses of schools', url?.trim() ? 1 : 0)
    const highlights = clipped([
      ...(lineOf(score) === '' ? [] : [`Score: ${lineOf(score).replace(/^Score: /, '')}`]),
      ...linesOf(courses),
    ])
    return {
      period: periodText(startDate, endDate),
      degree: lineOf([studyType, area].map(lineOf).filter(Boolean).join(', ')),
      school: lineOf(institution),
      highlights,
      bullets: highlights,
      year: yearOf(endDate) || yearOf(startDate),
    }
  })
}

/** Once as publications, once as articles: templates show the one or the other. */
function publicationsOf(
  { publications = [] }: Resume,
  left: LeftOut,
): Pick<PortfolioContent, 'publications' | 'articles'> {
  const all = clipped(publications).map((entry) => ({
    title: lineOf(entry.name),
    venue: lineOf(entry.publisher),
    year: yearOf(entry.releaseDate),
    date: fullDate(entry.releaseDate),
    link: address(entry.url, left),
    excerpt: textOf(entry.summary),
  }))
  const filled = all.filter(({ title }) => title !== '')
  left.add('Publications without a name', all.length - filled.length)
  return {
    publications: filled.map(({ title, venue, year, link }) => ({ title, venue, year, link })),
    articles: filled.map(({ title, venue, date, link, excerpt }) => ({ title, category: venue, date, link, excerpt })),
  }
}

function address(value: unknown, left: LeftOut): string {
  const href = webAddressOf(value)
  left.add(
    'Addresses that cannot be linked to',
    href === '' && typeof value === 'string' && value.trim() !== '' ? 1 : 0,
  )
  return href
}
