import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listPages, type PageSummary } from '@vitrine/common/api/pages'
import { inOrder } from '@vitrine/common/portfolio/pages/entry'
import { pageEditorPath } from '@vitrine/common/routes'
import { sitePages } from '@vitrine/templates/pages/site-pages'
import { request } from '../../../lib/api.ts'
import { useEditor } from '../state/editor-context.ts'

const noPages: readonly PageSummary[] = []

/** The pages that are for everybody, which the preview shows, too. */
export function useSitePages(): readonly PageSummary[] {
  const { portfolioId, store } = useEditor()
  const queryClient = useQueryClient()
  const pages =
    useQuery({
      queryKey: ['pages', portfolioId],
      queryFn: ({ signal }) => request(listPages, { params: { id: portfolioId }, signal }),
      select: ({ pages: all }) => all.filter((page) => !page.private),
    }).data ?? noPages

  useEffect(() => {
    if (pages.length === 0) return
    const shown = inOrder(pages, store.getState().history.present.content)
    const addressOf = ({ id }: { id: string }) => pageEditorPath(portfolioId, id)
    queryClient.setQueryData(['site-pages', portfolioId], sitePages({ pages: shown, home: '#top', addressOf }))
  }, [queryClient, portfolioId, store, pages])

  return pages
}
