import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { useAuth } from './context.ts'
import { askForProfile } from './profile-demand.ts'

/** Shows its routes, which may count on the profile, to signed-in people; others sign in first and come back. */
export function RequireAccount() {
  const { loading } = useAuth()
  useEffect(askForProfile, [])
  return loading ? <ScreenSkeleton /> : <RequireSignIn />
}

/** As RequireAccount, for screens that begin without the profile, and before the Auth SDK says who is signed in. */
export function RequireSignIn() {
  const { user, uid, loading } = useAuth()
  const { pathname, search, hash, state } = useUntrustedLocation()
  // Who was signed in is still so, in all likelihood: his screens begin to load with what is known of them.
  if (user || (loading && uid)) return <Outlet />
  // While the screen to come is not drawn yet, it is the one to ask: signing out leads home and ends the session on the way.
  const left = window.location.pathname !== pathname
  if (loading || left) return <ScreenSkeleton />
  return (
    <Navigate to={appRoutes.login} replace state={{ ...(state as object | null), from: pathname + search + hash }} />
  )
}

/** The outline of a screen: its heading, a line, and what is below. */
export function ScreenSkeleton() {
  return (
    <SkeletonGroup className="page-width grid gap-4 py-10">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-72 w-full" />
    </SkeletonGroup>
  )
}
