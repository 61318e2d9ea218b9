import type { PortfolioContent } from './content.ts'
import { getAt } from './paths.ts'

/**
 * Places that templates name otherwise and that say the same (specification 2, sections 2 and 3): while one is empty, the
 * first of the others that is filled stands in for it on the page.
 */
const standIns: Readonly<Record<string, readonly string[]>> = {
  'hero.name': ['hero.photographerName', 'hero.artistName'],
  'hero.photographerName': ['hero.artistName', 'hero.name'],
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

function textOf(content: PortfolioContent, path: string): string {
  const value = getAt(content, path)
  return typeof value === 'string' ? value.trim() : ''
}
