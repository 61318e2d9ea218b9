import type { PageSummary } from '@vitrine/common/api/pages'
import { catalogue } from '@vitrine/templates/catalogue'
import { expect, it } from 'vitest'
import { choicesOf, missingSection, sectionsChosen, sectionsShown } from './choices.ts'

const { metadata } = catalogue['developer-pro']

it('offers the sections in the order of the page, without its opening and end', () => {
  const { sections } = choicesOf(metadata, {}, { hidden: ['projects'], order: ['experience', 'projects'] }, [])
  const ids = sections.map(({ id }) => id)
  expect(ids.indexOf('experience')).toBeLessThan(ids.indexOf('projects'))
  for (const { id } of metadata.sections.filter(({ fixed }) => fixed)) expect(ids).not.toContain(id)
})

it('offers the entries of its work by their names, and says which are private', () => {
  const content = {
    projects: [
      { itemId: 'a', title: 'Tram' },
      { itemId: 'b', private: true },
    ],
  }
  expect(choicesOf(metadata, content, { hidden: [] }, []).lists).toEqual([
    {
      label: 'Projects',
      section: 'projects',
      items: [
        { id: 'projects/a', label: 'Tram' },
        { id: 'projects/b', label: 'Project 2', private: true },
      ],
    },
  ])
})

it('offers no entries that are kept in a section which is not added', () => {
  const content = { collections: [{ itemId: 'c', title: 'Coast' }] }
  const listsOf = (added: string[]) => choicesOf(metadata, content, { hidden: [], added }, []).lists
  expect(listsOf([])).toEqual([])
  expect(listsOf(['collections'])).toMatchObject([{ section: 'collections', items: [{ id: 'collections/c' }] }])
})

it('says which section has to be shown with the entries that were chosen', () => {
  const content = { projects: [{ itemId: 'a', title: 'Tram' }] }
  const choices = choicesOf(metadata, content, { hidden: [] }, [])
  const others = choices.sections.map(({ id }) => id).filter((id) => id !== 'projects')
  expect(missingSection(choices, others, ['projects/a'])?.label).toBe('Projects')
  expect(missingSection(choices, [...others, 'projects'], ['projects/a'])).toBeUndefined()
  expect(missingSection(choices, others, [])).toBeUndefined()
})

const article: PageSummary = {
  id: 'p1',
  kind: 'article',
  slug: 'on-grids',
  title: 'On grids',
  excerpt: '',
  date: '',
  tags: [],
  cover: '',
  coverPath: '',
  coverAlt: '',
  minutes: 1,
  item: '',
  private: false,
  revision: 1,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
  live: null,
}

it('offers Writing where there are articles, in the order of the page', () => {
  const idsOf = (pages: readonly PageSummary[], order: string[] = []) =>
    choicesOf(metadata, {}, { hidden: [], order }, pages).sections.map(({ id }) => id)
  const without = idsOf([])
  expect(idsOf([{ ...article, kind: 'study' }])).toEqual(without)
  const [first = '', ...others] = without
  expect(idsOf([article], ['writing', first])).toEqual(['writing', ...others.slice(0, -1), first, ...others.slice(-1)])
})

it('keeps whether Writing was chosen, and shows it in links from before it could be', () => {
  const shows = { from: 'draft' as const, items: null, greeting: '' }
  for (const chosen of [['about', 'writing'], ['about']])
    expect(sectionsShown({ ...shows, ...sectionsChosen(chosen, ['about', 'work', 'writing']) })).toEqual(chosen)
  expect(sectionsShown({ ...shows, sections: ['about'] })).toEqual(['about', 'writing'])
  expect(sectionsShown({ ...shows, sections: null })).toBeNull()
  expect(sectionsChosen(['about'], ['about', 'work'])).toEqual({ sections: ['about'] })
})
