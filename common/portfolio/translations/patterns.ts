import type { TemplateMetadata } from '../../fields/section.ts'
import { type FieldPlace, isHolding, walkFields } from '../../fields/walk.ts'
import { picturePartsOf } from '../picture-parts.ts'

/** Texts by their fields which say the same in every language. */
const alike = /(?:^|\.)(?:exif\.\w+|phone|href|emailLink|number|id|code|language)$/

/** The place of what is translated of a field: a text, or the description of a picture; null where nothing is. */
export function textPathOf(place: FieldPlace): string | null {
  if (isHolding('picture')(place)) return picturePartsOf(place.path).alt
  const isText = isHolding('text')(place) || isHolding('html')(place) || isHolding('lines')(place)
  return isText && !alike.test(place.path) ? place.path : null
}

/** Texts that belong to no template. */
export const settingTexts = ['meta.title', 'meta.description'] as const

/** The places of all texts that can be translated, with `*` for items. */
export type TextPatterns = ReadonlySet<string>

export const textPatterns = (...all: readonly TemplateMetadata[]): TextPatterns =>
  new Set([
    ...settingTexts,
    ...all.flatMap((metadata) => walkFields(metadata)).flatMap((place) => textPathOf(place) ?? []),
  ])
