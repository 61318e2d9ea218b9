import { type Language, otherLanguagesOf } from '../../languages.ts'
import { plans, type PlanId } from '../../plans.ts'
import type { TemplateMetadata } from '../../fields/section.ts'
import { type FieldPlace, isHolding, walkFields } from '../../fields/walk.ts'
import type { Layout } from '../design.ts'
import { placeName } from '../place-name.ts'
import { contentPath, getAt } from '../paths.ts'
import { isBlank, keyOfText } from './keys.ts'
import { keyOf } from './place.ts'
import { settingTexts, textPathOf } from './patterns.ts'
import type { TranslatedTexts, Translation } from './shape.ts'
import { textHash, type TextValue } from './text-hash.ts'
import { titleKey } from './translated.ts'

/** A text that can be translated. */
export interface OriginalText {
  /** Of its translations. */
  key: string
  /** In the document. */
  path: string
  label: string
  /** The label of its section. */
  section: string
  original: TextValue
  /** How it is written in the form. */
  type: TextType
}

type TextType = 'string' | 'text' | 'richtext' | 'array:string'

interface Source {
  metadata: TemplateMetadata
  content: object
  layout?: Pick<Layout, 'titles'>
}

const settingLabels = { 'meta.title': 'Page title in search results', 'meta.description': 'Meta description' } as const

/** All texts of a home page, or of a case study or an article, in the order of its fields. Each is there once, also a category. */
export function originalTexts({ metadata, content, layout }: Source): OriginalText[] {
  const found = new Map<string, OriginalText>()
  const add = (text: OriginalText) => {
    if (!isBlank(text.original) && !found.has(text.key)) found.set(text.key, text)
  }
  for (const { id, label } of metadata.sections) {
    const title = layout?.titles?.[id]
    if (title !== undefined)
      add({
        key: titleKey(id),
        path: `layout.titles.${id}`,
        label: `Name of ${label}`,
        section: label,
        original: title,
        type: 'string',
      })
  }
  for (const place of walkFields(metadata, content)) {
    const path = textPathOf(place)
    const value = path === null ? undefined : getAt(content, path)
    if (path === null || !isText(value)) continue
    const label = path === place.path ? placeName(place) : `${placeName(place)}: description`
    // The order of categories names none that no picture has.
    if (path === 'gallery.categories') continue
    add({
      key: keyOfText(content, path),
      path: contentPath(path),
      label,
      section: place.section.label,
      original: value,
      type: typeOf(place, value),
    })
  }
  for (const path of settingTexts) {
    const value = getAt(content, path)
    if (typeof value === 'string')
      add({
        key: keyOf(content, path),
        path: contentPath(path),
        label: settingLabels[path],
        section: 'Search results',
        original: value,
        type: path === 'meta.title' ? 'string' : 'text',
      })
  }
  return [...found.values()]
}

function typeOf(place: FieldPlace, value: TextValue): TextType {
  if (isHolding('html')(place)) return 'richtext'
  if (typeof value !== 'string') return 'array:string'
  return place.field.type === 'text' ? 'text' : 'string'
}

const isText = (value: unknown): value is TextValue =>
  typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'))

/** `same`: nothing has to be translated, as in a year. */
export type TranslationState = 'missing' | 'outdated' | 'done' | 'same'

export function stateOf({ key, original }: OriginalText, texts: TranslatedTexts | undefined): TranslationState {
  const translation = texts && Object.hasOwn(texts, key) ? texts[key] : undefined
  if (!translation || isBlank(translation.text) || Array.isArray(translation.text) !== Array.isArray(original))
    return [original].flat().some((text) => /\p{L}/u.test(text)) ? 'missing' : 'same'
  return translation.of === textHash(original) ? 'done' : 'outdated'
}

/** A translation of a text as it is now. */
export const translationOf = (
  { original }: Pick<OriginalText, 'original'>,
  text: Translation['text'],
): Translation => ({
  text,
  of: textHash(original),
})

/** The other languages in which visitors can read a portfolio: as many as the plan of its owner includes. */
export const servedLanguages = (content: Parameters<typeof otherLanguagesOf>[0], plan: PlanId): Language[] =>
  otherLanguagesOf(content).slice(0, plans[plan].languages - 1)
