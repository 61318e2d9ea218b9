import { useQuery, useQueryClient } from '@tanstack/react-query'
import { publishVersion } from '@vitrine/common/api/live'
import { listVersions } from '@vitrine/common/api/versions'
import { KEPT_PUBLICATIONS } from '@vitrine/common/limits'
import { request } from '../../../lib/api.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

/** The last versions that were live, the latest first. */
export function usePublications() {
  const { portfolioId } = useEditor()
  const publishedAt = useEditorState(({ portfolio }) => portfolio.live?.publishedAt)
  return useQuery({
    queryKey: ['publications', portfolioId, publishedAt],
    queryFn: async ({ signal }) => {
      const { versions } = await request(listVersions, {
        params: { id: portfolioId },
        query: { reason: 'published' },
        signal,
      })
      return versions.slice(0, KEPT_PUBLICATIONS)
    },
    refetchOnMount: 'always',
  })
}

/** Makes a version live again. The draft stays. */
export function usePublishVersion(): (version: string) => Promise<void> {
  const { portfolioId } = useEditor()
  const queryClient = useQueryClient()
  const call = usePortfolioCall()
  return async (version) => {
    await call(() => request(publishVersion, { params: { id: portfolioId }, body: { version } }))
    void queryClient.invalidateQueries({ queryKey: ['versions', portfolioId] })
  }
}
