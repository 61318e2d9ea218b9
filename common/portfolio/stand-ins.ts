import type { PortfolioContent } from './content.ts'
import { getAt } from './paths.ts'

/**
 * Places that templates name otherwise and that say the same (specification 2, sections 2 and 3): while one is empty, the
 * first of the others that is filled stands in for it on the page. All are fields of the same object.
 */
const standIns: Readonly<Record<string, readonly string[]>> = {
  'hero.name': ['hero.photographerName', 'hero.artistName'],
  'hero.photographerName': ['hero.artistName', 'hero.name'],
  'hero.titles': ['hero.title'],
  'education.period': ['education.year'],
  'education.highlights': ['education.bullets'],
}

/** The place whose text a page shows for a place: itself, or what stands in for it. Null where all are empty. */
export function shownPlace(content: PortfolioContent, path: string): string | null {
  return [path, ...(standIns[path] ?? [])].find((place) => textOf(content, place) !== '') ?? null
}

/** The text that a page shows for a place, without space around it; empty where there is none. */
export function shownText(content: PortfolioContent, path: string): string {
  const place = shownPlace(content, path)
  return place === null ? '' : textOf(content, place)
}

/**
 * The places that a field stands in for at present.
 * @param object whose field it is, such as the hero or an entry of a list
 * @param path of the field, with positions in lists left out
 */
export const standsInFor = (object: object, path: string): string[] =>
  Object.entries(standIns).flatMap(([place, others]) => {
    const fieldAt = (field: string) => object[field.slice(field.lastIndexOf('.') + 1) as keyof typeof object]
    const filled = others.includes(path) && [place, ...others].find((field) => textIn(fieldAt(field)) !== '')
    return filled === path ? place : []
  })

const textOf = (content: PortfolioContent, path: string): string => textIn(getAt(content, path))

/** A text, or the first of a list of texts that is filled. */
function textIn(value: unknown): string {
  const texts = [value].flat().map((text) => (typeof text === 'string' ? text.trim() : ''))
  return texts.find((text) => text !== '') ?? ''
}
