import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LinkState } from '@vitrine/common/api/links'
import { checkContent, emptySections, linksOf, type CheckedLink } from '@vitrine/common/portfolio/checks'
import { exampleContent } from '@vitrine/common/portfolio/example-content'
import { withKnownPages } from '@vitrine/templates/shared-sections/pages-section'
import { ApiError } from '../../../lib/api-error.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { pagesQuery, publicPages } from '../sections/pages-query.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { addressesOf, examplesQuery, faintColors, linksQuery, templateQuery, type FaintColor } from './queries.ts'

/** The findings that need no server, in the draft. */
export function useFindings() {
  const { portfolioId, metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  const template = useCurrentTemplate()
  const pages = useQuery({ ...pagesQuery(portfolioId), select: publicPages }).data ?? null
  return useMemo(
    () => [
      ...checkContent(metadata, content, layout),
      ...(template ? emptySections(metadata, withKnownPages(template.sections, pages), content, layout) : []),
    ],
    [metadata, template, content, layout, pages],
  )
}

function useCurrentTemplate() {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  return useQuery(templateQuery(templateId)).data
}

/** What is left of an example, by section, and whether that is known. */
export function useExampleContent() {
  const { metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  const { data: examples, isError } = useQuery(examplesQuery)
  const findings = useMemo(
    () => exampleContent(metadata, content, layout, examples ?? []),
    [metadata, content, layout, examples],
  )
  return { findings, isKnown: examples !== undefined, isError }
}

/** The chosen colours that are too faint for text, in words. */
export function useFaintColors(): FaintColor[] {
  const design = useEditorState((state) => state.history.present.design)
  const template = useCurrentTemplate()
  return template ? faintColors(template, design) : []
}

/** A refusal by rate limit says why itself. */
const failureOf = (error: Error) =>
  error instanceof ApiError && error.code === 'rate-limited'
    ? heard(error.message)
    : say('The links couldn’t be checked.')

export interface LinkResult extends CheckedLink {
  state: LinkState
}

/** Whether the addresses that the page links to answer. */
export function useLinks() {
  const { portfolioId, metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  const links = useMemo(() => linksOf(metadata, content, layout), [metadata, content, layout])
  const addresses = addressesOf(links)
  const query = useQuery({ ...linksQuery(portfolioId, addresses), enabled: addresses.length > 0 })
  const results: LinkResult[] = links.map((link) => ({ ...link, state: query.data?.get(link.href) ?? 'unknown' }))
  return {
    count: addresses.length,
    checking: query.isFetching,
    failure: query.error && failureOf(query.error),
    retry: () => void query.refetch(),
    results: query.data ? results : [],
  }
}
