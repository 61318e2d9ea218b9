import type { FontFace } from './definition.ts'
import files from './subsets.json' with { type: 'json' }
import { charactersIn } from './unicode-range.ts'

/** A part of a typeface that has a file of its own. */
export interface Subset {
  name: string
  /** Its characters, as `unicode-range` in CSS has them. */
  range: string
  characters: ReadonlySet<string>
}

/** Every page loads it: it has spaces and digits, too. */
const LATIN = 'latin'

const known = new Map<string, Subset[]>()

/** The subsets of a face, in the order of its package. The build lists them (`build.ts`). */
export function subsetsOf({ file }: FontFace): Subset[] {
  const found = known.get(file)
  if (found) return found
  const ranges = (files as Partial<Record<string, Record<string, string>>>)[file] ?? {}
  const subsets = Object.entries(ranges).map(([name, range]) => ({ name, range, characters: charactersIn(range) }))
  known.set(file, subsets)
  return subsets
}

export function hasCharacter(face: FontFace, character: string): boolean {
  return subsetsOf(face).some(({ characters }) => characters.has(character))
}

/** The fewest subsets of a face that have all those characters that it has at all. */
export function subsetsFor(face: FontFace, characters: ReadonlySet<string>): Subset[] {
  const all = subsetsOf(face)
  const chosen = new Set(all.filter(({ name }) => name === LATIN))
  const holders = [...characters].map((character) => all.filter((subset) => subset.characters.has(character)))
  // Without a choice first: many a letter is in the Vietnamese subset and in the extended Latin one.
  for (const subsets of holders.sort((a, b) => a.length - b.length)) {
    const [first] = subsets
    if (first && !subsets.some((subset) => chosen.has(subset))) chosen.add(first)
  }
  return all.filter((subset) => chosen.has(subset))
}
