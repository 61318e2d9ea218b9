import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardPath } from '@vitrine/common/routes'
import { readCardPath } from './address.ts'
import { drawCard } from './draw.tsx'
import { drawable } from './drawable.ts'

const colors = {
  page: '#ffffff',
  text: '#111111',
  muted: '#636363',
  primary: '#d92b16',
  'on-primary': '#ffffff',
  'primary-text': '#c02010',
  secondary: '#6b6b6b',
}

describe('the address of a card', () => {
  it('names page and revision', () => {
    expect(readCardPath(cardPath('ada-l_1', 12))).toEqual({ username: 'ada-l_1', revision: 12 })
  })

  it.each([
    '/card/ada.png',
    '/card/ada.x.png',
    '/card/Ada.1.png',
    '/card/a.1.png',
    '/card/admin.1.png',
    '/card/ada.1.png/',
    '/p/ada.1.png',
    '/card/ada.-1.png',
  ])('%s is none', (path) => expect(readCardPath(path)).toBeNull())
})

describe('what can be drawn of a text', () => {
  it.each([
    ['Łukasz Đặng', 'Łukasz Đặng'],
    ['Ωμέγα Привет', 'Ωμέγα Привет'],
    ['  Ada \n “Ace” ', 'Ada “Ace”'],
    ['Zoë 🦉 <b>&amp;', 'Zoë <b>&amp;'],
    ['👩🏽‍💻 Ada', 'Ada'],
    ['𝓐𝓭𝓪', 'Ada'],
    ['Ada\ud800', 'Ada'],
    ['\u202eAda', 'Ada'],
  ])('%j is %j', (text, shown) => expect(drawable(text, 100)).toBe(shown))

  it.each(['李小龍', 'Ada 李', 'محمد', 'שלום', '🦉🦉', '…', ' ', undefined])('%j is nothing', (text) =>
    expect(drawable(text, 100)).toBeNull(),
  )

  it('is cut at its limit', () => expect(drawable('a'.repeat(101), 100)).toBe(`${'a'.repeat(99)}…`))
})

describe('a card', () => {
  it.each([
    ['short', 'Bo', null],
    ['long', 'Dr. Wilhelmina Featherstonehaugh-Cholmondeley van der Woodsen-Papadopoulos III of Groningen', 'Author'],
    ['one endless word', 'x'.repeat(100), 'y'.repeat(120)],
    ['accents upon accents', 'a\u0300\u0301\u0302'.repeat(25), 'Привет, Ωμέγα, Đặng'],
    ['markup', '</div><script>alert(1)</script>', '&lt;b&gt;'],
  ])('with a name that is %s is a picture of 1200 by 630', async (_what, name, line) => {
    const image = await drawCard({ name, line, address: 'vitrine.test/ada', colors, cover: null })
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it('shows its text in the page’s colours', async () => {
    const image = await drawCard({ name: 'Ada', line: null, address: 'vitrine.test/ada', colors, cover: null })
    const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const seen = new Set<string>()
    for (let i = 0; i < data.length; i += 3) seen.add(`#${data.subarray(i, i + 3).toString('hex')}`)
    expect([...seen]).toEqual(
      expect.arrayContaining([colors.page, colors.text, colors.primary, colors['primary-text'], colors.secondary]),
    )
  })
})
