import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextValue } from '@vitrine/common/portfolio/translations/text-hash'
import { readTexts, textsFile, type TranslatedDocument } from '@vitrine/common/portfolio/translations/texts-file'
import { stateOf, translationOf, type OriginalText } from '@vitrine/common/portfolio/translations/texts'
import { cellsOf, textIn } from './parse-texts-file.ts'

const textOf = (key: string, original: TextValue): OriginalText => ({
  key,
  path: `content.${key.replaceAll('/', '.')}`,
  label: key,
  section: 'Section',
  original,
  type: typeof original === 'string' ? 'text' : 'array:string',
})

const home = (texts: readonly OriginalText[], de: Record<string, string | string[]> = {}): TranslatedDocument => ({
  id: 'home',
  name: 'Home page',
  texts,
  translations: {
    de: Object.fromEntries(
      texts.flatMap((text) => {
        const value = de[text.key]
        return value === undefined ? [] : [[text.key, translationOf(text, value)]]
      }),
    ),
  },
})

const read = (file: string, documents: readonly TranslatedDocument[]) => {
  const result = readTexts(cellsOf(file), documents, 'en', ['de', 'fr'])
  if (typeof result === 'string') throw new Error(result)
  return result
}

const title = textOf('hero/title', 'Designer')
const tools = textOf('tools', ['Pencil', 'Paper'])

describe('a file of texts', () => {
  it('brings back whatever is in it', () => {
    const line = fc.string({ unit: fc.constantFrom(...'aä日, ;"\'\\\n\t=+-@n') }).filter((text) => text.trim() !== '')
    const value = fc.oneof(line, fc.array(line, { minLength: 1 }))
    fc.assert(
      fc.property(fc.array(fc.tuple(value, line)), (pairs) => {
        const texts = pairs.map(([original], index) => textOf(`text/${index}`, original))
        const of = Object.fromEntries(
          pairs.map(([original, text], index) => [`text/${index}`, typeof original === 'string' ? text : [text, text]]),
        )
        const written = home(texts, of)
        const result = read(textsFile([written], 'en', ['de']), [home(texts)])
        expect(result).toMatchObject({ count: texts.length, outdated: [], unmatched: [], leftOut: [] })
        expect(
          Object.fromEntries((result.values.get('home') ?? []).map(({ path, value: stored }) => [path, stored])),
        ).toEqual(
          Object.fromEntries(
            Object.entries(written.translations?.de ?? {}).map(([key, stored]) => [
              `content.translations.de.${key}`,
              stored,
            ]),
          ),
        )
      }),
    )
  })

  it('says which originals have changed since, whose translations are then outdated', () => {
    const file = textsFile([home([title, tools], { 'hero/title': 'Grafikerin', tools: ['Stift', 'Papier'] })], 'en', [
      'de',
    ])
    const changed = textOf('hero/title', 'Art director')
    const result = read(file, [home([changed, tools])])
    expect(result.outdated).toEqual(['Home page: hero/title'])
    const [first, second] = result.values.get('home') ?? []
    expect(stateOf(changed, { 'hero/title': first!.value })).toBe('outdated')
    expect(stateOf(tools, { tools: second!.value })).toBe('done')
  })

  it('tells what it has no place for', () => {
    const file = [
      'Key;Where;en;DE;it;Notes',
      'home:hero/title;;Designer;Grafikerin;Grafica;check',
      'home:hero/title;;Designer;Designerin;;',
      'home:gone;Home page: Gone;Gone;Weg;;',
      ';;;;;',
    ].join('\n')
    expect(read(file, [home([title])])).toMatchObject({
      count: 1,
      unmatched: ['home:hero/title', 'Home page: Gone'],
      leftOut: ['it', 'Notes'],
    })
  })

  it('leaves alone what it has no words for, and what says the same', () => {
    const stored = home([title, tools], { 'hero/title': 'Grafikerin' })
    expect(read(textsFile([stored], 'en', ['de']), [stored])).toMatchObject({ count: 0, unmatched: [] })
  })

  it('is refused where it is another table, or has no column for a translation', () => {
    expect(readTexts([['Name', 'Mail']], [home([title])], 'en', ['de'])).toContain('first row')
    expect(readTexts([['Key', 'Where', 'en']], [home([title])], 'en', ['de', 'fr'])).toContain('“de”, “fr”')
  })

  it('may be that of another portfolio where most of it has no place', () => {
    const file = (...rows: string[]) => ['Key;Where;en;de', ...rows].join('\n')
    const ours = 'home:hero/title;;Designer;Grafikerin'
    expect(read(file(ours, 'home:gone;;Gone;Weg'), [home([title])]).isForeign).toBe(false)
    expect(read(file(ours, 'home:gone;;Gone;Weg', 'home:lost;;Lost;Fort'), [home([title])]).isForeign).toBe(true)
  })

  it.each([
    ['UTF-8', Buffer.from('\uFEFFKey;Große Bögen', 'utf8')],
    ['UTF-16', Buffer.from('\uFEFFKey;Große Bögen', 'utf16le')],
    ['the encoding of older spreadsheets', Buffer.from('Key;Große Bögen', 'latin1')],
  ])('is read in %s', async (_name, bytes) => {
    expect(await textIn(new Blob([bytes]))).toBe('Key;Große Bögen')
  })
})
