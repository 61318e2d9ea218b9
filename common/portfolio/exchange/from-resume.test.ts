import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content.ts'
import { textsIn } from '../texts.ts'
import { dateText } from './dates.ts'
import { fromResume } from './from-resume.ts'
import { normalizedResume } from './json-resume.ts'
import { richTextOf, webAddressOf } from './values.ts'

const importOf = (file: unknown) =>
  fromResume(normalizedResume(file) ?? {}, { plain: (text) => text, rich: richTextOf })

/** Texts that are found nowhere but where they were put. */
const word = fc.stringMatching(/^[a-z]{16}$/)
const words = fc.array(word, { maxLength: 3 })
const year = fc.integer({ min: 1900, max: 2100 })
const date = fc.oneof(
  year,
  fc
    .tuple(fc.constantFrom('Mar', 'März', 'mars', 'Summer', '03/', '2014年', 'Q3'), year)
    .map(([name, number]) => `${name} ${number}`),
  fc.tuple(year, fc.constantFrom('03', '3', '19'), fc.constantFrom('07', '40')).map((parts) => parts.join('-')),
  word,
)
const address = fc.oneof(
  word.map((name) => `https://${name}.example/a`),
  word.map((name) => `javascript:${name}`),
  word.map((name) => `${name}.example`),
  word,
)
const network = fc.oneof(fc.constantFrom('GitHub', 'LinkedIn', 'Codepen'), word)
const level = fc.oneof(fc.constantFrom('55%', '400%'), word)
/** What no schema knows, as every fifth file has it. */
const stranger = fc.option(fc.oneof(word, words, fc.record({ more: word, yes: fc.boolean() })), {
  nil: undefined,
  freq: 5,
})
const some = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record({ ...shape, stranger }, { requiredKeys: [] })
const list = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 9, arbitrary: fc.array(some(shape), { maxLength: 3 }) }, { weight: 1, arbitrary: words })

const period = { startDate: date, endDate: date }
const shared = {
  awards: list({ title: word, date, awarder: word, summary: word }),
  interests: list({ name: word, keywords: words }),
  references: list({ name: word, reference: word }),
  skills: list({ name: word, level, keywords: fc.oneof(words, word) }),
}
const person = {
  name: word,
  label: word,
  email: fc.oneof(
    word,
    word.map((name) => `${name}@a.example`),
  ),
  phone: word,
  summary: word,
  location: fc.oneof(word, some({ address: word, postalCode: word, city: word, countryCode: word, region: word })),
  profiles: list({ network, username: word, url: address }),
}
const position = { position: word, ...period, summary: word, highlights: fc.oneof(words, word) }
const degree = { institution: word, area: word, studyType: word, ...period, courses: words }

const version1 = some({
  ...shared,
  basics: some({ ...person, image: address, url: address }),
  work: list({ ...position, name: word, location: word, description: word, url: address }),
  volunteer: list({ ...position, organization: word, url: address }),
  education: list({ ...degree, url: address, score: word }),
  certificates: list({ name: word, date, url: address, issuer: word }),
  publications: list({ name: word, publisher: word, releaseDate: date, url: address, summary: word }),
  languages: list({ language: word, fluency: word }),
  projects: list({
    name: word,
    description: word,
    highlights: words,
    keywords: words,
    ...period,
    url: address,
    roles: words,
    entity: word,
    type: word,
  }),
  meta: some({ version: word }),
})
const version0 = some({
  ...shared,
  basics: some({ ...person, picture: address, website: address }),
  work: list({ ...position, company: word, website: address }),
  volunteer: list({ ...position, organization: word, website: address }),
  education: list({ ...degree, gpa: fc.oneof(word, fc.constant(3.9)) }),
  publications: list({ name: word, publisher: word, releaseDate: date, website: address, summary: word }),
  languages: list({ language: word, level: word }),
})

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : []
}

describe.each([
  ['0.x', version0],
  ['1.x', version1],
])('a résumé of version %s', (_version, resume) => {
  it('has every text in the content or in what was left out', () => {
    fc.assert(
      fc.property(resume, (file) => {
        const { content, left } = importOf(file)
        const networks = Object.keys(content.contact?.social ?? {})
        const levels = leavesOf(content.skills?.items)
        const found = [...textsIn(content), ...networks, ...levels, ...left.map(({ text }) => text)]
          .join('\n')
          .toLowerCase()
        for (const leaf of leavesOf(file)) {
          const forms = [leaf, dateText(leaf), webAddressOf(leaf), leaf.replace('400%', '100').replace('%', '')]
          expect(
            forms.some((form) => form !== '' && found.includes(form.toLowerCase())),
            leaf,
          ).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('becomes content that can be stored', () => {
    fc.assert(
      fc.property(resume, (file) => {
        expect(contentSchema.safeParse(importOf(file).content).error).toBeUndefined()
      }),
    )
  })
})

describe('a résumé of version 0.x', () => {
  const { content, left } = importOf({
    basics: {
      name: 'Ada Byron',
      picture: 'https://ada.example/me.jpg',
      website: 'https://ada.example',
      location: 'London',
      profiles: [{ url: 'https://github.com/ada' }],
    },
    work: [{ company: 'Engines', position: 'Programmer', website: 'https://engines.example', startDate: 'Mar 2015' }],
    education: [
      { institution: 'At home', startDate: 'Sept 2015', gpa: 3.9 },
      { institution: 'College', startDate: '2016', endDate: 'Present' },
    ],
    publications: [{ name: 'Notes', website: 'https://notes.example', releaseDate: 'Summer 2014' }],
    languages: [{ language: 'English', level: 'Native' }],
    skills: ['Whist'],
    hobbies: ['Flying'],
  })

  it('brings the person', () => {
    expect(content.hero).toMatchObject({ avatar: 'https://ada.example/me.jpg', location: 'London' })
    expect(content.contact?.social).toEqual({ website: 'https://ada.example/', github: 'https://github.com/ada' })
  })
  it('brings companies, and dates as people write them', () => {
    expect(content.experience).toEqual([{ title: 'Programmer', org: 'Engines', period: 'Mar 2015 – today' }])
    expect(content.work?.[0]?.link).toBe('https://engines.example/')
    expect(content.publications?.[0]).toMatchObject({ link: 'https://notes.example/', year: 'Summer 2014' })
  })
  it('says of an education only what the file says: it goes on where that is written', () => {
    expect(content.education?.map(({ period: text }) => text)).toEqual(['Sep 2015', '2016 – today'])
    expect(content.education?.[0]?.highlights).toEqual(['Score: 3.9'])
  })
  it('brings languages, and lists that hold nothing but names', () => {
    expect(content.skills).toEqual({
      items: [{ name: 'Whist' }],
      categories: [{ name: 'Languages', items: ['English (Native)'] }],
    })
  })
  it('lists the rest', () => expect(left).toEqual([{ where: 'Interests › Flying › Name', text: 'Flying' }]))
})

it('lists what is above the limits of the content: entries after the 500th, and texts that were cut', () => {
  const long = 'x'.repeat(1_200)
  const { content, left } = importOf({
    basics: { name: long },
    awards: Array.from({ length: 502 }, (_unused, index) => ({ title: `Prize ${index}` })),
  })
  expect(content.awards).toHaveLength(500)
  expect(left.map(({ text }) => text)).toEqual([long, 'Prize 500', 'Prize 501'])
})

it('a list in a summary becomes bullets', () => {
  const { content } = importOf({ work: [{ position: 'A', summary: 'Why\n• One\n• Two', highlights: ['- Three'] }] })
  expect(content.experience).toEqual([{ title: 'A', summary: 'Why', bullets: ['One', 'Two', 'Three'] }])
})

it('a list inside of a summary leaves no gap in it', () => {
  const { content } = importOf({ work: [{ position: 'A', summary: 'Before\n\n• One\n\nAfter' }] })
  expect(content.experience?.[0]).toMatchObject({ summary: 'Before\n\nAfter', bullets: ['One'] })
})

it.each([null, [], 'text', {}, { basics: '' }, { menu: { id: 'file' } }])('%j is no résumé', (file) =>
  expect(normalizedResume(file)).toBeNull(),
)
