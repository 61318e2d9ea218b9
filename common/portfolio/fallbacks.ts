import { getAt } from './paths.ts'

/**
 * Fields that mean the same in different templates (specification 2, sections 2 and 3). While one is empty, the first filled
 * one of the others is shown. All are fields of the same object.
 */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'hero.name': ['hero.photographerName', 'hero.artistName'],
  'hero.photographerName': ['hero.artistName', 'hero.name'],
  'hero.titles': ['hero.title'],
  'education.period': ['education.year'],
  'education.highlights': ['education.bullets'],
}

/** The path whose text is shown for a field: its own or a fallback's; null if all are empty. */
export function filledPath(content: object, path: string): string | null {
  return [path, ...(fallbacks[path] ?? [])].find((place) => textOf(content, place) !== '') ?? null
}

/** The trimmed text that is shown for a field: its own or a fallback's. */
export function textWithFallback(content: object, path: string): string {
  const place = filledPath(content, path)
  return place === null ? '' : textOf(content, place)
}

/**
 * The paths that show a field at present because their own field is empty.
 * @param object whose field it is, such as the hero or an item of a list
 * @param path of the field, without positions in lists
 */
export const pathsShowing = (object: object, path: string): string[] =>
  Object.entries(fallbacks).flatMap(([place, others]) => {
    const fieldAt = (field: string) => object[field.slice(field.lastIndexOf('.') + 1) as keyof typeof object]
    const filled = others.includes(path) && [place, ...others].find((field) => textIn(fieldAt(field)) !== '')
    return filled === path ? place : []
  })

const textOf = (content: object, path: string): string => textIn(getAt(content, path))

/** A text, or the first filled one of a list of texts, trimmed. */
function textIn(value: unknown): string {
  const texts = [value].flat().map((text) => (typeof text === 'string' ? text.trim() : ''))
  return texts.find((text) => text !== '') ?? ''
}
