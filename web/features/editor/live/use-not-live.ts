import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getLive } from '@vitrine/common/api/live'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { request } from '../../../lib/api.ts'
import { useDebouncedEditorState, useEditor, useEditorState } from '../state/editor-context.ts'
import { notLive } from './not-live.ts'

/** What visitors see. A snapshot never changes, so each is loaded once; publishing, here or in another tab, names another. */
export function useLive() {
  const { portfolioId } = useEditor()
  const publishedAt = useEditorState(({ portfolio }) => portfolio.live?.publishedAt)
  const revision = useEditorState(({ portfolio }) => portfolio.live?.revision)
  return useQuery({
    queryKey: ['live', portfolioId, publishedAt, revision],
    queryFn: ({ signal }) => request(getLive, { params: { id: portfolioId }, signal }),
    enabled: publishedAt !== undefined,
    staleTime: Infinity,
  })
}

/** The changes that visitors do not see yet, unsaved ones included; null while that is not known. */
export function useNotLive(): readonly ChangedPlace[] | null {
  const live = useLive().data
  const document = useDebouncedEditorState(({ history }) => history.present)
  const templateId = useEditorState(({ portfolio }) => portfolio.templateId)
  return useMemo(() => (live ? notLive(live, { templateId, document }) : null), [live, document, templateId])
}
