import { describe, expect, it } from 'vitest'
import { cardPath, iconPath, pageCardPath } from '@vitrine/common/routes'
import { readPageCardAddress, readVersionedAddress } from './versioned-address.ts'

describe('the address of a picture of a page', () => {
  it('names page and revision', () => {
    expect(readVersionedAddress('card', cardPath('ada-l_1', 12))).toEqual({
      username: 'ada-l_1',
      revision: 12,
      language: null,
    })
    expect(readVersionedAddress('card', '/card/ada-l_1.12.png')).toEqual({
      username: 'ada-l_1',
      revision: 12,
      language: null,
    })
    expect(readVersionedAddress('icon', iconPath('ada-l_1', 12))).toEqual({
      username: 'ada-l_1',
      revision: 12,
      language: null,
    })
  })

  it('names the language of a card, if it is one', () => {
    expect(readVersionedAddress('card', cardPath('ada', 12, 'zh-Hans'))?.language).toBe('zh-Hans')
    expect(readPageCardAddress(pageCardPath('ada', 'p1', 12, 'de'))?.language).toBe('de')
    expect(readVersionedAddress('card', '/card/ada.12.xx.jpg')).toBeNull()
    expect(readVersionedAddress('icon', '/icon/ada.12.de.svg')).toBeNull()
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
