import { useEffect, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { RouterLink, type AppLinkProps } from '../components/app-link.tsx'
import { AuthProvider, useAuth } from '../features/auth/index.ts'
import { noteSession } from '../lib/session-hint.ts'

export const Providers = ({ children }: { children: ReactNode }) => (
  <RouterLink value={routerLink}>
    <AuthProvider>
      <SessionNote />
      {children}
    </AuthProvider>
  </RouterLink>
)

/** Says so where it leads to the screen that is open. */
const routerLink = (props: AppLinkProps) => <NavLink end {...props} />

function SessionNote() {
  const { user, loading } = useAuth()
  const signedIn = user !== null
  useEffect(() => {
    if (signedIn || !loading) noteSession(signedIn)
  }, [signedIn, loading])
  return null
}
