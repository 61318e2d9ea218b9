import { describe, expect, it } from 'vitest'
import { fontNames } from '@vitrine/common/portfolio/design'
import { templateIds } from '@vitrine/common/templates/ids'
import { allFaces } from './all-faces.ts'
import type { TemplateFont } from './definition.ts'
import { ownerFonts, pageFonts, type PageFonts } from './fonts.ts'
import { anyLetters, latinLetters, settingsOf } from './letters.ts'
import { markLetters } from './mark-letters.ts'
import { registry } from './registry.ts'
import { pageFontAddresses, pageStyles, publishedStyles } from './styles.ts'
import { subsetFilesOf } from './subset-files.ts'
import { hasCharacter, subsetsFor } from './subsets.ts'
import files from './subsets.json' with { type: 'json' }
import { charactersIn, rangeOf } from './unicode-range.ts'
import { alphabetOf, writingSystemsIn } from './writing-systems.ts'

const fontsOf = async (id: (typeof templateIds)[number]): Promise<PageFonts> =>
  pageFonts((await registry[id]()).design, {})
const twice = (font: TemplateFont): PageFonts => ({ heading: font, body: font })

describe('the list of subsets', () => {
  it('names every file of every face, with the characters that it has', async () => {
    const listed: Record<string, Record<string, string>> = {}
    for (const face of await allFaces()) {
      const found = await subsetFilesOf(face)
      listed[face.file] = Object.fromEntries(found.map(({ subset, characters }) => [subset, rangeOf(characters)]))
    }
    expect(files).toEqual(listed)
  }, 60_000)

  it('has the letters of Latin-1 for every face', async () => {
    const letters = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((character) =>
      /[a-zß-öø-ÿ]/i.test(character),
    )
    for (const face of await allFaces())
      expect([face.file, letters.filter((letter) => !hasCharacter(face, letter))]).toEqual([face.file, []])
  })

  it('writes ranges as it reads them', () => {
    expect(rangeOf([...charactersIn('U+20-7E,U+A0,U+1F00-1F02')])).toBe('U+20-7E,U+A0,U+1F00-1F02')
  })
})

describe('the subsets that a text needs', () => {
  it.each([
    ['Ada', ['latin']],
    ['Łukasz', ['latin-ext', 'latin']],
    ['Nguyễn Đức', ['vietnamese', 'latin']],
    ['Đorđević', ['latin-ext', 'latin']],
    ['Ελένη', ['greek', 'latin']],
    ['Олена', ['cyrillic', 'latin']],
    ['山田', ['latin']],
  ])('%s', (text, subsets) => {
    const [face] = ownerFonts.Inter.faces
    expect(subsetsFor(face, new Set(text)).map(({ name }) => name)).toEqual(subsets)
  })
})

describe('a text is set in', () => {
  const { Inter, Lato } = ownerFonts

  it.each([
    ['its own typeface', 'Łukasz Żak', twice(Lato), null],
    ['its own, symbols aside', 'Ada 🦉 ❤️ →', twice(Lato), null],
    ['its own, decomposed', 'Z\u030cizek', twice(Lato), null],
    ['the page’s other one, if that has all its letters', 'Đorđević', { heading: Lato, body: Inter }, 'body'],
    ['the other one, whichever it is', 'Ελένη Smith', { heading: Inter, body: Lato }, 'heading'],
    ['the system’s, if neither has', 'Nguyễn', twice(Lato), 'system'],
    ['the system’s, if both lack an alphabet', 'Ελένη', twice(Lato), 'system'],
    ['its own beside an alphabet that both lack', 'Ελένη Smith', twice(Lato), null],
    ['the typefaces of its writing system', 'デザイン 2024', twice(Inter), 'japanese'],
    ['its own beside another writing system', 'Studio デザイン', twice(Inter), null],
    ['the system’s, if it is mixed and a word would be split', 'Nguyễn デザイン', twice(Lato), 'system'],
  ] as const)('%s', (_what, text, fonts, setting) => {
    expect(settingsOf(fonts, writingSystemsIn(text))(text)).toBe(setting)
  })
})

describe('the writing systems of a page', () => {
  it.each([
    ['Łukasz Ελένη Олена 🦉 „Ada“ →', []],
    ['設計と写真', ['japanese']],
    ['设计与摄影', ['simplified-chinese']],
    ['設計與攝影', ['traditional-chinese']],
    ['디자인 設計', ['korean']],
    ['設計とデザイン 디자인', ['japanese', 'korean']],
    ['محمد שלום', ['arabic', 'hebrew']],
    ['हिन्दी ออกแบบ', ['devanagari', 'thai']],
    ['𠀀', ['simplified-chinese']],
  ])('of “%s”', (text, names) => expect(writingSystemsIn(text)).toEqual(names))

  it.each([
    ['ja', '東京都', ['japanese']],
    ['ja', 'デザイン', ['japanese']],
    ['ko', '大韓民國', ['korean']],
    ['zh-Hant', '文字', ['traditional-chinese']],
    ['zh-Hans', '文字', ['simplified-chinese']],
    ['zh-Hans', '這個 設計と 디자인 محمد', ['simplified-chinese', 'arabic', 'japanese', 'korean']],
    ['de', '文字', ['simplified-chinese']],
    ['zh-Hant', 'Ада', []],
  ] as const)('on a page in %s of “%s”', (language, text, names) => {
    expect(writingSystemsIn(text, language)).toEqual(names)
    const han = [...text].find((letter) => /\p{Script=Han}/u.test(letter))
    if (han) expect(alphabetOf(han, names)).toBe(names[0])
  })
})

describe('marks', () => {
  it('stand at the elements whose text is set in something else', async () => {
    const fonts = await fontsOf('portfolio-v7-victorian-detective')
    const markup = '<h1 class="a">Nguy&#x1EC5;n</h1><p>Žižek<br/><b>デザイン</b></p><img alt="Nguyễn"/>'
    const { markup: marked, letters } = markLetters(markup, fonts)
    expect(marked).toBe(
      '<h1 data-letters="body" class="a">Nguy&#x1EC5;n</h1><p>Žižek<br/><b data-letters="japanese">デザイン</b></p><img alt="Nguyễn"/>',
    )
    expect([...(letters.used?.settings ?? [])]).toEqual(['body', 'japanese'])
    expect(letters.writingSystems).toEqual(['japanese'])
  })

  it('stand where scripts write texts, too', () => {
    const marked = (markup: string) => markLetters(markup, twice(ownerFonts.Lato)).markup
    expect(marked('<i data-typing="[&quot;Nguyễn&quot;]"></i>')).toContain('data-letters="system"')
    expect(marked('<a data-lightbox="Nguyễn"></a>')).toContain('data-letters="system"')
    expect(marked('<div data-options="[&quot;Nguyễn&quot;]"></div>')).toContain('data-letters="system"')
  })

  it('change nothing of a page that every typeface can show', () => {
    const markup = '<p>“Zoë” – £5…</p>'
    expect(markLetters(markup, twice(ownerFonts.Lato))).toEqual({ markup, letters: latinLetters })
  })
})

describe.each(templateIds)('the styles of %s', (id) => {
  it('name the files that the text needs, each with what is in it', async () => {
    const definition = await registry[id]()
    for (const font of [undefined, ...fontNames]) {
      const design = { headingFont: font, bodyFont: font }
      const fonts = pageFonts(definition.design, design)
      expect(pageStyles(definition, design, latinLetters)).not.toContain('unicode-range')
      const { letters } = markLetters('<h1>Łukasz</h1>', fonts)
      const css = publishedStyles(definition, design, letters)
      const addresses = pageFontAddresses(definition, design, letters)
      expect(new Set(addresses.map((address) => /-(latin-ext|latin)-/.exec(address)?.[1]))).toEqual(
        new Set(['latin', 'latin-ext']),
      )
      for (const address of addresses) expect(css).toMatch(new RegExp(`url\\(${address}\\)[^}]*unicode-range:U`))
    }
  })

  it('offer all subsets where the text changes', async () => {
    const definition = await registry[id]()
    const all = pageFontAddresses(definition, { headingFont: 'Inter', bodyFont: 'Inter' }, anyLetters([]))
    expect(all.map((address) => /inter-(.*)-wght/.exec(address)?.[1])).toEqual([
      'cyrillic-ext',
      'cyrillic',
      'greek-ext',
      'greek',
      'vietnamese',
      'latin-ext',
      'latin',
    ])
  })

  it('name the typefaces of a writing system before those that the system chooses', async () => {
    const definition = await registry[id]()
    const css = publishedStyles(
      definition,
      {},
      markLetters('<p>デザイン</p><p>A デザイン</p>', await fontsOf(id)).letters,
    )
    expect(css).toMatch(/--body-font:'[^']+','[^']+ fallback','Hiragino (Sans|Mincho ProN)',/)
    expect(css).toContain('[data-letters=japanese]')
    expect(css).not.toContain('[data-letters=system]')
  })
})
