import { fromResume, type Imported } from './from-resume.ts'
import { dateIn, dateText } from './periods.ts'
import type { Resume } from './resume.ts'
import { clipped, lineOf, mailboxOf, pruned, textOf } from './values.ts'

/** One line of a CSV file by the names of its columns. */
export type Row = Readonly<Record<string, string | undefined>>
/** The tables of LinkedIn's archive by the names of their files, without folder and ending. */
export type Tables = ReadonlyMap<string, readonly Row[]>

/** Tables that are read. What else the archive holds (messages, connections, advertisements) is nobody's portfolio. */
export const linkedInTables = [
  'Profile',
  'Profile Summary',
  'Email Addresses',
  'PhoneNumbers',
  'Phone Numbers',
  'Positions',
  'Volunteering',
  'Education',
  'Skills',
  'Projects',
  'Certifications',
  'Honors',
  'Publications',
  'Patents',
  'Languages',
  'Courses',
  'Recommendations_Received',
  'Causes You Care About',
  'Organizations',
  'Test Scores',
] as const

/** Tables about the person for which no template has a place. */
const unplaced = ['Causes You Care About', 'Organizations', 'Test Scores', 'Courses'] as const

/** LinkedIn's archive as content of a portfolio: what JSON Resume knows by way of it, the rest beside it. */
export function fromLinkedIn(tables: Tables): Imported {
  const rows = (name: string) => tables.get(name) ?? []
  const { content, left } = fromResume(resumeOf(rows))
  const licences = rows('Certifications').map((row) => lineOf(row['License Number']))
  const recommendations = shownRecommendations(rows)
  return {
    content: pruned({
      ...content,
      certifications: content.certifications?.map((entry, index) => ({ ...entry, id: licences[index] })),
      testimonials: content.testimonials?.map((entry, index) => ({
        ...entry,
        role: [recommendations[index]?.['Job Title'], recommendations[index]?.Company]
          .map(lineOf)
          .filter(Boolean)
          .join(', '),
      })),
      patents: clipped(rows('Patents')).map((row) => ({
        title: lineOf(row.Title),
        number: lineOf(row['Patent Number'] ?? row['Patent/Application Number'] ?? row['Application Number']),
        year: yearIn(row['Issued On'] ?? row['Issued on'] ?? row['Filed On']),
        note: textOf(row.Description),
      })),
    }),
    left: [...left, ...unplaced.flatMap((name) => (rows(name).length > 0 ? [`${name} (${rows(name).length})`] : []))],
  }
}

type Rows = (name: string) => readonly Row[]

function resumeOf(rows: Rows): Resume {
  const profile = rows('Profile')[0] ?? {}
  const emails = rows('Email Addresses')
  const primary = emails.find((row) => row.Primary === 'Yes') ?? emails[0]
  const phone = [...rows('PhoneNumbers'), ...rows('Phone Numbers')][0]
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].map(lineOf).filter(Boolean).join(' '),
      label: lineOf(profile.Headline),
      summary: textOf(profile.Summary) || textOf(rows('Profile Summary')[0]?.['Profile Summary']),
      email: mailboxOf(primary?.['Email Address']),
      phone: lineOf(phone?.Number),
      url: addressesIn(profile.Websites)[0],
      location: {
        city: lineOf(profile['Geo Location']),
        address: lineOf(profile.Address),
        postalCode: lineOf(profile['Zip Code']),
      },
      profiles: namesIn(profile['Twitter Handles']).map((username) => ({ network: 'Twitter', username })),
    },
    work: rows('Positions').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      summary: row.Description,
      ...span(row),
    })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      summary: row.Description,
      ...span(row),
    })),
    education: rows('Education').map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: dateIn(row['Start Date'] ?? ''),
      endDate: dateIn(row['End Date'] ?? ''),
      courses: [row.Notes, row.Activities].flatMap((text) => text || []),
    })),
    skills: rows('Skills').map((row) => ({ name: row.Name })),
    languages: rows('Languages').map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    projects: rows('Projects').map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      ...span(row),
    })),
    certificates: rows('Certifications').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      url: row.Url,
      date: dateIn(row['Started On'] ?? ''),
    })),
    awards: rows('Honors').map((row) => ({
      title: row.Title,
      date: dateIn(row['Issued On'] ?? ''),
      summary: row.Description,
    })),
    publications: rows('Publications').map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      url: row.Url,
      summary: row.Description,
      releaseDate: dateIn(row['Published On'] ?? ''),
    })),
    references: shownRecommendations(rows).map((row) => ({
      name: [row['First Name'], row['Last Name']].map(lineOf).filter(Boolean).join(' '),
      reference: row.Text,
    })),
  }
}

/** Recommendations that their owner shows on LinkedIn. */
const shownRecommendations = (rows: Rows) =>
  rows('Recommendations_Received').filter((row) => (row.Status ?? 'VISIBLE') === 'VISIBLE')

const span = (row: Row) => ({ startDate: dateIn(row['Started On'] ?? ''), endDate: dateIn(row['Finished On'] ?? '') })

const yearIn = (text = '') => /[12]\d{3}/.exec(dateText(dateIn(text)) || text)?.[0] ?? ''

/** `[PERSONAL:https://example.com,COMPANY:https://example.org]` */
const addressesIn = (text = '') => [...text.matchAll(/https?:\/\/[^\s,\]]+/g)].map(([address]) => address)

/** `[name,other]` */
const namesIn = (text = '') =>
  text
    .replace(/[[\]]/g, '')
    .split(',')
    .flatMap((name) => name.trim() || [])
