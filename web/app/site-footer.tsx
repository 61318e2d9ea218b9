import { appRoutes } from '@vitrine/common/routes'
import { AppLink } from '../components/app-link.tsx'
import { Logo } from '../components/logo.tsx'
import { ThemeSwitch } from '../components/theme-switch.tsx'

const links = [
  { to: appRoutes.store, label: 'Templates' },
  { to: appRoutes.signup, label: 'Sign Up' },
  { to: appRoutes.login, label: 'Sign In' },
]

export const SiteFooter = () => (
  <footer className="border-t border-line">
    <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-8">
      <div>
        <Logo />
        <p className="mt-1 text-sm text-muted">Open-source portfolio websites.</p>
      </div>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2 sm:ml-auto">
        {links.map(({ to, label }) => (
          <AppLink key={to} to={to} className="py-1 text-sm text-muted no-underline hover:text-ink hover:underline">
            {label}
          </AppLink>
        ))}
      </nav>
      <ThemeSwitch className="[@media(scripting:none)]:hidden" />
    </div>
  </footer>
)
