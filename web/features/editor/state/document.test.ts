import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, sameValue } from '@vitrine/common/portfolio/changes'
import { applyChanges, withValue } from './document.ts'

const projects = (...titles: string[]) => ({
  projects: titles.map((title) => ({ itemId: title[0], title, description: `About ${title}` })),
})
const paths = (from: object, to: object) => changesBetween(from, to).map(({ path }) => path)

const item = fc.record({ title: fc.string(), tags: fc.array(fc.string(), { maxLength: 3 }) }, { requiredKeys: [] })
const items = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdef'), item), { selector: ([id]) => id, maxLength: 5 })
const anyDocument = fc.record(
  {
    name: fc.string(),
    hero: fc.record({ name: fc.string(), title: fc.string() }, { requiredKeys: [] }),
    projects: items.map((list) => list.map(([itemId, rest]) => ({ itemId, ...rest }))),
  },
  { requiredKeys: [] },
)

describe('changesBetween', () => {
  it('names the field that changed', () => {
    expect(paths({ hero: { name: 'Ada' } }, { hero: { name: 'Ida' } })).toEqual(['hero.name'])
  })

  it('names a field below objects that are missing', () => {
    expect(changesBetween({}, { hero: { name: 'Ada' } })).toEqual([{ path: 'hero.name', from: undefined, to: 'Ada' }])
  })

  it('names the field of an item while the list keeps its items', () => {
    expect(paths(projects('A', 'B'), withValue(projects('A', 'B'), 'projects.1.title', 'C'))).toEqual([
      'projects.1.title',
    ])
  })

  it.each([
    ['added', projects('A'), projects('A', 'B')],
    ['removed', projects('A', 'B'), projects('B')],
    ['moved', projects('A', 'B', 'C'), projects('B', 'A', 'C')],
  ])('names the whole list when an item was %s', (_, from, to) => {
    expect(paths(from, to)).toEqual(['projects'])
  })

  it('names the whole list when items were moved and edited', () => {
    const moved = withValue(projects('B', 'A'), 'projects.0.title', 'B!')
    expect(paths(projects('A', 'B'), moved)).toEqual(['projects'])
  })

  it('treats a list of texts as one value', () => {
    expect(paths({ tags: ['a'] }, { tags: ['a', 'b'] })).toEqual(['tags'])
  })

  it('leads from any document to any other', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (from, to) => {
        expect(sameValue(applyChanges(from, changesBetween(from, to)), to)).toBe(true)
      }),
    )
  })

  it('is empty exactly between equal documents', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (from, to) => {
        expect(changesBetween(from, to).length === 0).toBe(sameValue(from, to))
      }),
    )
  })
})

describe('withValue', () => {
  it('keeps the objects beside the changed one', () => {
    const before = { hero: { name: 'Ada' }, about: { bio: '' } }
    const after = withValue(before, 'hero.name', 'Ida')
    expect(after.about).toBe(before.about)
    expect(before.hero.name).toBe('Ada')
  })

  it('answers the same document when nothing changes', () => {
    const before = { tags: ['a'] }
    expect(withValue(before, 'tags', ['a'])).toBe(before)
  })

  it('removes a key with undefined, and makes no parents for that', () => {
    expect(withValue({ hero: { name: 'Ada' } }, 'hero.name', undefined)).toEqual({ hero: {} })
    expect(withValue({}, 'hero.name', undefined)).toEqual({})
  })

  it('refuses paths to a prototype', () => {
    expect(() => withValue({}, '__proto__.x', 1)).toThrow(RangeError)
  })
})
