import { lazy, Suspense } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { useAuth } from '../features/auth/index.ts'
import { StrangerActions } from './site-header.tsx'

/** Strangers do not pay for a menu that they cannot see. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** What the header offers to whoever is looking. */
export function AccountActions() {
  const { user, loading } = useAuth()
  if (!user) return loading ? <Skeleton className="h-10 w-full" /> : <StrangerActions />
  return (
    <>
      <LinkButton to={appRoutes.dashboard} variant="secondary" className="max-sm:hidden">Go to Dashboard</LinkButton>
      <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
        <AccountMenu />
      </Suspense>
    </>
  )
}
