import { describe, expect, it } from 'vitest'
import { changedPlaces } from './changed-places.ts'
import { changesBetween } from './changes.ts'

describe('changedPlaces', () => {
  it('takes the parts of a picture together, and nothing else', () => {
    const before = { hero: { name: 'Mary', avatar: 'a.jpg', avatarPath: 'files/a.jpg', avatarAlt: 'Mary' } }
    const after = { hero: { name: 'M.', avatar: 'b.jpg', avatarPath: 'files/b.jpg', avatarAlt: 'Mary, at sea' } }
    expect(changedPlaces(changesBetween(before, after)).map(({ path, changes }) => [path, changes.length])).toEqual([
      ['hero.name', 1],
      ['hero.avatar', 3],
    ])
  })

  it('finds nothing where nothing differs', () => {
    expect(changedPlaces(changesBetween({ hero: {} }, {}))).toEqual([])
  })
})
