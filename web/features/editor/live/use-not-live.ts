import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getLive } from '@vitrine/common/api/live'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { request } from '../../../lib/api.ts'
import { useDebouncedEditorState, useEditor, useEditorState } from '../state/editor-context.ts'
import { notLive } from './not-live.ts'
import { pagesNotLive } from './pages-not-live.ts'

/**
 * What visitors see, and which pages differ from it. Publishing, here or in another tab, names another snapshot; pages are edited
 * elsewhere, so it is looked again whenever somebody comes back to the editor or to the list of changes.
 */
export function useLive() {
  const { portfolioId } = useEditor()
  const publishedAt = useEditorState(({ portfolio }) => portfolio.live?.publishedAt)
  const revision = useEditorState(({ portfolio }) => portfolio.live?.revision)
  return useQuery({
    queryKey: ['live', portfolioId, publishedAt, revision],
    queryFn: ({ signal }) => request(getLive, { params: { id: portfolioId }, signal }),
    enabled: publishedAt !== undefined,
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
}

/** The changes that visitors do not see yet, unsaved ones included, pages last; null while that is not known. */
export function useNotLive(): readonly ChangedPlace[] | null {
  const live = useLive().data
  const document = useDebouncedEditorState(({ history }) => history.present)
  const templateId = useEditorState(({ portfolio }) => portfolio.templateId)
  return useMemo(
    () => (live ? [...notLive(live, { templateId, document }), ...pagesNotLive(live)] : null),
    [live, document, templateId],
  )
}
