import type { FallbackFace, FontFace } from './definition.ts'
import { genericOf, pageFaces, type PageFonts } from './fonts.ts'
import { latinLetters, SETTING, type PageLetters, type Setting } from './letters.ts'
import { type Subset, subsetsFor, subsetsOf } from './subsets.ts'
import { stackOf } from './writing-systems.ts'

/** Typefaces of systems that have every Latin, Greek and Cyrillic letter, so that no word is set in two. */
const systemFamilies: Readonly<Record<string, string>> = {
  serif: "'Noto Serif','DejaVu Serif',Cambria,'Times New Roman',serif",
  monospace: "ui-monospace,Menlo,Consolas,'Noto Sans Mono','DejaVu Sans Mono',monospace",
}
const SYSTEM_SANS = 'system-ui,sans-serif'

/** What a fallback typeface stands in for: an alphabet that its typeface lacks is left to those that systems bring. */
const alphabets: Readonly<Record<string, string>> = {
  latin: 'U+0-36F,U+1D00-1EFF,U+2000-2BFF,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+370-3FF,U+1F00-1FFF',
  cyrillic: 'U+400-52F,U+1C80-1C8F,U+2DE0-2DFF,U+A640-A69F',
}

const addressOf = ({ file }: FontFace, { name }: Subset) => `/fonts/${file.replace('*', name)}`

/** The files of a page. */
export const fontAddresses = (fonts: PageFonts, letters: PageLetters): string[] =>
  pageFaces(fonts).flatMap((face) => subsetsOn(fonts, letters, face).map((subset) => addressOf(face, subset)))

export function fontFaceRules(fonts: PageFonts, letters: PageLetters): string {
  const rules = pageFaces(fonts).flatMap((face) => {
    const subsets = subsetsOn(fonts, letters, face)
    return subsets.map(
      (subset) =>
        `@font-face{font-family:'${face.name}';font-style:${face.style ?? 'normal'};font-weight:${face.weight};` +
        `font-display:swap;src:url(${addressOf(face, subset)}) format('woff2')` +
        `${subsets.length > 1 ? `;unicode-range:${subset.range}` : ''}}`,
    )
  })
  return rules.join('\n')
}

/** The subsets of a face that a page names: those that its text needs, or all where the text changes. */
function subsetsOn({ heading, body }: PageFonts, { used }: PageLetters, face: FontFace): Subset[] {
  if (!used) return subsetsOf(face)
  const inHeadings = heading.faces.includes(face) ? used.heading : []
  const inText = body.faces.includes(face) ? used.body : []
  return subsetsFor(face, new Set([...inHeadings, ...inText]))
}

/** Local fallbacks of the same metrics, for text that is shown before its typeface has loaded. */
export function fallbackRules({ heading, body }: PageFonts, letters: PageLetters): string {
  const rules = [heading, body].flatMap(({ fallback, faces: [face] }) =>
    fallback ? fallbackRule(fallback, letters === latinLetters ? '' : `;unicode-range:${alphabetsOf(face)}`) : [],
  )
  return [...new Set(rules)].join('\n')
}

const alphabetsOf = (face: FontFace): string =>
  subsetsOf(face)
    .flatMap(({ name }) => alphabets[name] ?? [])
    .join(',')

const fallbackRule = (face: FallbackFace, range: string) =>
  `@font-face{font-family:'${face.name}';src:${face.local.map((name) => `local('${name}')`).join(',')};` +
  `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascentOverride}%;` +
  `descent-override:${face.descentOverride}%;line-gap-override:0%${range}}`

/** Has letters of many writing systems, Greek and Cyrillic among them, which a serif typeface of the system draws better. */
const LAST = "'DejaVu Sans'"

/** A family, with the typefaces of the page's writing systems before those that the system chooses. */
export function withWritingSystems(family: string, { writingSystems }: PageLetters): string {
  const names = family.split(',')
  const generic = names.at(-1) ?? ''
  const ownAndFallback = names.findLastIndex((name) => name.endsWith("fallback'")) + 1
  const stacks = writingSystems.flatMap((name) => stackOf(name, generic))
  const all = [...names.slice(0, ownAndFallback), ...stacks, ...names.slice(ownAndFallback)]
  return [...all.filter((name) => name !== LAST), ...(stacks.includes(LAST) ? [LAST] : [])].join(',')
}

/** The rules for texts that are not set in their own typeface. Headings differ from text in having serifs or not. */
export function settingRules({ heading, body }: PageFonts, { used, writingSystems }: PageLetters): string {
  const rules = (selector: string, generic: string): [Setting, string][] => [
    ['system', rule(selector, 'system', systemFamilies[generic] ?? SYSTEM_SANS)],
    ...writingSystems.map((name): [Setting, string] => [
      name,
      rule(selector, name, [...stackOf(name, generic), generic].join(',')),
    ]),
  ]
  const all: [Setting, string][] = [
    ['heading', rule('', 'heading', 'var(--heading-font)')],
    ['body', rule('', 'body', 'var(--body-font)')],
    ...rules('', genericOf(body)),
    ...(genericOf(heading) === genericOf(body) ? [] : rules(':is(h1,h2,h3,h4)', genericOf(heading))),
  ]
  return all.flatMap(([setting, css]) => (!used || used.settings.has(setting) ? css : [])).join('\n')
}

/** Important: some templates name the typeface of an element in more specific rules, and of initials. */
const rule = (selector: string, setting: Setting, family: string) =>
  `${selector}[${SETTING}=${setting}],${selector}[${SETTING}=${setting}]::first-letter{font-family:${family}!important}`
