import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface CardFont {
  name: string
  data: Buffer
  weight: 500 | 700
  style: 'normal'
}

/** The parts into which Inter is cut. Greek and Cyrillic names are drawn too. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']
const weights = [500, 700] as const

const nameOf = (subset: string) => `Inter ${subset}`

/** The parts in the order in which a letter is looked for. */
export const fontFamily = subsets.map((subset) => `'${nameOf(subset)}'`).join(',')

let loaded: Promise<CardFont[]> | undefined

export function cardFonts(): Promise<CardFont[]> {
  return (loaded ??= Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight): Promise<CardFont> => {
        const file = import.meta.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)
        return { name: nameOf(subset), data: await readFile(fileURLToPath(file)), weight, style: 'normal' }
      }),
    ),
  ))
}
