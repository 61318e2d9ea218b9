import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content.ts'
import { fromLinkedIn, type Row } from './linkedin.ts'

const tables = new Map<string, Row[]>([
  [
    'Profile',
    [
      {
        'First Name': 'Ada',
        'Last Name': 'Byron',
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
  const { content, left } = fromLinkedIn(tables)

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
      social: { website: 'https://ada.example/', twitter: 'https://x.com/ada' },
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
    expect(content.patents).toEqual([{ title: 'Flying machine', number: 'GB 1', year: '1828', note: 'With steam.' }])
  })

  it('brings only the recommendations that are shown', () => {
    expect(content.testimonials).toEqual([
      { quote: 'That enchantress.', author: 'Charles Babbage', role: 'Inventor, Engines' },
    ])
  })

  it('lists what no template has a place for, a second profile among it', () =>
    expect(left).toEqual(['Profile: Twitter', 'Courses (1)']))
})

it('an empty archive brings nothing', () => expect(fromLinkedIn(new Map())).toEqual({ content: {}, left: [] }))
