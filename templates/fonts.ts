import type { Design, FontName } from '@vitrine/common/portfolio/design'
import type { FallbackFace, FontFace, TemplateDesign, TemplateFont } from './definition.ts'

/** Arial and the typefaces of the same widths on other systems. */
export const arial = ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica']

/** The typefaces that an owner can choose. Fallback metrics: widths of English text and line boxes against Arial's. */
export const ownerFonts: Record<FontName, TemplateFont> = {
  Inter: sans('Inter', [variable('Inter', 'inter', '400 800')], [107, 90.5, 22.5]),
  Roboto: sans('Roboto', [variable('Roboto', 'roboto', '400 800')], [100, 92.8, 24.4]),
  'Open Sans': sans('Open Sans', [variable('Open Sans', 'open-sans', '400 800')], [105.3, 101.5, 27.8]),
  Lato: sans('Lato', [lato('400'), lato('700')], [97, 101.7, 22]),
}

/** The typefaces of a page. */
export interface PageFonts {
  heading: TemplateFont
  body: TemplateFont
}

/** Faces of a page at most; further weights are then drawn by the browser. */
const PAGE_FACES = 2

export function fontOf(font: FontName | TemplateFont): TemplateFont {
  return typeof font === 'string' ? ownerFonts[font] : font
}

export const pageFonts = (template: TemplateDesign, design: Design): PageFonts => ({
  heading: fontOf(design.headingFont ?? template.headingFont),
  body: fontOf(design.bodyFont ?? template.bodyFont),
})

/** The faces of a page: every one of both fonts while they are few, else the boldest for headings and the lightest for text. */
export function pageFaces(fonts: PageFonts): FontFace[] {
  const all = unique([...fonts.heading.faces, ...fonts.body.faces])
  return all.length <= PAGE_FACES ? all : unique([pageFace(fonts, 'heading'), pageFace(fonts, 'body')])
}

/** The face of a font that a page loads in any case. */
export function pageFace({ heading, body }: PageFonts, role: keyof PageFonts): FontFace {
  return role === 'heading' ? heading.faces.at(-1)! : body.faces[0]
}

/** The family of a font without its own typeface, which it names first. */
export const fallbackFamily = ({ family }: TemplateFont): string => family.slice(family.indexOf(',') + 1)

/** `serif`, `sans-serif` or `monospace`. */
export const genericOf = ({ family }: TemplateFont): string => family.slice(family.lastIndexOf(',') + 1)

function unique(faces: readonly FontFace[]): FontFace[] {
  return [...new Map(faces.map((face) => [face.file, face])).values()]
}

function sans(
  name: string,
  faces: TemplateFont['faces'],
  [sizeAdjust, ascentOverride, descentOverride]: number[],
): TemplateFont {
  const fallback = {
    name: `${name} fallback`,
    local: arial,
    sizeAdjust,
    ascentOverride,
    descentOverride,
  } as FallbackFace
  return { family: `'${name}','${fallback.name}',system-ui,sans-serif`, faces, fallback }
}

function variable(name: string, slug: string, weight: string): FontFace {
  return { name, package: `@fontsource-variable/${slug}`, file: `${slug}-*-wght-normal.woff2`, weight }
}

function lato(weight: string): FontFace {
  return { name: 'Lato', package: '@fontsource/lato', file: `lato-*-${weight}-normal.woff2`, weight }
}
