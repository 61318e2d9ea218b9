import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageSummary } from '@vitrine/common/api/pages'
import { inOrder } from '@vitrine/common/portfolio/pages/entry'
import { pageEditorPath } from '@vitrine/common/routes'
import { sitePages } from '@vitrine/templates/pages/site-pages'
import { useEditor } from '../state/editor-context.ts'
import { pagesQuery, publicPages } from './pages-query.ts'

const noPages: readonly PageSummary[] = []

/** The pages that are for everybody, which the preview shows, too. */
export function useSitePages(): readonly PageSummary[] {
  const { portfolioId, store } = useEditor()
  const queryClient = useQueryClient()
  const pages = useQuery({ ...pagesQuery(portfolioId), select: publicPages }).data

  useEffect(() => {
    if (!pages) return
    const shown = inOrder(pages, store.getState().history.present.content)
    const addressOf = ({ id }: { id: string }) => pageEditorPath(portfolioId, id)
    queryClient.setQueryData(['site-pages', portfolioId], sitePages({ pages: shown, home: '#top', addressOf }))
  }, [queryClient, portfolioId, store, pages])

  return pages ?? noPages
}
