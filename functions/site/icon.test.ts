import { describe, expect, it } from 'vitest'
import { cardPath, iconPath } from '@vitrine/common/routes'
import { initialsOf } from './initials.ts'
import { readVersionedAddress } from './versioned-address.ts'

describe('initials', () => {
  it.each([
    ['Ada Marlowe', 'AM'],
    ['  juan carlos   de la vega ', 'JV'],
    ['Łukasz', 'Ł'],
    ['Anne-Marie', 'AM'],
    ['“Ace” (Ada) 🦉', 'AA'],
    ['李 小龙', '李小'],
    ['<b> & </b>', 'BB'],
    ['🦉', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('the address of a picture of a page', () => {
  it('names page and revision', () => {
    expect(readVersionedAddress('card', cardPath('ada-l_1', 12))).toEqual({ username: 'ada-l_1', revision: 12 })
    expect(readVersionedAddress('card', '/card/ada-l_1.12.png')).toEqual({ username: 'ada-l_1', revision: 12 })
    expect(readVersionedAddress('icon', iconPath('ada-l_1', 12))).toEqual({ username: 'ada-l_1', revision: 12 })
  })

  it.each([
    '/card/ada.png',
    '/card/ada.x.png',
    '/card/Ada.1.png',
    '/card/a.1.png',
    '/card/admin.1.png',
    '/card/ada.1.png/',
    '/card/ada.1.svg',
    '/icon/ada.1.svg',
    '/p/ada.1.png',
    '/card/ada.-1.png',
  ])('%s is none of a card', (path) => expect(readVersionedAddress('card', path)).toBeNull())
})
