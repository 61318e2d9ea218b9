import { create } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { languages } from '@vitrine/common/languages'
import { fontNames } from '@vitrine/common/portfolio/design'
import { templateIds } from '@vitrine/common/templates/ids'
import { ownerFonts, pageFonts } from '@vitrine/templates/fonts'
import { registry } from '@vitrine/templates/registry'
import { loadCatalogue } from '@vitrine/templates/words/load-catalogue'
import { words } from '@vitrine/templates/words/words'
import { drawCard } from './draw.tsx'
import { drawable } from './drawable.ts'
import { CARD_MAX_BYTES, compressCard } from './compress.ts'
import { cardFaces } from './faces.ts'
import { cardFonts } from './fonts.ts'

const colors = {
  page: '#ffffff',
  text: '#111111',
  muted: '#636363',
  primary: '#d92b16',
  'on-primary': '#ffffff',
  'primary-text': '#c02010',
  secondary: '#6b6b6b',
}

const inInter = await cardFaces({ heading: ownerFonts.Inter, body: ownerFonts.Inter }, 'heading')
const inter = (text: string) => ({ text, face: inInter[0] })

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
  ])('%j is %j', (text, shown) => expect(drawable(text, 100, inInter)?.text).toBe(shown))

  it.each(['李小龍', 'Ada 李', '김', 'カナ', 'აბ', '🦉🦉', '…', ' ', undefined])('%j is nothing', (text) =>
    expect(drawable(text, 100, inInter)).toBeNull(),
  )

  it('is cut at its limit', () => expect(drawable('a'.repeat(101), 100, inInter)?.text).toBe(`${'a'.repeat(99)}…`))
})

const texts = [
  ['Łukasz', 'latin'],
  ['Žižek', 'latin'],
  ['Őrsi', 'hungarian'],
  ['Đorđević', 'croatian'],
  ['Nguyễn', 'vietnamese'],
  ['Ελένη', 'greek'],
  ['Олена', 'cyrillic'],
] as const

/** What the packages of these lack; every other one has all. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  Lato: ['hungarian', 'croatian', 'vietnamese', 'greek', 'cyrillic'],
  'Holtwood One SC': ['vietnamese', 'greek', 'cyrillic'],
  Aleo: ['greek', 'cyrillic'],
  Archivo: ['greek', 'cyrillic'],
  Newsreader: ['greek', 'cyrillic'],
}

describe.each(templateIds)('the name on a card of %s', (id) => {
  it.each([undefined, ...fontNames])(
    'is drawn in the typeface of its headings where that has all its letters: %s',
    async (headingFont) => {
      const { design } = await registry[id]()
      const fonts = pageFonts(design, { headingFont })
      const faces = await cardFaces(fonts, 'heading')
      const own = fonts.heading.faces[0].name
      for (const [name, kind] of texts) {
        const drawn = drawable(name, 100, faces)
        expect(drawn?.text).toBe(name)
        expect(drawn?.face.name.startsWith(own), `${name} in ${drawn?.face.name}`).toBe(!lacking[own]?.includes(kind))
        expect(await cardFonts(drawn ? [drawn] : [])).not.toEqual([])
      }
    },
  )
})

it.each(['Łukasz Žižek', 'Nguyễn Đorđević', 'Ελένη Олена', 'محمد العربي', 'שלום עולם', 'डिज़ाइन हिन्दी', 'ออกแบบที่ดี'])(
  'has a glyph for every letter of %s',
  async (name) => {
    const text = drawable(name, 100, inInter)
    expect(text?.text).toBe(name)
    const fonts = (await cardFonts(text ? [text] : [])).map(({ data }) => create(data))
    const missing = [...name].filter(
      (letter) =>
        !fonts.some((font) => 'characterSet' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    )
    expect(missing).toEqual([])
  },
)

it.each(languages.filter((language) => !['ja', 'ko', 'zh-Hans', 'zh-Hant'].includes(language)))(
  'a card can show all that is said in %s',
  async (language) => {
    const said = Object.values((await loadCatalogue(language)) ?? words).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    )
    const letters = [...new Set(said.join('').match(/[\p{L}\p{M}]/gu))].join('')
    expect(drawable(letters, 1_000, inInter)?.text).toBe(letters.normalize('NFKC'))
  },
)

it('of a page that runs from right to left is a mirror image', async () => {
  const ink = async (rightToLeft: boolean, left: number) => {
    const card = { name: inter('Ada'), line: null, address: inter('ada.test'), colors, cover: null, madeWith: false }
    const area = { left, top: 60, width: 200, height: 40 }
    const drawn = await drawCard({ ...card, rightToLeft })
    const { channels } = await sharp(await sharp(drawn).extract(area).toBuffer()).stats()
    return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
  }
  // The bar above the name is at its beginning.
  expect(await ink(false, 60)).toBeGreaterThan(1)
  expect(await ink(true, 940)).toBeGreaterThan(1)
  expect(await ink(true, 700)).toBe(0)
})

describe('a card', () => {
  it.each([
    ['short', 'Bo', null],
    ['long', 'Dr. Wilhelmina Featherstonehaugh-Cholmondeley van der Woodsen-Papadopoulos III of Groningen', 'Author'],
    ['one endless word', 'x'.repeat(100), 'y'.repeat(120)],
    ['accents upon accents', 'a\u0300\u0301\u0302'.repeat(25), 'Привет, Ωμέγα, Đặng'],
    ['markup', '</div><script>alert(1)</script>', '&lt;b&gt;'],
  ])('with a name that is %s is a picture of 1200 by 630', async (_what, name, line) => {
    const card = { name: inter(name), line: line === null ? null : inter(line), address: inter('vitrine.test/ada') }
    const image = await drawCard({ ...card, colors, cover: null, madeWith: true, rightToLeft: false })
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it('shows its text in the page’s colours', async () => {
    const image = await drawCard({
      name: inter('Ada'),
      line: null,
      address: inter('vitrine.test/ada'),
      colors,
      cover: null,
      madeWith: true,
      rightToLeft: false,
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
      const card = {
        name: inter('Ada'),
        line: null,
        address: inter('ada.test'),
        colors,
        cover: null,
        madeWith,
        rightToLeft: false,
      }
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

it.each([['a photograph'], ['noise']])('a card with %s is small enough for every service', async (what) => {
  const size = { width: 440, height: 630 }
  const noise = sharp({ create: { ...size, channels: 3, background: '#777', noise: { type: 'gaussian', sigma: 90 } } })
  const cover = await (what === 'noise' ? noise : noise.blur(4)).jpeg({ quality: 88 }).toBuffer()
  const drawn = await drawCard({
    name: inter('Ada'),
    line: null,
    address: inter('ada.test'),
    colors,
    cover: `data:image/jpeg;base64,${cover.toString('base64')}`,
    madeWith: true,
    rightToLeft: false,
  })
  const card = await compressCard(drawn)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThanOrEqual(CARD_MAX_BYTES)
  expect(drawn.length).toBeGreaterThan(CARD_MAX_BYTES)
})
