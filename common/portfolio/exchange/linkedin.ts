import { renamed, without, type JsonObject, type Renames } from './renames.ts'

/** One line of a CSV file by the names of its columns. */
export type Row = Readonly<Record<string, string | undefined>>
/** The tables of LinkedIn's archive by the names of their files, without folder and ending. */
export type Tables = ReadonlyMap<string, readonly Row[]>

const span: Renames = { 'Started On': 'startDate', 'Finished On': 'endDate' }

/** Tables that become a list of a résumé each, with their columns in LinkedIn's order by what they become. */
const lists: Readonly<Record<string, { section: string; columns: Renames }>> = {
  Positions: {
    section: 'work',
    columns: { 'Company Name': 'name', Title: 'position', Description: 'summary', Location: 'location', ...span },
  },
  Volunteering: {
    section: 'volunteer',
    columns: { 'Company Name': 'organization', Role: 'position', Cause: 'cause', ...span, Description: 'summary' },
  },
  Education: {
    section: 'education',
    columns: {
      'School Name': 'institution',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Notes: 'summary',
      'Degree Name': 'studyType',
      Activities: 'courses',
    },
  },
  Skills: { section: 'skills', columns: { Name: 'name' } },
  Languages: { section: 'languages', columns: { Name: 'language', Proficiency: 'fluency' } },
  Projects: { section: 'projects', columns: { Title: 'name', Description: 'description', Url: 'url', ...span } },
  Certifications: {
    section: 'certificates',
    columns: { Name: 'name', Url: 'url', Authority: 'issuer', ...span, 'License Number': 'id' },
  },
  Honors: { section: 'awards', columns: { Title: 'title', Description: 'summary', 'Issued On': 'date' } },
  Publications: {
    section: 'publications',
    columns: {
      Name: 'name',
      'Published On': 'releaseDate',
      Description: 'summary',
      Publisher: 'publisher',
      Url: 'url',
    },
  },
  Patents: {
    section: 'patents',
    columns: {
      Title: 'title',
      Description: 'note',
      'Patent Number': 'number',
      'Patent/Application Number': 'number',
      'Application Number': 'number',
      'Issued On': 'date',
      'Filed On': 'date',
      Url: 'url',
    },
  },
}

/** Tables about the person, who has one of each, with the columns that a line of preamble is told from. */
const single: Readonly<Record<string, readonly string[]>> = {
  Profile: ['First Name', 'Last Name', 'Maiden Name', 'Address', 'Birth Date', 'Headline', 'Summary', 'Industry'],
  'Profile Summary': ['Profile Summary'],
  'Email Addresses': ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
  PhoneNumbers: ['Extension', 'Number', 'Type'],
  'Phone Numbers': ['Extension', 'Number', 'Type'],
  Recommendations_Received: ['First Name', 'Last Name', 'Company', 'Job Title', 'Text', 'Creation Date', 'Status'],
  'Causes You Care About': ['Supported Cause'],
  Organizations: ['Name', 'Start Date', 'End Date', 'Description', 'Position'],
  'Test Scores': ['Name', 'Date', 'Score', 'Description'],
  Courses: ['Name', 'Number'],
}

/** Tables that are read, with their columns. What else the archive holds (messages, connections, advertisements) is nobody's portfolio. */
export const linkedInTables: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(single),
  ...Object.entries(lists).map(([table, { columns }]): [string, string[]] => [table, Object.keys(columns)]),
])

/** LinkedIn's archive as a JSON Resume with more fields. What has no place there stays, to be listed. */
export function fromLinkedIn(tables: Tables): JsonObject {
  const rows = (name: string): readonly Row[] => tables.get(name) ?? []
  const [shown, notShown] = halves(rows('Recommendations_Received'), ({ Status }) => !Status || Status === 'VISIBLE')
  const found = Object.entries(lists).map(([table, { section, columns }]): [string, JsonObject[]] => [
    section,
    rows(table).map((row) => renamed(row, columns)),
  ])
  return {
    basics: basicsOf(rows),
    ...Object.fromEntries(found),
    references: shown.map(({ 'First Name': first, 'Last Name': last, 'Job Title': title, Company, Text, ...row }) => ({
      name: joined([first, last], ' '),
      role: joined([title, Company], ', '),
      reference: Text,
      ...without(row, ['Status', 'Creation Date']),
    })),
    'Recommendations that are not shown': notShown,
    ...Object.fromEntries(
      ['Causes You Care About', 'Organizations', 'Test Scores', 'Courses'].map((name) => [name, rows(name)]),
    ),
  }
}

function basicsOf(rows: (name: string) => readonly Row[]): JsonObject {
  const [profile = {}, ...others] = rows('Profile')
  const { 'First Name': first, 'Last Name': last, Headline, Summary, 'Geo Location': city, Address, ...rest } = profile
  const { 'Zip Code': postalCode, Websites, 'Twitter Handles': handles, ...unplaced } = rest
  const emails = [...rows('Email Addresses')].sort((a, b) => Number(b.Primary === 'Yes') - Number(a.Primary === 'Yes'))
  const phones = [...rows('PhoneNumbers'), ...rows('Phone Numbers')]
  const summaries = rows('Profile Summary')
  const summary = Summary || summaries[0]?.['Profile Summary']
  const [website, ...websites] = websitesIn(Websites)
  return {
    name: joined([first, last], ' '),
    label: Headline,
    summary,
    email: emails[0]?.['Email Address'],
    phone: joined([phones[0]?.Extension, phones[0]?.Number], ' '),
    url: website?.url,
    location: { city, address: Address, postalCode },
    profiles: [...namesIn(handles).map((username) => ({ network: 'Twitter', username })), ...websites],
    ...unplaced,
    'Other email addresses': besidesFirst(emails, ['Email Address']),
    'Other phone numbers': besidesFirst(phones, ['Extension', 'Number']),
    'Other summaries': Summary ? summaries : besidesFirst(summaries, ['Profile Summary']),
    'Other profiles': others,
  }
}

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between)

function halves<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** What LinkedIn says of an entry, and not its owner. */
const settings = ['Confirmed', 'Primary', 'Updated On', 'Type']

/** The rows without the columns of the first one that are taken. */
const besidesFirst = (rows: readonly Row[], taken: readonly string[]) =>
  rows.map((row, index) => without(row, index === 0 ? [...settings, ...taken] : settings))

/** `[PERSONAL:https://example.com,COMPANY:https://example.org]` */
const websitesIn = (text: string | undefined) =>
  namesIn(text).map((item) => {
    const [, kind = 'Website', url = item] = /^([A-Z]\w*):(?!\/\/)(.+)$/.exec(item) ?? []
    return { network: kind.charAt(0) + kind.slice(1).toLowerCase(), url }
  })

/** `[name,other]` */
const namesIn = (text = '') =>
  text
    .replace(/[[\]]/g, '')
    .split(',')
    .flatMap((name) => name.trim() || [])
