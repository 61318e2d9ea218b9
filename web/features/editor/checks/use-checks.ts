import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { checkLinks, LINKS_AT_ONCE, type LinkState } from '@vitrine/common/api/links'
import { checkContent, linksOf, type CheckedLink } from '@vitrine/common/portfolio/checks'
import { contrast, readableOn, TEXT_CONTRAST } from '@vitrine/templates/color'
import { registry } from '@vitrine/templates/registry'
import { request } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'

/** What this device finds in the portfolio as it is in the editor. */
export function useFindings() {
  const { metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  return useMemo(() => checkContent(metadata, content, layout), [metadata, content, layout])
}

/** Chosen colours that are no colours for text on the page's background, in words. */
export function useFaintColors(): { place: string; text: string }[] {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  const design = useEditorState((state) => state.history.present.design)
  const { data: template } = useQuery({ queryKey: ['template-definition', templateId], queryFn: registry[templateId], staleTime: Infinity })
  const surface = template?.design.backgrounds[design.background ?? 'plain']
  if (!surface) return []
  const surfaces = [surface.page, surface.raised]
  return ([['Primary colour', 'primaryColor'], ['Secondary colour', 'secondaryColor']] as const).flatMap(([label, key]) => {
    const color = design[key]
    if (!color || Math.min(...surfaces.map((background) => contrast(color, background))) >= TEXT_CONTRAST) return []
    const text = `${label} ${color.toUpperCase()} is too faint for text here. Your page uses ${readableOn(color, surfaces).toUpperCase()} for text.`
    return [{ place: `design.${key}`, text }]
  })
}

/** What the server refused on purpose says why. */
const failureOf = (error: Error) => (error instanceof ApiError && error.code === 'rate-limited' ? error.message : 'The links could not be checked.')

export interface LinkResult extends CheckedLink {
  state: LinkState
}

/** Whether the addresses that the page links to answer; the server looks, because browsers may not. */
export function useLinks() {
  const { portfolioId, metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  const links = useMemo(() => linksOf(metadata, content, layout), [metadata, content, layout])
  const addresses = [...new Set(links.map(({ href }) => href))]
  const query = useQuery({
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
    enabled: addresses.length > 0,
    staleTime: 60_000,
    retry: false,
  })
  const results: LinkResult[] = links.map((link) => ({ ...link, state: query.data?.get(link.href) ?? 'unknown' }))
  return { count: addresses.length, checking: query.isFetching, failure: query.error && failureOf(query.error), retry: () => void query.refetch(), results: query.data ? results : [] }
}
