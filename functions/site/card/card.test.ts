import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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
    const image = await drawCard({ name, line, address: 'vitrine.test/ada', colors, cover: null, madeWith: true })
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it('shows its text in the page’s colours', async () => {
    const image = await drawCard({
      name: 'Ada',
      line: null,
      address: 'vitrine.test/ada',
      colors,
      cover: null,
      madeWith: true,
    })
    const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const seen = new Set<string>()
    for (let i = 0; i < data.length; i += 3) seen.add(`#${data.subarray(i, i + 3).toString('hex')}`)
    expect([...seen]).toEqual(
      expect.arrayContaining([colors.page, colors.text, colors.primary, colors['primary-text'], colors.secondary]),
    )
  })

  it('has the mark of the app in its corner only where the page names it', async () => {
    const corner = async (madeWith: boolean) => {
      const card = { name: 'Ada', line: null, address: 'ada.test', colors, cover: null, madeWith }
      const area = { left: 500, top: 40, width: 260, height: 80 }
      const { channels } = await sharp(
        await sharp(await drawCard(card))
          .extract(area)
          .toBuffer(),
      ).stats()
      return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
    }
    expect(await corner(true)).toBeGreaterThan(1)
    expect(await corner(false)).toBe(0)
  })
})
