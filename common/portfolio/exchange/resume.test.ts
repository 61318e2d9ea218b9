import { validate } from '@jsonresume/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content.ts'
import { fromResume } from './from-resume.ts'
import { normalizedResume } from './json-resume.ts'
import type { Resume } from './resume.ts'
import { toResume } from './to-resume.ts'
import { richTextOf } from './values.ts'

const importOf = (file: unknown) =>
  fromResume(normalizedResume(file) ?? {}, { plain: (text) => text, rich: richTextOf })
const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ').trim()

const word = fc.string({ unit: 'binary', maxLength: 30 })
const number = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => String(value).padStart(2, '0'))
const date = fc.oneof(
  fc.integer({ min: 1000, max: 2999 }).map(String),
  fc.tuple(fc.integer({ min: 1000, max: 2999 }), number(1, 12)).map((parts) => parts.join('-')),
  fc.tuple(fc.integer({ min: 1000, max: 2999 }), number(1, 12), number(1, 31)).map((parts) => parts.join('-')),
)
const address = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constant('javascript:alert(1)'),
  word,
)
const words = fc.array(word, { maxLength: 4 })
const some = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape, { requiredKeys: [] })
const list = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.array(some(shape), { maxLength: 4 })
/** Few enough that the same name comes twice. */
const name = fc.oneof(fc.constantFrom('TypeScript', 'Design', 'Languages'), word)

const resume = some({
  basics: some({
    name: word,
    label: word,
    image: address,
    email: fc.oneof(fc.emailAddress(), word),
    phone: word,
    url: address,
    summary: fc.string({ unit: 'binary', maxLength: 200 }),
    location: some({ address: word, postalCode: word, city: word, countryCode: word, region: word }),
    profiles: list({
      network: fc.constantFrom('GitHub', 'LinkedIn', 'X', 'Mastodon', ''),
      username: word,
      url: address,
    }),
  }),
  work: list({
    name,
    location: word,
    description: word,
    position: name,
    url: address,
    startDate: date,
    endDate: date,
    summary: word,
    highlights: words,
  }),
  volunteer: list({
    organization: name,
    position: name,
    url: address,
    startDate: date,
    endDate: date,
    summary: word,
    highlights: words,
  }),
  education: list({
    institution: word,
    url: address,
    area: word,
    studyType: word,
    startDate: date,
    endDate: date,
    score: word,
    courses: words,
  }),
  awards: list({ title: word, date, awarder: word, summary: word }),
  certificates: list({ name: word, date, url: address, issuer: word }),
  publications: list({ name, publisher: name, releaseDate: date, url: address, summary: word }),
  skills: list({
    name,
    level: fc.constantFrom('Master', 'expert', '55%', '400%', 'Jedi', ''),
    keywords: fc.array(name, { maxLength: 4 }),
  }),
  languages: list({ language: name, fluency: word }),
  interests: list({ name: word, keywords: words }),
  references: list({ name: word, reference: word }),
  projects: list({
    name: word,
    description: word,
    highlights: words,
    keywords: words,
    startDate: date,
    endDate: date,
    url: address,
    roles: words,
    entity: word,
    type: word,
  }),
}) as fc.Arbitrary<Resume>

describe('a résumé of any kind', () => {
  it('imported, exported and imported again is the same', () => {
    fc.assert(
      fc.property(resume, (file) => {
        const { content } = importOf(file)
        const again = importOf(toResume(content, plainText).resume).content
        expect(again).toEqual(content)
      }),
      { numRuns: 500 },
    )
  })

  it('becomes content that can be stored', () => {
    fc.assert(
      fc.property(resume, (file) => {
        expect(contentSchema.safeParse(importOf(file).content).error).toBeUndefined()
      }),
    )
  })

  it('is exported as a file that the format’s own schema accepts', () => {
    fc.assert(
      fc.property(resume, (file) => {
        validate(toResume(importOf(file).content, plainText).resume, (errors) => expect(errors).toBeNull())
      }),
      { numRuns: 300 },
    )
  })

  it('loses nothing more by being exported again', () => {
    fc.assert(
      fc.property(resume, (file) => {
        const { resume: exported } = toResume(importOf(file).content, plainText)
        expect(toResume(importOf(exported).content, plainText).resume).toEqual(exported)
      }),
    )
  })
})

describe('import', () => {
  const file: Resume = {
    basics: {
      name: 'Ada Byron',
      label: 'Analyst',
      email: 'ada@example.com',
      phone: '+44 20 1234',
      url: 'https://ada.example',
      image: 'https://ada.example/me.jpg',
      summary: 'First line.\n\nSecond & <last>.',
      location: { address: '12 St James’s Square', postalCode: 'SW1Y', city: 'London', countryCode: 'GB' },
      profiles: [
        { network: 'GitHub', username: '@ada' },
        { network: 'Mastodon', url: 'https://social.example/@ada' },
        { network: 'x', url: 'https://x.com/ada' },
      ],
    },
    work: [
      {
        name: 'Analytical Engines',
        position: 'Programmer',
        startDate: '1842-03',
        endDate: '1843',
        summary: 'Notes A to G.',
        highlights: ['The first program'],
        url: 'engines.example',
        location: 'London',
        description: 'Builds engines',
      },
    ],
    skills: [
      { name: 'Mathematics', level: 'Master' },
      { name: 'Languages of machines', keywords: ['Cards', 'Levers'] },
      { name: 'Whist', level: 'Jedi' },
    ],
    languages: [{ language: 'English', fluency: 'Native' }],
    certificates: [{ name: 'Bernoulli', date: '1843-10-05', issuer: 'Taylor', url: 'https://certs.example/1' }],
    interests: [{ name: 'Flying' }],
  }
  const { content, left } = importOf(file)

  it('fills every path by which a template may show it', () => {
    expect(content.hero).toMatchObject({
      name: 'Ada Byron',
      photographerName: 'Ada Byron',
      title: 'Analyst',
      titles: ['Analyst'],
      location: 'London, GB',
      phone: '+44 20 1234',
    })
    expect(content.about?.bio).toBe('<p>First line.</p><p>Second &amp; &lt;last&gt;.</p>')
    expect(content.contact).toEqual({
      email: 'ada@example.com',
      phone: '+44 20 1234',
      address: '12 St James’s Square, SW1Y',
      social: {
        website: 'https://ada.example/',
        github: 'https://github.com/ada',
        twitter: 'https://x.com/ada',
        more: [{ label: 'Mastodon', href: 'https://social.example/@ada' }],
      },
    })
    expect(content.work).toEqual([
      {
        position: 'Programmer',
        company: 'Analytical Engines',
        duration: 'Mar 1842 – 1843',
        location: 'London',
        link: 'https://engines.example/',
        description: ['Notes A to G.', 'The first program'],
      },
    ])
    expect(content.experience).toEqual([
      {
        title: 'Programmer',
        org: 'Analytical Engines',
        period: 'Mar 1842 – 1843',
        summary: 'Notes A to G.',
        bullets: ['The first program'],
      },
    ])
    expect(content.skills).toEqual({
      items: [{ name: 'Mathematics', level: 100 }, { name: 'Whist' }],
      categories: [
        { name: 'Languages of machines', items: ['Cards', 'Levers'] },
        { name: 'Languages', items: ['English (Native)'] },
      ],
    })
    expect(content.about?.skills).toEqual(['Cards', 'Levers', 'Mathematics', 'Whist'])
    expect(content.certifications).toEqual([
      {
        title: 'Bernoulli',
        org: 'Taylor',
        date: '5 Oct 1843',
        links: [{ label: 'Certificate', href: 'https://certs.example/1' }],
      },
    ])
  })

  it('lists what no template has a place for', () => {
    expect(left).toEqual([
      { where: 'Work › Analytical Engines › Description', text: 'Builds engines' },
      { where: 'Skills › Whist › Level', text: 'Jedi' },
      { where: 'Interests › Flying › Name', text: 'Flying' },
    ])
  })
})

it('an export lists what the format has no place for', () => {
  const { left } = toResume(
    {
      gallery: { images: [{ src: 'https://example.com/a.jpg' }] },
      services: [{ title: 'Portraits' }, { title: 'Weddings' }],
      work: [{ position: 'Painter', duration: 'in my youth' }],
      testimonials: [{ quote: 'Fine.', author: 'Bo', role: 'Client' }],
      cta: { headline: '' },
    },
    plainText,
  )
  expect(left).toEqual([
    'Periods that are not written as dates',
    'Pictures',
    'Services (2)',
    'Roles of people who recommend you',
  ])
})
