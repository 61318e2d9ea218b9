import type { Design } from '@vitrine/common/portfolio/design'
import baseCss from './base.css?inline'
import { isDark, isHexColor, readableOn, textOn } from './color.ts'
import type { Surface, TemplateDefinition, TemplateDesign } from './definition.ts'
import { fallbackRules, fontAddress, fontFaceRules, fontOf, pageFaces } from './fonts.ts'

/** On paper every page is black on white; the owner's colours stay. */
const paper: Surface = {
  label: 'Paper', page: '#ffffff', raised: '#ffffff', text: '#000000', muted: '#444444', line: '#b4b4b4',
}

/** The CSS of a page without its typefaces: the owner's colours and fonts as variables, shared rules, the template's own. */
export function pageRules({ design: template, css }: Pick<TemplateDefinition, 'design' | 'css'>, design: Design): string {
  const { headingFont, bodyFont } = fontsOf(template, design)
  const fonts = `:root{--heading-font:${headingFont.family};--body-font:${bodyFont.family}}`
  return [fallbackRules(headingFont, bodyFont), fonts, colorRules(template, design), baseCss, css].join('\n')
}

/** The rules by which a page asks for its typefaces. */
export function pageTypefaces({ design: template }: Pick<TemplateDefinition, 'design'>, design: Design): string {
  const { headingFont, bodyFont } = fontsOf(template, design)
  return fontFaceRules(headingFont, bodyFont)
}

/** The whole CSS of a page. */
export function pageStyles(definition: Pick<TemplateDefinition, 'design' | 'css'>, design: Design): string {
  return `${pageTypefaces(definition, design)}\n${pageRules(definition, design)}`
}

/** The addresses of a page's font files. */
export function pageFontAddresses({ design: template }: Pick<TemplateDefinition, 'design'>, design: Design): string[] {
  const { headingFont, bodyFont } = fontsOf(template, design)
  return pageFaces(headingFont, bodyFont).map(fontAddress)
}

function fontsOf(template: TemplateDesign, design: Design) {
  return {
    headingFont: fontOf(design.headingFont ?? template.headingFont),
    bodyFont: fontOf(design.bodyFont ?? template.bodyFont),
  }
}

/** The colours of a page as it looks unless the visitor prefers the other scheme. */
export function pageColors(template: TemplateDesign, design: Design) {
  return colorsOn(firstSurface(template, design), ...ownerColors(template, design))
}

function colorRules(template: TemplateDesign, design: Design): string {
  const rule = (surface: Surface) => {
    const colors = Object.entries(colorsOn(surface, ...ownerColors(template, design))).map(([name, value]) => `--${name}:${value}`)
    return `:root{color-scheme:${schemeOf(surface)};${colors.join(';')}}`
  }
  const rules = [rule(firstSurface(template, design))]
  const other = design.background ? undefined : template.otherScheme
  if (other) rules.push(`@media (prefers-color-scheme:${schemeOf(other)}){${rule(other)}}`)
  rules.push(`@media print{${rule(paper)}}`)
  return rules.join('\n')
}

const firstSurface = (template: TemplateDesign, design: Design) => template.backgrounds[design.background ?? 'plain']

const ownerColors = (template: TemplateDesign, design: Design): [primary: string, secondary: string] => [
  chosen(design.primaryColor, template.primaryColor),
  chosen(design.secondaryColor, template.secondaryColor),
]

const chosen = (own: string | undefined, template: string) => (own && isHexColor(own) ? own : template)

const schemeOf = (surface: Surface) => (isDark(surface.page) ? 'dark' : 'light')

/** The colours of a page as its CSS variables. Whatever the owner chose, text in and on his colours can be read. */
export function colorsOn(surface: Surface, primary: string, secondary: string) {
  const surfaces = [surface.page, surface.raised]
  return {
    page: surface.page,
    raised: surface.raised,
    text: surface.text,
    muted: surface.muted,
    line: surface.line,
    primary,
    'on-primary': textOn(primary),
    'primary-text': readableOn(primary, surfaces),
    secondary,
    'on-secondary': textOn(secondary),
    'secondary-text': readableOn(secondary, surfaces),
  }
}
