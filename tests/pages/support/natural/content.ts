import type { ValueField } from '@vitrine/common/fields/field'
import { fillFields } from '@vitrine/common/fields/fill'
import { holdingOf, sampleValue } from '@vitrine/common/fields/kinds'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { isValue, patternOf, walkFields } from '@vitrine/common/fields/walk'
import type { Language } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { pageMetadata, type PageContent, type PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { type TemplateId, templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { isCopy } from '@vitrine/templates/content-samples'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
import { texts as ar } from './ar.ts'
import { texts as de } from './de.ts'
import { texts as ja } from './ja.ts'
import type { NaturalTexts, TextKind } from './texts.ts'
import { texts as uk } from './uk.ts'

/** By the languages that there are texts of. */
export const natural = { de, ar, ja, uk } satisfies Partial<Record<Language, NaturalTexts>>
export type NaturalLanguage = keyof typeof natural
export const naturalLanguages = Object.keys(natural) as NaturalLanguage[]

/** Of which kind the texts at a path are: the first that fits. All others are sentences. */
const kinds: readonly (readonly [RegExp, TextKind])[] = [
  [/^hero\.(name|photographerName)$|\.(author|team)$/, 'people'],
  [/^hero\.(title|titles|specialty)$|\.(position|role)$|^experience\.\*\.title$/, 'roles'],
  [/\.(company|org|school|venue|artistName)$|^press\.\*\.(name|logoAlt)$/, 'organisations'],
  [/\.(location|city)$/, 'places'],
  [/\.address$/, 'addresses'],
  [/\.(duration|period|date|detail|beforeLabel|afterLabel)$/, 'periods'],
  [/\.(category|categories)$|^skills\.categories\.\*\.name$|^nav\.items\.\*\.label$/, 'categories'],
  [/tags$|\.(skills|cells)$|^skills\..*\.(items|name)$|^tools$/, 'tags'],
  [/\.degree$|certifications\.\*\.title$/, 'degrees'],
  [/^about\.services$|^services\.\*\.title$/, 'services'],
  [/^process\.steps\.\*\.title$/, 'steps'],
  [/\.headline$|^(newsletter|process)\.title$/, 'headlines'],
  [/\.buttonText$|\.links\.\*\.label$/, 'buttons'],
  [/\.priceFrom$/, 'prices'],
  [/\.readTime$/, 'readingTimes'],
  [/(Alt|\.alt|\.caption)$/, 'pictures'],
  [/^title$|\.(title|chosen|rejected|label)$|^awards\.\*\.name$/, 'titles'],
]

/** What is written alike in all languages. */
const alike =
  /\.more\.(\*|\d)\.label$|\.(year|id|number|phone|emailLink|href|code|language|camera|lens|iso|shutter|aperture)$/

/** About as many sentences as a text in English has, by its length. */
const sentencesIn = (english: string) => Math.max(1, Math.round(english.length / 85))

/** Writes the texts of a language in turn; the same one where the same stands in English, such as the name of a category. */
function writerIn(language: NaturalLanguage) {
  const next = new Map<TextKind, number>()
  const written = new Map<string, string>()
  const take = (kind: TextKind) => {
    const own = natural[language][kind]
    const turn = next.get(kind) ?? 0
    next.set(kind, turn + 1)
    return own[turn % own.length] ?? ''
  }
  return (kind: TextKind, english: string): string => {
    const key = `${kind}: ${english}`
    const text =
      written.get(key) ??
      (kind === 'sentences'
        ? Array.from({ length: sentencesIn(english) }, () => take(kind)).join(language === 'ja' ? '' : ' ')
        : take(kind))
    written.set(key, text)
    return text
  }
}

/** Content with the texts of a language in place of its own. */
function inLanguage<T extends object>(content: T, metadata: TemplateMetadata, language: NaturalLanguage): T {
  const write = writerIn(language)
  return walkFields(metadata, content)
    .filter(isValue)
    .reduce<T>((done, { field, path, value }) => {
      const pattern = patternOf(path)
      const kind = kinds.find(([fits]) => fits.test(pattern))?.[1] ?? 'sentences'
      const line = (text: string) => (/\p{L}/u.test(text) || kind === 'prices' ? write(kind, text) : text)
      const holding = holdingOf(field)
      if (holding === 'picture') {
        const { alt } = picturePartsOf(path)
        const english = getAt(content, alt)
        return typeof english === 'string' ? setAt(done, alt, write('pictures', english)) : done
      }
      if (pattern.endsWith('.value') && typeof value === 'string')
        return setAt(done, path, value.replace(/\s*\p{L}.*/u, ''))
      if (alike.test(pattern)) return done
      if (holding === 'lines' && Array.isArray(value)) return setAt(done, path, (value as string[]).map(line))
      if (typeof value !== 'string') return done
      if (holding === 'html')
        return setAt(
          done,
          path,
          value.replace(/(<(p|li)>)(.*?)(?=<\/\2>)/gs, (_whole, tag: string, _name, text: string) => tag + line(text)),
        )
      return holding === 'text' && !isDay(value) ? setAt(done, path, value.split('\n').map(line).join('\n')) : done
    }, content)
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What stands in a field that an example leaves empty, until it is written in a language. */
function sampleOf(field: ValueField, path: string, picture: string): unknown {
  if (field.type === 'image') return picture
  if (field.type === 'url') return 'https://example.com/'
  if (field.type === 'date') return '2026-03-12'
  if (field.type === 'select') return sampleValue(field, field.options[0]?.value ?? '')
  if (field.type === 'array:string') return [1, 2, 3].map((n) => `${path} ${n}`)
  if (field.type === 'richtext') return `<p>${path}</p>`
  return sampleValue(field, alike.test(path) ? (field.placeholder ?? '') : path)
}

/**
 * The example of a template with the texts of a language, and with those and pictures of its own in every section that it leaves
 * empty, two entries in each list.
 */
export function exampleIn(id: TemplateId, language: NaturalLanguage): PortfolioContent {
  const { example, metadata } = catalogue[id]
  const picture = JSON.stringify(example).match(/\/examples\/[^"]+/)?.[0] ?? ''
  const sections = metadata.sections.filter((section) => !isCopy(section.id))
  const samples = fillFields({ sections }, 2, ({ field, path }) => sampleOf(field, path, picture))
  const whole = sections
    .flatMap(({ fields }) => fields)
    .reduce<PortfolioContent>(
      (content, { path }) =>
        getAt(content, path) === undefined ? setAt(content, path, getAt(samples, path)) : content,
      example,
    )
  const written = inLanguage(whole, metadata, language)
  const description = writerIn(language)('sentences', example.meta?.description ?? '')
  return { ...written, contact: { ...written.contact, form: 'shown' }, meta: { language, description } }
}

/** A block of each type that an example of a case study or an article has, in the order in which they come. */
async function exampleBlocks(): Promise<PageContent['blocks']> {
  const examples = await Promise.all(templateIds.map(loadExamplePage))
  const blocks = examples.flatMap(({ content }) => content.blocks ?? [])
  return blocks.filter(({ type }, index) => blocks.findIndex((other) => other.type === type) === index)
}

/** A page with the texts of a language: as an article the example of a template, as a case study with every type of block. */
export async function pageIn(id: TemplateId, kind: PageKind, language: NaturalLanguage): Promise<PageContent> {
  const { content } = await loadExamplePage(id)
  const whole = kind === 'article' ? { ...content, date: '2026-03-12' } : { ...content, blocks: await exampleBlocks() }
  return inLanguage(whole, pageMetadata(whole), language)
}
