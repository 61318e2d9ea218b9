import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { getPage } from '@vitrine/common/api/pages'
import { getPortfolio, getPortfolioMeta } from '@vitrine/common/api/portfolios'
import { editorPagesPath } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { OpenPage } from '../pages/screen/open-page.tsx'

/** The editor of a case study or an article. */
export function PageEditorPage() {
  const { portfolioId = '', pageId = '' } = useParams()
  const { uid } = useAuth()
  const query = useQuery({
    queryKey: ['page-editor', portfolioId, pageId],
    queryFn: async ({ signal }) => {
      const [portfolio, metadata, page] = await Promise.all([
        request(getPortfolio, { params: { id: portfolioId }, signal }),
        request(getPortfolioMeta, { params: { id: portfolioId }, signal }),
        request(getPage, { params: { id: portfolioId, pageId }, signal }),
      ])
      return { portfolio, metadata, page }
    },
    // Loaded on every visit, and never again: from then on the store is the truth.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (uid && query.data) return <OpenPage key={`${uid} ${pageId}`} uid={uid} {...query.data} />
  if (query.isError)
    return (
      <main className="page-width grid max-w-2xl gap-4 py-10">
        <h1 className="sr-only">{say('Page editor')}</h1>
        <ErrorState
          title={say('This page couldn’t be opened')}
          message={messageOf(query.error, say('Please try again.'))}
          safe={say('Nothing of it was changed.')}
          onRetry={() => void query.refetch()}
          actions={<LinkButton to={editorPagesPath(portfolioId)}>{say('All pages')}</LinkButton>}
        />
      </main>
    )
  return (
    <SkeletonGroup label={say('Opening the page…')} className="grid h-dvh grid-rows-[auto_1fr] gap-4 p-4">
      <Skeleton className="h-10" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton />
        <Skeleton className="max-lg:hidden" />
      </div>
    </SkeletonGroup>
  )
}
