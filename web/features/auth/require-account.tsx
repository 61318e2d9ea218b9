import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { useAuth } from './context.ts'
import { askForProfile } from './profile-demand.ts'

/** Shows its routes, which may count on the profile, to signed-in people; others sign in first and come back. */
export function RequireAccount() {
  const { loading } = useAuth()
  const { pathname } = useUntrustedLocation()
  useEffect(askForProfile, [])
  return loading ? <ScreenSkeleton pathname={pathname} /> : <RequireSignIn />
}

/** As RequireAccount, for screens that begin without the profile, and before the Auth SDK says who is signed in. */
export function RequireSignIn() {
  const { user, uid, loading } = useAuth()
  const { pathname, search, hash, state } = useUntrustedLocation()
  // Who was signed in is still so, in all likelihood: their screens begin to load with what is known of them.
  if (user || (loading && uid)) return <Outlet />
  // While the screen to come is not drawn yet, it is the one to ask: signing out leads home and ends the session on the way.
  const left = window.location.pathname !== pathname
  if (loading || left) return <ScreenSkeleton pathname={pathname} />
  return (
    <Navigate to={appRoutes.login} replace state={{ ...(state as object | null), from: pathname + search + hash }} />
  )
}
