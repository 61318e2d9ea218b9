import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKS_PER_PAGE } from '../../limits.ts'
import { sampleValue } from '../../fields/kinds.ts'
import { filledPage } from '../pages/filled-page.ts'
import { pageKinds } from '../pages/page-content.ts'
import { cleanSlug } from '../pages/slug.ts'
import { withImported } from './merge.ts'
import { isOwnFile, readOwnFile, toOwnFile, withoutForeignFiles, type OwnFile } from './own.ts'

const text = fc.string({ unit: 'binary', maxLength: 40 })
/** A block of each type, with the same text in every place. */
const blocks = text.map((words) => filledPage(({ field }) => sampleValue(field, words)).blocks ?? [])
const page = fc.record({
  kind: fc.constantFrom(...pageKinds),
  slug: fc.string({ unit: 'grapheme', maxLength: 20 }).map(cleanSlug),
  content: fc.record(
    {
      title: text,
      excerpt: text,
      date: fc.constantFrom('2026-03-04', ''),
      tags: fc.array(text, { maxLength: 3 }),
      item: fc.constantFrom('projects/4f2a', ''),
      coverPath: text,
      private: fc.boolean(),
      blocks,
    },
    { requiredKeys: [] },
  ),
})
const portfolio = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => name.trim() === name && name !== ''),
  templateId: fc.constantFrom('developer-pro' as const, 'photography-focus' as const),
  content: fc.record(
    {
      hero: fc.record({ name: text, titles: fc.array(text, { maxLength: 3 }) }, { requiredKeys: [] }),
      projects: fc.array(
        fc.record(
          { title: text, tags: fc.array(text, { maxLength: 3 }), image: text, imagePath: text },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      skills: fc.record(
        { items: fc.array(fc.record({ name: text, level: fc.integer({ min: 0, max: 100 }) }), { maxLength: 3 }) },
        { requiredKeys: [] },
      ),
      meta: fc.record({ noindex: fc.boolean() }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ),
  design: fc.record(
    { primaryColor: fc.constant('#aabbcc'), headingFont: fc.constant('Lato' as const) },
    { requiredKeys: [] },
  ),
  layout: fc.record({ hidden: fc.array(fc.constantFrom('about', 'press'), { maxLength: 2 }) }),
  pages: fc.array(page, { maxLength: 3 }),
})

it('a portfolio of any kind, exported, imported and exported again is the same', () => {
  fc.assert(
    fc.property(portfolio, (source) => {
      const file = toOwnFile(source)
      const read = readOwnFile(JSON.parse(JSON.stringify(file)))
      expect(read).toEqual({ file, left: [], refused: [] })
      expect(toOwnFile((read as { file: OwnFile }).file)).toEqual(file)
    }),
  )
})

it('a portfolio of the download of an account is read as one that was exported', () => {
  fc.assert(
    fc.property(portfolio, (source) => {
      const downloaded: unknown = JSON.parse(
        JSON.stringify({
          ...source,
          id: 'one',
          revision: 7,
          pages: { a1: { kind: 'study', slug: 'on-grids', revision: 2 } },
          status: 'published',
          username: 'ada',
          views: 3,
          createdAt: '2026-11-22T00:00:00.000Z',
        }),
      )
      expect(isOwnFile(downloaded)).toBe(true)
      // Their pages are files beside them; here the portfolio only knows of them.
      expect(readOwnFile(downloaded)).toEqual({ file: toOwnFile({ ...source, pages: [] }), left: [], refused: [] })
    }),
  )
})

it('a file of another version is read without what has no place, which is listed', () => {
  const { layout: _layout, ...older } = toOwnFile({
    name: 'A',
    templateId: 'developer-pro',
    content: {},
    design: {},
    layout: { hidden: [] },
    pages: [],
  })
  const read = readOwnFile({
    ...older,
    version: 3,
    theme: 'dark',
    content: { hero: { name: 1, stranger: true, title: 'Analyst' }, projects: [7, { title: 'Notes' }] },
  })
  expect(read).toMatchObject({
    file: { content: { hero: { title: 'Analyst' }, projects: [{ title: 'Notes' }] }, layout: { hidden: [] } },
    left: [
      { where: 'content › hero › name', text: '1' },
      { where: 'content › hero › stranger', text: 'true' },
      { where: 'content › projects › 0', text: '7' },
      { where: 'theme', text: 'dark' },
    ],
  })
})

it('a file from before there were pages has none', () => {
  const { pages: _pages, ...first } = toOwnFile({
    name: 'A',
    templateId: 'developer-pro',
    content: { hero: { name: 'Ada' } },
    design: {},
    layout: { hidden: [] },
    pages: [],
  })
  expect(readOwnFile({ ...first, version: 1 })).toEqual({
    file: { ...first, version: 2, pages: [] },
    left: [],
    refused: [],
  })
})

describe('pages of a file', () => {
  const withPages = (...pages: unknown[]) => {
    const read = readOwnFile({
      ...toOwnFile({
        name: 'A',
        templateId: 'developer-pro',
        content: {},
        design: {},
        layout: { hidden: [] },
        pages: [],
      }),
      pages,
    })
    if ('problems' in read) throw new Error(read.problems.join())
    return read
  }
  const study = (content: unknown, more: object = {}) => ({ kind: 'study', slug: 'on-grids', content, ...more })

  it('are read without what has no place in them, which is listed whole', () => {
    const read = withPages(
      study({
        title: 'On grids',
        mood: 'good',
        excerpt: 7,
        blocks: [
          { type: 'text', text: '<p>One</p>' },
          { type: 'hologram', words: 'Two' },
          { type: 'quote', text: 'Three', colour: 'red' },
        ],
      }),
    )
    expect(read.refused).toEqual([])
    expect(read.file.pages).toEqual([
      study({
        title: 'On grids',
        blocks: [
          { type: 'text', text: '<p>One</p>' },
          { type: 'quote', text: 'Three' },
        ],
      }),
    ])
    expect(read.left).toEqual(
      expect.arrayContaining([
        { where: 'On grids › excerpt', text: '7' },
        { where: 'On grids › blocks › 1', text: '{"type":"hologram","words":"Two"}' },
        { where: 'On grids › blocks › 2 › colour', text: 'red' },
        { where: 'On grids › mood', text: 'good' },
      ]),
    )
    expect(read.left).toHaveLength(4)
  })

  it('that cannot be read are named, and the others are there', () => {
    const blocks = Array.from({ length: BLOCKS_PER_PAGE + 1 }, () => ({ type: 'divider' }))
    const { file, refused } = withPages(
      'nothing',
      study({ title: 'Whole' }),
      study({ title: 'Long', blocks }),
      study({ title: 'Odd' }, { kind: 'poem' }),
      study(null),
    )
    expect(file.pages.map(({ content }) => content.title)).toEqual(['Whole'])
    expect(refused).toEqual([
      { title: 'Page 1', note: 'It has no content.' },
      { title: 'Long', note: `It can’t be read: blocks: At most ${BLOCKS_PER_PAGE} blocks.` },
      { title: 'Odd', note: 'It’s neither a case study nor an article.' },
      { title: 'Page 5', note: 'It has no content.' },
    ])
  })

  it('have an address that can be one, or none', () => {
    const slugs = ['on-grids', 'On Grids!', undefined, 7, 'x'.repeat(200)]
    const { file } = withPages(...slugs.map((slug) => study({ title: 'A' }, { slug })))
    expect(file.pages.map(({ slug }) => slug)).toEqual(['on-grids', 'on-grids', '', '', 'x'.repeat(80)])
  })
})

describe('a file that is none of ours', () => {
  it.each([null, 1, 'text', [], {}, { format: 'other' }, { templateId: 'developer-pro', revision: 1 }])('%j', (value) =>
    expect(isOwnFile(value)).toBe(false),
  )
  it('nor one of a download that was changed', () => {
    const read = readOwnFile({
      name: 'A',
      templateId: 'none',
      content: { stranger: true },
      design: {},
      layout: { hidden: [] },
      revision: 1,
    })
    expect(read).toEqual({ problems: [expect.stringMatching(/^templateId: /), expect.stringMatching(/^content: /)] })
  })
})

it('paths into other accounts’ folders are left out, wherever they are, and pictures without an address are listed', () => {
  const content = {
    hero: { avatar: 'https://a.example/x', avatarPath: 'user-assets/other/p/images/x' },
    projects: [
      { imagePath: 'user-assets/me/p/images/y', image: '' },
      { imagePath: 'user-assets/other/p/images/z', image: '' },
    ],
  }
  expect(withoutForeignFiles(content, 'me')).toEqual({
    content: {
      hero: { avatar: 'https://a.example/x' },
      projects: [{ imagePath: 'user-assets/me/p/images/y', image: '' }, { image: '' }],
    },
    left: [{ where: 'Pictures of another account', text: 'user-assets/other/p/images/z' }],
  })
})

it('an import replaces lists, fills fields, and leaves the rest alone', () => {
  const present = {
    hero: { name: 'Old', phone: '1' },
    projects: [{ title: 'Old' }],
    tools: ['Pen'],
    contact: { social: { github: 'a', website: 'b' } },
  }
  const imported = {
    hero: { name: 'New' },
    projects: [{ title: 'New' }],
    contact: { social: { github: 'c' } },
    awards: [{ name: 'Prize' }],
  }
  expect(withImported(present, imported, ['hero', 'projects', 'contact'])).toEqual({
    hero: { name: 'New', phone: '1' },
    projects: [{ title: 'New' }],
    tools: ['Pen'],
    contact: { social: { github: 'c', website: 'b' } },
  })
})
