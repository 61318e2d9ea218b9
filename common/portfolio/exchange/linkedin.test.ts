import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content.ts'
import { textsIn } from '../texts.ts'
import { dateText } from './dates.ts'
import { fromResume } from './from-resume.ts'
import { normalizedResume } from './json-resume.ts'
import { fromLinkedIn, linkedInTables, type Row, type Tables } from './linkedin.ts'
import { richTextOf, webAddressOf } from './values.ts'

const importOf = (tables: Tables) =>
  fromResume(normalizedResume(fromLinkedIn(tables)) ?? {}, { plain: (text) => text, rich: richTextOf })

const tables = new Map<string, Row[]>([
  [
    'Profile',
    [
      {
        'First Name': 'Ada',
        'Last Name': 'Byron',
        'Birth Date': 'Dec 10',
        Headline: 'Analyst',
        Summary: 'Writes programs.',
        'Geo Location': 'London Area',
        'Zip Code': 'SW1Y',
        Address: '12 St James’s Square',
        Websites: '[PERSONAL:https://ada.example,COMPANY:https://engines.example]',
        'Twitter Handles': '[ada,countess]',
      },
    ],
  ],
  [
    'Email Addresses',
    [
      { 'Email Address': 'old@example.com', Primary: 'No' },
      { 'Email Address': 'ada@example.com', Primary: 'Yes' },
    ],
  ],
  ['PhoneNumbers', [{ Number: '+44 20 1234' }]],
  [
    'Positions',
    [
      {
        'Company Name': 'Analytical Engines',
        Title: 'Programmer',
        Description: 'Notes A to G.',
        Location: 'London',
        'Started On': 'Mar 1842',
        'Finished On': '',
      },
      { 'Company Name': 'Home', Title: 'Pupil', 'Started On': '1830', 'Finished On': '1835' },
    ],
  ],
  [
    'Education',
    [
      {
        'School Name': 'At home',
        'Degree Name': 'Mathematics',
        'Start Date': '1828',
        'End Date': '1834',
        Notes: 'With Mary Somerville',
        Activities: '',
      },
    ],
  ],
  ['Skills', [{ Name: 'Mathematics' }, { Name: 'Music' }]],
  ['Languages', [{ Name: 'French', Proficiency: 'Full professional' }]],
  [
    'Certifications',
    [
      {
        Name: 'Bernoulli',
        Authority: 'Taylor',
        'Started On': 'Oct 1843',
        'License Number': 'G-1',
        Url: 'https://certs.example/1',
      },
    ],
  ],
  [
    'Patents',
    [{ Title: 'Flying machine', 'Patent Number': 'GB 1', 'Issued On': 'Feb 1828', Description: 'With steam.' }],
  ],
  [
    'Recommendations_Received',
    [
      {
        'First Name': 'Charles',
        'Last Name': 'Babbage',
        Company: 'Engines',
        'Job Title': 'Inventor',
        Text: 'That enchantress.',
        Status: 'VISIBLE',
      },
      { 'First Name': 'No', 'Last Name': 'Body', Text: 'Hidden.', Status: 'HIDDEN' },
    ],
  ],
  ['Courses', [{ Name: 'Calculus' }]],
])

describe('LinkedIn’s archive', () => {
  const { content, left } = importOf(tables)

  it('becomes content that can be stored', () => {
    expect(contentSchema.safeParse(content).error).toBeUndefined()
  })

  it('brings the person', () => {
    expect(content.hero).toMatchObject({
      name: 'Ada Byron',
      title: 'Analyst',
      summary: 'Writes programs.',
      location: 'London Area',
    })
    expect(content.contact).toMatchObject({
      email: 'ada@example.com',
      phone: '+44 20 1234',
      address: '12 St James’s Square, SW1Y',
      social: {
        website: 'https://ada.example/',
        twitter: 'https://x.com/ada',
        more: [
          { label: 'Twitter', href: 'https://x.com/countess' },
          { label: 'Company', href: 'https://engines.example/' },
        ],
      },
    })
  })

  it('brings lists with their dates', () => {
    expect(content.experience).toEqual([
      { title: 'Programmer', org: 'Analytical Engines', period: 'Mar 1842 – today', summary: 'Notes A to G.' },
      { title: 'Pupil', org: 'Home', period: '1830 – 1835' },
    ])
    expect(content.education).toMatchObject([
      { degree: 'Mathematics', school: 'At home', period: '1828 – 1834', highlights: ['With Mary Somerville'] },
    ])
    expect(content.about?.skills).toEqual(['Mathematics', 'Music'])
    expect(content.skills?.categories).toEqual([{ name: 'Languages', items: ['French (Full professional)'] }])
    expect(content.certifications).toMatchObject([{ title: 'Bernoulli', org: 'Taylor', date: 'Oct 1843', id: 'G-1' }])
    expect(content.patents).toEqual([
      { title: 'Flying machine', number: 'GB 1', year: 'Feb 1828', note: 'With steam.' },
    ])
  })

  it('brings only the recommendations that are shown', () => {
    expect(content.testimonials).toEqual([
      { quote: 'That enchantress.', author: 'Charles Babbage', role: 'Inventor, Engines' },
    ])
  })

  it('lists what no template has a place for', () =>
    expect(left.map(({ where, text }) => `${where}: ${text}`)).toEqual([
      'Basics › Birth date: Dec 10',
      'Basics › Other email addresses › old@example.com › Email address: old@example.com',
      'Recommendations that are not shown › No › First name: No',
      'Recommendations that are not shown › No › Last name: Body',
      'Recommendations that are not shown › No › Text: Hidden.',
      'Recommendations that are not shown › No › Status: HIDDEN',
      'Courses › Calculus › Name: Calculus',
    ]))
})

it('177 certificates keep their numbers and dates, one without a name among them', () => {
  const rows = Array.from({ length: 177 }, (_unused, index): Row => {
    const about = index === 3 ? {} : { Name: `Course ${index}`, Authority: 'Academy' }
    return { ...about, 'Started On': 'Mär 2020', 'Finished On': 'Mär 2022', 'License Number': `N-${index}` }
  })
  const { content, left } = importOf(new Map([['Certifications', rows]]))
  expect(content.certifications).toHaveLength(177)
  expect(content.certifications?.[176]).toEqual({
    title: 'Course 176',
    org: 'Academy',
    date: 'Mar 2020 – Mar 2022',
    id: 'N-176',
  })
  expect(left).toEqual([])
})

it('columns may be missing', () => {
  const tables = new Map([
    ['Profile', [{ 'First Name': 'Ada' }]],
    ['Positions', [{ Title: 'Programmer' }]],
    ['Education', [{ 'School Name': 'At home', 'Start Date': '2015' }]],
  ])
  expect(importOf(tables)).toMatchObject({
    content: {
      hero: { name: 'Ada' },
      experience: [{ title: 'Programmer' }],
      education: [{ school: 'At home', period: '2015' }],
    },
    left: [],
  })
})

it('an archive of any kind has every text in the content or in what was left out', () => {
  const word = fc.stringMatching(/^[a-z]{16}$/)
  const table = ([name, columns]: [string, readonly string[]]) => {
    const row = fc.record(Object.fromEntries([...columns, 'Stranger'].map((column) => [column, word])), {
      requiredKeys: [],
    })
    return fc.array(row, { maxLength: 2 }).map((rows): [string, Row[]] => [name, rows])
  }
  fc.assert(
    fc.property(fc.tuple(...[...linkedInTables].map(table)), (tables) => {
      const { content, left } = importOf(new Map(tables))
      const found = [...textsIn(content), ...left.map(({ text }) => text)].join('\n').toLowerCase()
      for (const text of textsIn(tables.map(([, rows]) => rows.map(withoutSettings))))
        expect(
          [text, dateText(text), webAddressOf(text)].some((form) => form !== '' && found.includes(form)),
          text,
        ).toBe(true)
    }),
    { numRuns: 200 },
  )
})

/** What LinkedIn says of an entry, and not its owner. */
function withoutSettings(row: Row): Row {
  const settings = ['Confirmed', 'Primary', 'Updated On', 'Status', 'Creation Date', 'Type']
  return Object.fromEntries(Object.entries(row).filter(([column]) => !settings.includes(column)))
}

it('an empty archive brings nothing', () => expect(importOf(new Map())).toEqual({ content: {}, left: [] }))
