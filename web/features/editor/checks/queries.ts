import { queryOptions } from '@tanstack/react-query'
import { checkLinks, LINKS_AT_ONCE, type LinkState } from '@vitrine/common/api/links'
import type { CheckedLink } from '@vitrine/common/portfolio/checks'
import type { Design } from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { TEXT_CONTRAST } from '@vitrine/templates/color'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { registry } from '@vitrine/templates/registry'
import { contrastOn, readableOnSurface } from '@vitrine/templates/surface'
import { request } from '../../../lib/api.ts'
import { say } from '../../../lib/words/say.ts'

export const templateQuery = (id: TemplateId) =>
  queryOptions({ queryKey: ['template-definition', id], queryFn: registry[id], staleTime: Infinity })

/** The examples of all templates. Only the checks need them, and they are large. */
export const examplesQuery = queryOptions({
  queryKey: ['template-examples'],
  queryFn: async () =>
    Object.values((await import('@vitrine/templates/catalogue')).catalogue).map(({ example }) => example),
  staleTime: Infinity,
})

export interface FaintColor {
  /** The setting, as a path of the document. */
  path: string
  text: string
}

/** The chosen colours that are too faint for text on the chosen background. */
export function faintColors(template: TemplateDefinition, design: Design): FaintColor[] {
  const surface = template.design.backgrounds[design.background ?? 'plain']
  return (
    [
      ['Primary colour {color} is too faint for text here. Your page uses {used} for text.', 'primaryColor'],
      ['Secondary colour {color} is too faint for text here. Your page uses {used} for text.', 'secondaryColor'],
    ] as const
  ).flatMap(([word, key]) => {
    const color = design[key]
    if (!color || contrastOn(color, surface) >= TEXT_CONTRAST) return []
    const used = readableOnSurface(color, surface).toUpperCase()
    const text = say(word, { color: color.toUpperCase(), used })
    return [{ path: `design.${key}`, text }]
  })
}

export const addressesOf = (links: readonly CheckedLink[]) => [...new Set(links.map(({ href }) => href))]

/** Whether addresses answer. The server asks them, because a browser may not read other sites. */
export const linksQuery = (portfolioId: string, addresses: readonly string[]) =>
  queryOptions({
    queryKey: ['links', portfolioId, addresses],
    queryFn: async ({ signal }) => {
      const states = new Map<string, LinkState>()
      for (let from = 0; from < addresses.length; from += LINKS_AT_ONCE) {
        const body = { links: addresses.slice(from, from + LINKS_AT_ONCE) }
        const answer = await request(checkLinks, { params: { id: portfolioId }, body, signal })
        for (const { href, state } of answer.links) states.set(href, state)
      }
      return states
    },
    staleTime: 60_000,
    retry: false,
  })
