import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileText } from 'lucide-react'
import { useParams } from 'react-router-dom'
import type { PageSummary } from '@vitrine/common/api/pages'
import { getPortfolio, getPortfolioMeta } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { privateRefs } from '@vitrine/common/portfolio/private-items'
import { editorPath } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { say } from '../../../lib/words/say.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { DeletedPages } from '../pages/list/deleted-pages.tsx'
import { pagesQuery } from '../sections/pages-query.ts'
import { NewPage } from '../pages/list/new-page.tsx'
import { PageRow } from '../pages/list/page-row.tsx'

const kinds = [
  { kind: 'study', label: 'Case studies' },
  { kind: 'article', label: 'Articles' },
] as const

/** The case studies and articles of a portfolio. */
export function PagesPage() {
  const { portfolioId = '' } = useParams()
  const params = { id: portfolioId }
  const pages = useQuery({
    ...pagesQuery(portfolioId),
    refetchOnMount: 'always',
  })
  const site = useQuery({
    queryKey: ['site-of-pages', portfolioId],
    queryFn: async ({ signal }) => {
      const [portfolio, metadata] = await Promise.all([
        request(getPortfolio, { params, signal }),
        request(getPortfolioMeta, { params, signal }),
      ])
      return { portfolio, metadata }
    },
    refetchOnMount: 'always',
  })
  const failed = pages.isError ? pages : site.isError ? site : null
  const ready = pages.data && site.data ? { ...pages.data, ...site.data } : null

  return (
    <main className="page-width max-w-4xl py-6">
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <LinkButton
          to={editorPath(portfolioId)}
          variant="ghost"
          square
          aria-label={say('Back to the editor')}
          title={say('Back to the editor')}
          icon={<ArrowLeft aria-hidden />}
        />
        <h1 className="min-w-0 flex-1 truncate text-xl font-semibold">
          {site.data
            ? sayWith('Pages of {name}', { name: <span className="text-muted">{site.data.portfolio.name}</span> })
            : say('Pages')}
        </h1>
        {ready && <NewPage {...ready} />}
      </div>
      {failed && (
        <ErrorState
          title={say('Your pages couldn’t be loaded')}
          message={messageOf(failed.error, say('Please try again.'))}
          safe={say('Nothing of them was changed.')}
          onRetry={() => void Promise.all([pages.refetch(), site.refetch()])}
        />
      )}
      {!failed && !ready && (
        <SkeletonGroup label={say('Loading pages')} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
      {ready && ready.pages.length === 0 && (
        <EmptyState icon={<FileText />} title={say('No pages yet')}>
          <p>
            {say(
              'A case study tells how a project was made. An article says what you think. Each has an address of its own.',
            )}
          </p>
        </EmptyState>
      )}
      {ready &&
        kinds.map(({ kind, label }) => (
          <PageList
            key={kind}
            label={say(label)}
            pages={ready.pages.filter((page) => page.kind === kind)}
            portfolio={ready.portfolio}
          />
        ))}
      {ready && ready.deleted.length > 0 && <DeletedPages portfolioId={portfolioId} pages={ready.deleted} />}
    </main>
  )
}

interface PageListProps {
  label: string
  pages: readonly PageSummary[]
  portfolio: Portfolio
}

function PageList({ label, pages, portfolio: { id, username, content } }: PageListProps) {
  if (pages.length === 0) return null
  const ofPrivate = privateRefs(content)
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg font-semibold">{label}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            portfolioId={id}
            username={username}
            isOfPrivate={ofPrivate.has(page.item)}
          />
        ))}
      </ul>
    </section>
  )
}
