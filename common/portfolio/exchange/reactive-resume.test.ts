import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content.ts'
import { textsIn } from '../texts.ts'
import { dateText } from './dates.ts'
import { fromResume } from './from-resume.ts'
import { normalizedResume } from './json-resume.ts'
import { fromReactiveResume } from './reactive-resume.ts'
import { richTextOf, webAddressOf } from './values.ts'

const importOf = (file: unknown) =>
  fromResume(normalizedResume(fromReactiveResume(file)) ?? {}, { plain: (text) => text, rich: richTextOf })

const item = { id: 'a', visible: true }
const section = { columns: 1, separateLinks: true, visible: true }

const version4 = {
  basics: {
    name: 'Ada Byron',
    headline: 'Analyst',
    email: 'ada@example.com',
    phone: '+44 20 1234',
    location: 'London',
    url: { label: '', href: 'https://ada.example/' },
    customFields: [{ id: 'c', icon: 'globe', name: 'Birthday', value: '10 December' }],
    picture: { url: 'https://ada.example/me.jpg', size: 120, effects: { hidden: false } },
  },
  sections: {
    summary: { ...section, id: 'summary', name: 'Summary', content: 'Writes programs.' },
    experience: {
      ...section,
      id: 'experience',
      name: 'Experience',
      items: [
        {
          ...item,
          company: 'Engines',
          position: 'Programmer',
          location: 'London',
          date: 'March 2021 to Present',
          summary: '• Notes A\n• Notes G',
          url: { label: '', href: 'https://engines.example' },
        },
        {
          ...item,
          visible: false,
          company: 'Secret',
          position: 'Spy',
          date: '',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    education: {
      ...section,
      name: 'Education',
      items: [
        {
          ...item,
          institution: 'At home',
          studyType: 'Lessons',
          area: 'Mathematics',
          score: 'A',
          date: '2014',
          summary: '',
        },
      ],
    },
    skills: {
      ...section,
      name: 'Skills',
      items: [{ ...item, name: 'Analysis', description: 'Expert', level: 4, keywords: ['Cards'] }],
    },
    languages: { ...section, name: 'Languages', items: [{ ...item, name: 'French', description: 'Fluent', level: 0 }] },
    profiles: {
      ...section,
      name: 'Profiles',
      items: [
        {
          ...item,
          network: 'GitHub',
          username: 'ada',
          icon: 'github',
          url: { label: '', href: 'https://github.com/ada' },
        },
      ],
    },
    references: {
      ...section,
      name: 'References',
      items: [{ ...item, name: 'Charles Babbage', description: 'Inventor', summary: 'That enchantress.' }],
    },
    custom: { x: { ...section, id: 'x', name: 'Talks', items: [{ ...item, name: 'On looms' }] } },
  },
  metadata: { template: 'glalie', notes: 'Ask Charles', theme: { primary: '#ca8a04' } },
}

describe('a file of version 4', () => {
  const { content, left } = importOf(version4)

  it('becomes content that can be stored', () => expect(contentSchema.safeParse(content).error).toBeUndefined())
  it('brings the person', () => {
    expect(content.hero).toMatchObject({
      name: 'Ada Byron',
      title: 'Analyst',
      location: 'London',
      summary: 'Writes programs.',
    })
    expect(content.hero?.avatar).toBe('https://ada.example/me.jpg')
    expect(content.contact?.social).toEqual({ website: 'https://ada.example/', github: 'https://github.com/ada' })
  })
  it('brings lists, periods and levels', () => {
    expect(content.experience).toEqual([
      { title: 'Programmer', org: 'Engines', period: 'Mar 2021 – today', bullets: ['Notes A', 'Notes G'] },
    ])
    expect(content.education).toMatchObject([{ degree: 'Lessons, Mathematics', school: 'At home', period: '2014' }])
    expect(content.skills?.items).toEqual([{ name: 'Analysis', level: 80 }])
    expect(content.skills?.categories?.[1]).toEqual({ name: 'Languages', items: ['French (Fluent)'] })
    expect(content.testimonials).toEqual([{ quote: 'That enchantress.', author: 'Charles Babbage', role: 'Inventor' }])
  })
  it('lists what is hidden there, and what has no place', () =>
    expect(left.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Secret', 'Spy', 'On looms', 'Ask Charles', 'glalie', '10 December', 'Expert']),
    ))
})

describe('a file of version 5', () => {
  const entry = { id: 'a', hidden: false }
  const part = { title: '', icon: '', columns: 1, hidden: false }
  const website = { url: 'https://a.example', label: 'Our site', inlineLink: false }
  const file = {
    picture: { hidden: false, url: 'https://ada.example/me.jpg', size: 100 },
    basics: {
      name: 'Ada Byron',
      headline: 'Analyst',
      location: 'London',
      website: { url: 'https://ada.example', label: 'ada.example' },
      customFields: [{ id: 'c', icon: 'github-logo', text: 'github.com/ada', link: 'https://github.com/ada' }],
    },
    summary: { ...part, content: 'Writes programs.' },
    sections: {
      experience: {
        ...part,
        items: [
          {
            ...entry,
            company: 'Engines',
            position: '',
            period: '2018 - Present',
            description: '',
            website,
            roles: [
              { id: 'r', position: 'Lead', period: '2020 - Present', description: 'Leads' },
              { id: 's', position: 'Programmer', period: '2018 - 2020', description: 'Writes' },
            ],
          },
        ],
      },
      education: {
        ...part,
        items: [
          {
            ...entry,
            school: 'At home',
            degree: 'Lessons',
            area: 'Mathematics',
            grade: 'A',
            location: 'London',
            period: '2014 - 2018',
          },
        ],
      },
      projects: {
        ...part,
        items: [{ ...entry, name: 'Notes', period: '2019', description: 'Seven of them', website }],
      },
      references: {
        ...part,
        items: [{ ...entry, name: 'Charles', position: 'Inventor', description: 'Fine.', phone: '+44 1' }],
      },
      awards: { ...part, hidden: true, items: [{ ...entry, title: 'Prize', awarder: 'Society' }] },
    },
    customSections: [
      {
        ...part,
        id: 'x',
        type: 'experience',
        title: 'Earlier',
        items: [{ ...entry, company: 'Looms', position: 'Weaver', period: '1840' }],
      },
      {
        ...part,
        id: 'y',
        type: 'cover-letter',
        title: 'Letter',
        items: [{ ...entry, recipient: 'Sir', content: 'Please' }],
      },
    ],
    metadata: { template: 'onyx' },
  }
  const { content, left } = importOf(file)

  it('becomes content that can be stored', () => expect(contentSchema.safeParse(content).error).toBeUndefined())
  it('brings each role of a company, and lists of the owner’s own', () => {
    expect(content.experience).toEqual([
      { title: 'Lead', org: 'Engines', period: '2020 – today', summary: 'Leads' },
      { title: 'Programmer', org: 'Engines', period: '2018 – 2020', summary: 'Writes' },
      { title: 'Weaver', org: 'Looms', period: '1840' },
    ])
  })
  it('brings the person and the rest', () => {
    expect(content.hero).toMatchObject({ title: 'Analyst', location: 'London', avatar: 'https://ada.example/me.jpg' })
    expect(content.contact?.social).toEqual({ website: 'https://ada.example/', github: 'https://github.com/ada' })
    expect(content.education).toMatchObject([
      { degree: 'Lessons, Mathematics', location: 'London', highlights: ['Score: A'] },
    ])
    expect(content.projects).toMatchObject([
      { title: 'Notes', link: 'https://a.example/', description: 'Seven of them' },
    ])
    expect(content.testimonials).toEqual([{ quote: 'Fine.', author: 'Charles', role: 'Inventor' }])
  })
  it('lists what is hidden there, and what has no place', () =>
    expect(left.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '2018 - Present',
        'Prize',
        'Society',
        'Sir',
        'Please',
        'Earlier',
        '+44 1',
        'Our site',
        'onyx',
      ]),
    ))
})

it('is told from a JSON Resume by its sections', () => {
  expect(fromReactiveResume({ basics: { name: 'Ada' }, work: [] })).toBeNull()
  expect(fromReactiveResume({ id: 'x', data: version4 })).not.toBeNull()
})

describe('any file', () => {
  const word = fc.stringMatching(/^[a-z]{16}$/)
  const leaf = fc.oneof(word, fc.array(word, { maxLength: 2 }), fc.record({ label: word, href: word }))
  const names = [
    'company position location date period summary description name title institution school degree studyType area score',
    'grade network username url website keywords issuer awarder publisher roles level proficiency fluency language phone',
  ]
    .join(' ')
    .split(' ')
  const anyItem = fc.dictionary(fc.constantFrom(...names), leaf, { maxKeys: 6, noNullPrototype: true })
  const items = fc.record({ title: word, hidden: fc.boolean(), items: fc.array(anyItem, { maxLength: 2 }) })
  const sections = fc.dictionary(
    fc.constantFrom('experience', 'education', 'projects', 'skills', 'languages', 'awards', 'references', 'talks'),
    items,
    { noNullPrototype: true },
  )
  const file = fc.record(
    {
      basics: fc.record(
        { name: word, headline: word, location: word, phone: word, email: word },
        { requiredKeys: ['name'] },
      ),
      sections,
      summary: fc.record({ title: word, content: word, hidden: fc.boolean() }),
      customSections: fc.array(
        fc.record({
          type: fc.constantFrom('experience', 'summary', 'cover-letter'),
          title: word,
          items: fc.array(anyItem, { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: ['basics', 'sections'] },
  )

  function textLeaves(value: unknown): string[] {
    return textsIn(value).filter((text) => /^[a-z]{16}$/.test(text))
  }

  it('has every text in the content or in what was left out', () => {
    fc.assert(
      fc.property(file, (document) => {
        const { content, left } = importOf(document)
        const found = [...textsIn(content), ...left.flatMap(({ where, text }) => [where, text])]
          .join('\n')
          .toLowerCase()
        for (const text of textLeaves(document))
          expect(
            [text, dateText(text), webAddressOf(text)].some((form) => form !== '' && found.includes(form)),
            text,
          ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
