import type { Design } from '@vitrine/common/portfolio/design'
import baseCss from './base.css?inline'
import sharedSectionsCss from './shared-sections/shared-sections.css?inline'
import { isHexColor, textOn } from './color.ts'
import type { Surface, TemplateDefinition, TemplateDesign, TemplateFont } from './definition.ts'
import { FONTS_READY } from './page-scripts/fonts-ready.ts'
import { fallbackRules, fontAddresses, fontFaceRules, settingRules, withWritingSystems } from './font-rules.ts'
import { fallbackFamily, pageFonts } from './fonts.ts'
import { anyLetters, type PageLetters } from './letters.ts'
import { readableOnSurface, schemeOf } from './surface.ts'

/** On paper every page is black on white; the owner's colours stay. */
const paper: Surface = {
  label: 'Paper',
  page: '#ffffff',
  raised: '#ffffff',
  text: '#000000',
  muted: '#444444',
  line: '#b4b4b4',
}

export type Styled = Pick<TemplateDefinition, 'design' | 'css'>

/** The whole CSS of a page: its typefaces, the owner's colours as variables, shared rules, the template's. */
export function pageStyles({ design: template, css }: Styled, design: Design, letters = anyLetters([])): string {
  const fonts = pageFonts(template, design)
  return [
    fontFaceRules(fonts, letters),
    fallbackRules(fonts, letters),
    `:root{${fontVariables(template, design, letters, ({ family }) => family)}}`,
    colorRules(template, design),
    baseCss,
    sharedSectionsCss,
    css,
    settingRules(fonts, letters),
  ].join('\n')
}

/**
 * The whole CSS of a published page. Its text stands in fallback typefaces until the page's script has loaded the page's own
 * (`page-scripts/page-fonts.ts`), because on a slow line they would delay the first picture. After three seconds they load without the script.
 */
export function publishedStyles(definition: Styled, design: Design, letters: PageLetters): string {
  const variables = (family: (font: TemplateFont) => string) =>
    fontVariables(definition.design, design, letters, family)
  return [
    pageStyles(definition, design, letters),
    // Important, because reduced motion turns animations off.
    `@media (scripting:enabled){:root:not(.${FONTS_READY}){${variables(fallbackFamily)};animation:own-fonts 0s 3s forwards!important}}`,
    `@keyframes own-fonts{to{${variables(({ family }) => family)}}}`,
  ].join('\n')
}

/** The variables by which a page's rules name its typefaces. */
function fontVariables(
  template: TemplateDesign,
  design: Design,
  letters: PageLetters,
  family: (font: TemplateFont) => string,
): string {
  const fonts = { ...pageFonts(template, design), ...(template.detailFont && { detail: template.detailFont }) }
  return Object.entries(fonts)
    .map(([name, font]) => `--${name}-font:${withWritingSystems(family(font), letters)}`)
    .join(';')
}

/** The addresses of a page's font files. */
export function pageFontAddresses({ design: template }: Styled, design: Design, letters: PageLetters): string[] {
  return fontAddresses(pageFonts(template, design), letters)
}

/** The colours of a page as it looks unless the visitor prefers the other scheme. */
export function pageColors(template: TemplateDesign, design: Design) {
  return colorsOn(firstSurface(template, design), ...ownerColors(template, design))
}

function colorRules(template: TemplateDesign, design: Design): string {
  const rule = (surface: Surface) => {
    const colors = Object.entries(colorsOn(surface, ...ownerColors(template, design))).map(
      ([name, value]) => `--${name}:${value}`,
    )
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

/** The colours of a page as its CSS variables. Text in and on the owner's colours is readable, whatever they are. */
export function colorsOn(surface: Surface, primary: string, secondary: string) {
  return {
    page: surface.page,
    raised: surface.raised,
    text: surface.text,
    muted: surface.muted,
    line: surface.line,
    primary,
    'on-primary': textOn(primary),
    'primary-text': readableOnSurface(primary, surface),
    secondary,
    'on-secondary': textOn(secondary),
    'secondary-text': readableOnSurface(secondary, surface),
  }
}
