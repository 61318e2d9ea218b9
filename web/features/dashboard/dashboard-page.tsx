import { lazy, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut, Mail } from 'lucide-react'
import { plans } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../components/button.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LazyPart, MissingPart } from '../../components/lazy-part.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { firstScreenShown } from '../../lib/first-screen.ts'
import { heard, say } from '../../lib/words/say.ts'
import { useAuth, useSignOut } from '../auth/index.ts'
import { useUnread } from '../inbox/index.ts'
import { loadFailure } from './load-failure.ts'
import { PortfolioList } from './portfolio-list.tsx'
import { StatCards } from './stat-cards.tsx'
import { usePortfolios } from './use-portfolios.ts'
import { welcomeName } from './welcome-name.ts'

// Below the list, which comes first.
const TemplateStore = lazy(async () => ({ default: (await import('./template-store.tsx')).TemplateStore }))

export function DashboardPage() {
  const { user, uid: known, profile, loading } = useAuth()
  const signOut = useSignOut()
  const uid = known ?? ''
  const queryClient = useQueryClient()
  const query = usePortfolios(uid)
  const unread = useUnread(uid)
  // Unknown for a moment on a device that has kept nothing.
  const name = profile || user || !loading ? welcomeName(profile?.name, user?.displayName) : null
  const { isPending } = query
  useEffect(() => {
    if (!isPending) firstScreenShown()
  }, [isPending])
  const failed = query.isError && !query.data
  // What fails at a time mostly fails of one cause: the names of the templates, too.
  const retry = () =>
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

  return (
    <div className="page-width grid gap-10 py-8 sm:py-10">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-4">
        <h1 className="min-w-0 flex-1 basis-60 text-xl font-semibold break-words">
          {name ? say('Welcome back, {name}', { name }) : say('Welcome back')}
        </h1>
        <LinkButton to={appRoutes.messages} variant="ghost" icon={<Mail aria-hidden />}>
          {unread ? say('Messages ({n})', { n: unread }) : say('Messages')}
        </LinkButton>
        <Button variant="ghost" icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          {say('Sign Out')}
        </Button>
      </div>
      {failed ? (
        <ErrorState
          title={say('Your dashboard couldn’t be loaded')}
          message={loadFailure(query.error)}
          safe={say('Your portfolios are safe.')}
          onRetry={retry}
        />
      ) : (
        <>
          {query.isError && !query.isFetchNextPageError && (
            <Notice
              tone="danger"
              action={
                <Button size="sm" busy={query.isFetching} onClick={retry}>
                  {say('Retry')}
                </Button>
              }
            >
              {say('This is your dashboard as you last saw it.')} {loadFailure(query.error)}
            </Notice>
          )}
          <StatCards
            stats={query.data?.pages[0]?.totals ?? null}
            plan={profile || !loading ? heard(plans[profile?.subscription_level ?? 'free'].name) : null}
          />
          <PortfolioList uid={uid} query={query} />
        </>
      )}
      <LazyPart fallback={<Skeleton className="h-96" />} missing={<MissingPart name={say('The Template Store')} />}>
        <TemplateStore />
      </LazyPart>
    </div>
  )
}
