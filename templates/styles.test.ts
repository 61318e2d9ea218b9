import { backgroundNames, fontNames } from '@vitrine/common/portfolio/design'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './color.ts'
import { fontOf } from './fonts.ts'
import { latinLetters } from './letters.ts'
import { registry } from './registry.ts'
import { colorsOn, pageFontAddresses, pageStyles, publishedStyles } from './styles.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const definitionOf = async (id: TemplateId) => await registry[id]()

const fileFaces = (css: string) => css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []

describe.each(templateIds)('styles of %s', (id) => {
  it('keep text readable in every owner colour, on every background', async () => {
    const { backgrounds, otherScheme } = (await definitionOf(id)).design
    for (const surface of [...Object.values(backgrounds), ...(otherScheme ? [otherScheme] : [])]) {
      fc.assert(
        fc.property(anyColor, anyColor, (primary, secondary) => {
          const colors = colorsOn(surface, primary, secondary)
          const lowest = Math.min(
            ...(['primary-text', 'secondary-text'] as const).flatMap((name) =>
              [surface.page, surface.raised].map((ground) => contrast(colors[name], ground)),
            ),
            contrast(colors['on-primary'], primary),
            contrast(colors['on-secondary'], secondary),
          )
          return lowest >= 4.5
        }),
      )
    }
  })

  it('have no endless animation', async () => {
    expect(pageStyles(await definitionOf(id), {})).not.toMatch(/\binfinite\b/)
  })

  it('have readable text on every background', async () => {
    const { backgrounds, otherScheme } = (await definitionOf(id)).design
    for (const surface of [...Object.values(backgrounds), ...(otherScheme ? [otherScheme] : [])]) {
      for (const text of [surface.text, surface.muted]) {
        for (const ground of [surface.page, surface.raised]) {
          expect(contrast(text, ground), `${text} on ${ground} (${surface.label})`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  it('load at most two font files, each swapped in and with a fallback, whatever the owner chose', async () => {
    const definition = await definitionOf(id)
    for (const headingFont of [undefined, ...fontNames]) {
      for (const bodyFont of [undefined, ...fontNames]) {
        const design = { headingFont, bodyFont }
        const css = pageStyles(definition, design, latinLetters)
        const faces = fileFaces(css)
        expect(fileFaces(publishedStyles(definition, design, latinLetters))).toEqual(faces)
        expect(faces.length).toBeGreaterThan(0)
        expect(faces.length).toBeLessThanOrEqual(2)
        for (const face of faces) expect(face).toContain('font-display:swap')
        const addresses = faces.map((face) => /url\(([^)]*)\)/.exec(face)?.[1])
        expect(pageFontAddresses(definition, design, latinLetters)).toEqual(addresses)
        expect(css).toContain('size-adjust:')
      }
    }
  })

  it('name typefaces by variables only, and on a published page fallbacks until its script has loaded them', async () => {
    const { design, css } = await definitionOf(id)
    const names = [design.headingFont, design.bodyFont, design.detailFont].flatMap((font) =>
      font ? fontOf(font).faces.map(({ name }) => name) : [],
    )
    for (const name of names) expect(css).not.toContain(`'${name}'`)
    const [first = ''] =
      /:root:not\(\.fonts-ready\)\{--heading-font:[^}]*\}/.exec(publishedStyles({ design, css }, {}, latinLetters)) ??
      []
    for (const name of names) expect(first).not.toContain(`'${name}'`)
    expect(first).toContain('--body-font:')
  })

  it('hold the template’s own rules and nothing that could end the style element', async () => {
    const definition = await definitionOf(id)
    const css = pageStyles(definition, {})
    expect(definition.css.length).toBeGreaterThan(500)
    expect(css).toContain(definition.css)
    expect(css).not.toContain('</')
    expect(css).not.toContain('@import')
  })

  it('follow the owner’s background, and the system only where they chose none', async () => {
    const definition = await definitionOf(id)
    for (const background of backgroundNames) {
      const css = pageStyles(definition, { background })
      expect(css).toContain(`--page:${definition.design.backgrounds[background].page};`)
      expect(css).not.toContain('@media (prefers-color-scheme')
    }
    const { otherScheme } = definition.design
    expect(pageStyles(definition, {}).includes('@media (prefers-color-scheme')).toBe(otherScheme !== undefined)
  })

  it('fall back to the template’s colour for an invalid one', async () => {
    const definition = await definitionOf(id)
    expect(pageStyles(definition, { primaryColor: 'red}</style>' })).toContain(
      `--primary:${definition.design.primaryColor};`,
    )
  })
})
