import type { FontName } from '@vitrine/common/portfolio/design'
import type { FallbackFace, FontFace, TemplateFont } from './definition.ts'

/** Arial and the typefaces of the same widths on other systems. */
export const arial = ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica']

/** The typefaces that an owner can choose. Fallback metrics: widths of English text and line boxes against Arial's. */
export const ownerFonts: Record<FontName, TemplateFont> = {
  Inter: sans('Inter', [variable('Inter', 'inter', '400 800')], [107, 90.5, 22.5]),
  Roboto: sans('Roboto', [variable('Roboto', 'roboto', '400 800')], [100, 92.8, 24.4]),
  'Open Sans': sans('Open Sans', [variable('Open Sans', 'open-sans', '400 800')], [105.3, 101.5, 27.8]),
  Lato: sans('Lato', [lato('400'), lato('700')], [97, 101.7, 22]),
}

/** Files that a page loads at most; further weights are then drawn by the browser. */
export const PAGE_FONT_FILES = 2

export function fontOf(font: FontName | TemplateFont): TemplateFont {
  return typeof font === 'string' ? ownerFonts[font] : font
}

/** The faces of a page: every one of both fonts while they are few, else the boldest for headings and the lightest for text. */
export function pageFaces(heading: TemplateFont, body: TemplateFont): FontFace[] {
  const all = unique([...heading.faces, ...body.faces])
  if (all.length <= PAGE_FONT_FILES) return all
  return unique([heading.faces.at(-1), body.faces[0]].filter((face) => face !== undefined))
}

export const fontAddress = (face: FontFace) => `/fonts/${face.file}`

export function fontFaceRules(heading: TemplateFont, body: TemplateFont): string {
  const rules = pageFaces(heading, body).map(
    (face) =>
      `@font-face{font-family:'${face.name}';font-style:${face.style ?? 'normal'};font-weight:${face.weight};` +
      `font-display:swap;src:url(${fontAddress(face)}) format('woff2')}`,
  )
  return rules.join('\n')
}

/** Local fallbacks of the same metrics, for text that is shown before its typeface has loaded. */
export function fallbackRules(heading: TemplateFont, body: TemplateFont): string {
  const fallbacks = new Map([heading, body].flatMap(({ fallback }) => (fallback ? [[fallback.name, fallback]] : [])))
  return [...fallbacks.values()].map(fallbackRule).join('\n')
}

/** The family of a font without its own typeface, which it names first. */
export const fallbackFamily = ({ family }: TemplateFont): string => family.slice(family.indexOf(',') + 1)

function fallbackRule(face: FallbackFace): string {
  return (
    `@font-face{font-family:'${face.name}';src:${face.local.map((name) => `local('${name}')`).join(',')};` +
    `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascentOverride}%;` +
    `descent-override:${face.descentOverride}%;line-gap-override:0%}`
  )
}

function unique(faces: readonly FontFace[]): FontFace[] {
  return [...new Map(faces.map((face) => [face.file, face])).values()]
}

function sans(name: string, faces: FontFace[], [sizeAdjust, ascentOverride, descentOverride]: number[]): TemplateFont {
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
  return { name, package: `@fontsource-variable/${slug}`, file: `${slug}-latin-wght-normal.woff2`, weight }
}

function lato(weight: string): FontFace {
  return { name: 'Lato', package: '@fontsource/lato', file: `lato-latin-${weight}-normal.woff2`, weight }
}
