import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyItems, noItems } from './item-keys.ts'
import { added, duplicated, inserted, moved, removed, withTag } from './list-edits.ts'

describe('list edits', () => {
  it('adds, inserts, duplicates and removes', () => {
    expect(added(['a'], 'b')).toEqual(['a', 'b'])
    expect(inserted(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
    expect(duplicated([{ a: 1 }, { b: 2 }], 0)).toEqual([{ a: 1 }, { a: 1 }, { b: 2 }])
    expect(removed(['a', 'b'], 0)).toEqual(['b'])
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

  it('adds tags trimmed, and neither empty nor twice', () => {
    expect(withTag(['a'], '  b ')).toEqual(['a', 'b'])
    expect(withTag(['a'], '   ')).toEqual(['a'])
    expect(withTag(['a'], ' a')).toEqual(['a'])
  })
})

describe('keyItems', () => {
  const [a, b, c] = [{ t: 'a' }, { t: 'b' }, { t: 'c' }]
  let count = 0
  const newKey = () => String(count++)
  const start = keyItems(noItems, [a, b, c], newKey)
  const [keyA, keyB, keyC] = start.keys

  it('gives every item a key of its own, equal items too', () => {
    fc.assert(
      fc.property(fc.array(fc.constant(a)), (items) => {
        const { keys } = keyItems(noItems, items, newKey)
        expect(new Set(keys).size).toBe(items.length)
      }),
    )
  })

  it('follows items that move, and keeps the key of one that is edited', () => {
    expect(keyItems(start, [c, a, b], newKey).keys).toEqual([keyC, keyA, keyB])
    expect(keyItems(start, [a, { t: 'b!' }, c], newKey).keys).toEqual([keyA, keyB, keyC])
  })

  it('gives an added item a new key and frees that of a removed one', () => {
    const grown = keyItems(start, [a, { t: 'new' }, b, c], newKey)
    expect(grown.keys[0]).toBe(keyA)
    expect([keyA, keyB, keyC]).not.toContain(grown.keys[1])
    expect(grown.keys.slice(2)).toEqual([keyB, keyC])
    expect(keyItems(start, [a, c], newKey).keys).toEqual([keyA, keyC])
  })
})
