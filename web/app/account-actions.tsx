import { lazy } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { LazyPart, MissingButton } from '../components/lazy-part.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { say } from '../lib/words/say.ts'
import { useAuth } from '../features/auth/index.ts'
import { ExpectedActions, StrangerActions } from './site-header.tsx'

/** Strangers do not pay for a menu that they cannot see. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** What the header offers to whoever is looking. */
export function AccountActions() {
  const { user, loading } = useAuth()
  if (!user) return loading ? <ExpectedActions /> : <StrangerActions />
  return (
    <>
      <LinkButton to={appRoutes.dashboard} variant="secondary" className="max-sm:hidden">
        {say('Go to Dashboard')}
      </LinkButton>
      <LazyPart
        fallback={<Skeleton className="size-10 rounded-full" />}
        missing={<MissingButton name={say('The account menu')} />}
      >
        <AccountMenu />
      </LazyPart>
    </>
  )
}
