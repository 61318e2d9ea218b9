import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontFace } from '@vitrine/templates/definition'
import { ownerFonts, pageFace, type PageFonts } from '@vitrine/templates/fonts'
import { subsetsOf } from '@vitrine/templates/subsets'
import { charactersIn } from '@vitrine/templates/unicode-range'

/** A face that cards are drawn in. */
export interface CardFace {
  /** What its families are called in the drawing, one a subset. */
  name: string
  /** How wide its letters are, in percent of Arial's. */
  width: number
  subsets: readonly CardSubset[]
}

interface CardSubset {
  name: string
  characters: ReadonlySet<string>
  /** Of the font file, in its package. */
  address: string
}

const BOLD = 700
const MEDIUM = 500

/** The writing systems that no face of a page has and whose typefaces are small. Chinese, Japanese and Korean take 80 MB each. */
const writingSystems = ['arabic', 'hebrew', 'devanagari', 'thai']

/** The first is that of the page. */
export type CardFaces = readonly [CardFace, ...CardFace[]]

/** The faces in which a text is looked for: its own, the page's other one, one with nearly all alphabets, other writing systems. */
export async function cardFaces(fonts: PageFonts, role: keyof PageFonts): Promise<CardFaces> {
  const weight = role === 'heading' ? BOLD : MEDIUM
  const ofPage = (each: keyof PageFonts) =>
    pageCardFace(pageFace(fonts, each), weight, fonts[each].fallback?.sizeAdjust)
  return [
    ofPage(role),
    ofPage(role === 'heading' ? 'body' : 'heading'),
    pageCardFace(ownerFonts.Inter.faces[0], weight),
    ...(await Promise.all(writingSystems.map((system) => notoFace(system, weight)))),
  ]
}

/** A face of a page, as a font that is not variable: of those, only the default weight can be drawn. */
function pageCardFace(face: FontFace, weight: number, width = 100): CardFace {
  const folder = `${face.package.replace('-variable', '')}/files/`
  const file = face.file.replace(/-(?:wght|wdth)-/, `-${weight}-`)
  return {
    name: `${face.name} ${weight}`,
    width,
    subsets: subsetsOf(face).map(({ name, characters }) => ({
      name,
      characters,
      address: folder + file.replace('*', name),
    })),
  }
}

async function notoFace(system: string, weight: number): Promise<CardFace> {
  const slug = `noto-sans-${system}`
  const ranges = JSON.parse((await file(`@fontsource/${slug}/unicode.json`)).toString()) as Record<string, string>
  return {
    name: `${slug} ${weight}`,
    width: 100,
    subsets: Object.entries(ranges).map(([name, range]) => ({
      name,
      characters: charactersIn(range),
      address: `@fontsource/${slug}/files/${slug}-${name}-${weight}-normal.woff2`,
    })),
  }
}

const files = new Map<string, Promise<Buffer>>()

/** A file of a package, kept: cards of one template follow each other. */
export function file(address: string): Promise<Buffer> {
  const kept = files.get(address) ?? readFile(fileURLToPath(import.meta.resolve(address)))
  files.set(address, kept)
  return kept
}
