import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentSchema } from './content.ts'
import { withItemIds } from './item-ids.ts'

describe('withItemIds', () => {
  it('gives items without an id one that follows from their place, nested ones too', () => {
    const content = { projects: [{ title: 'A' }, { title: 'B' }], certifications: [{ links: [{ label: 'PDF' }] }] }
    expect(withItemIds(content)).toEqual({
      projects: [
        { itemId: '0', title: 'A' },
        { itemId: '1', title: 'B' },
      ],
      certifications: [{ itemId: '0', links: [{ itemId: '0', label: 'PDF' }] }],
    })
  })

  it('keeps ids, and gives the second of two equal ones another', () => {
    const ids = (...list: (string | undefined)[]) =>
      withItemIds(list.map((itemId) => ({ title: 'T', ...(itemId !== undefined && { itemId }) }))).map(
        ({ itemId }) => itemId,
      )
    expect(ids('b', 'a')).toEqual(['b', 'a'])
    expect(ids('a', 'a')).toEqual(['a', '1'])
    expect(ids('1', undefined)).toEqual(['1', '1-1'])
    expect(ids(undefined, '0')).toEqual(['0-1', '0'])
  })

  it('leaves lists of texts and whatever has all its ids as the same objects', () => {
    const content = { tools: ['Figma'], projects: [{ itemId: 'x', tags: ['a'] }], hero: { name: 'Ada' } }
    expect(withItemIds(content)).toBe(content)
  })

  it('gives every list unique ids that the schema takes, and changes nothing the second time', () => {
    const id = fc.option(fc.constantFrom('0', '1', '0-1', '1-1', 'a'), { nil: undefined })
    fc.assert(
      fc.property(fc.array(id, { maxLength: 8 }), (ids) => {
        const projects = ids.map((itemId) => ({ title: 'T', ...(itemId !== undefined && { itemId }) }))
        const content = withItemIds({ projects })
        const given = content.projects.map(({ itemId }) => itemId)
        expect(new Set(given).size).toBe(ids.length)
        expect(contentSchema.safeParse(content).success).toBe(true)
        expect(withItemIds(content)).toBe(content)
      }),
    )
  })
})
