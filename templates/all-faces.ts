import type { FontFace } from './definition.ts'
import { fontOf, ownerFonts } from './fonts.ts'
import { registry } from './registry.ts'

/** Every face that some page can load, once. */
export async function allFaces(): Promise<FontFace[]> {
  const definitions = await Promise.all(Object.values(registry).map((load) => load()))
  const fonts = [
    ...Object.values(ownerFonts),
    ...definitions.flatMap(({ design }) => [fontOf(design.headingFont), fontOf(design.bodyFont)]),
  ]
  return [...new Map(fonts.flatMap(({ faces }) => faces).map((face) => [face.file, face])).values()]
}
