import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { added, duplicated, inserted, moved, removed } from './list-edits.ts'

describe('list edits', () => {
  it('adds, inserts and removes', () => {
    expect(added(['a'], 'b')).toEqual(['a', 'b'])
    expect(inserted(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
    expect(removed(['a', 'b'], 0)).toEqual(['b'])
  })

  it('duplicates an item behind itself, under an id of its own', () => {
    const [first, copy, last] = duplicated([{ itemId: 'a', title: 'A' }, { itemId: 'b' }], 0)
    expect([first, last]).toEqual([{ itemId: 'a', title: 'A' }, { itemId: 'b' }])
    expect(copy).toMatchObject({ title: 'A' })
    expect(copy?.itemId).toMatch(/^[\w-]{8,}$/)
    expect(copy?.itemId).not.toBe('a')
  })

  it('undoes a removal by inserting again', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (list, n) => {
        const index = n % list.length
        expect(inserted(removed(list, index), index, list[index])).toEqual(list)
      }),
    )
  })

  it('moves to any place and back, and nowhere outside', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        expect(moved(moved(list, from, to), to, from)).toEqual(list)
      }),
    )
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})
