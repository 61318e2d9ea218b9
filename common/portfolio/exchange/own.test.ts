import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withImported } from './merge.ts'
import { isOwnFile, readOwnFile, toOwnFile, withoutForeignFiles, type OwnFile } from './own.ts'

const text = fc.string({ unit: 'binary', maxLength: 40 })
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
})

it('a portfolio of any kind, exported, imported and exported again is the same', () => {
  fc.assert(
    fc.property(portfolio, (source) => {
      const file = toOwnFile(source)
      const read = readOwnFile(JSON.parse(JSON.stringify(file)))
      expect(read).toEqual({ file, left: [] })
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
          status: 'published',
          username: 'ada',
          views: 3,
          createdAt: '2026-11-22T00:00:00.000Z',
        }),
      )
      expect(isOwnFile(downloaded)).toBe(true)
      expect(readOwnFile(downloaded)).toEqual({ file: toOwnFile(source), left: [] })
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
