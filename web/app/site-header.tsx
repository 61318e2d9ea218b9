import { lazy, Suspense } from 'react'
import { Link, NavLink, type NavLinkProps } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { Logo } from '../components/logo.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { useAuth } from '../features/auth/index.ts'
import { classNames } from '../lib/class-names.ts'

/** Signed-out visitors do not pay for a menu that they cannot see. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

const NavItem = (props: NavLinkProps) => (
  <NavLink
    end
    {...props}
    className={({ isActive }) =>
      classNames(
        'inline-flex h-10 items-center rounded-lg px-2 whitespace-nowrap sm:px-3 text-sm font-medium no-underline transition-colors duration-150 hover:text-ink',
        isActive ? 'text-ink' : 'text-muted',
      )
    }
  />
)

export function SiteHeader() {
  const { user, loading } = useAuth()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page">
      <div className="page-width flex h-16 items-center gap-2 sm:gap-6">
        <Link to={appRoutes.landing} aria-label="Vitrine, home" className="rounded">
          <Logo markOnPhones />
        </Link>
        <nav aria-label="Main" className="ml-auto flex items-center gap-1 sm:gap-2">
          <NavItem to={appRoutes.store}>Templates</NavItem>
          {user ? (
            <>
              <LinkButton to={appRoutes.dashboard} variant="secondary" className="max-sm:hidden">Go to Dashboard</LinkButton>
              <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
                <AccountMenu />
              </Suspense>
            </>
          ) : loading ? (
            <Skeleton className="h-10 w-28" />
          ) : (
            <>
              <NavItem to={appRoutes.login}>Sign In</NavItem>
              <LinkButton to={appRoutes.signup} variant="primary">Get Started</LinkButton>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
