import { appRoutes } from '@vitrine/common/routes'
import { AppLink } from '../components/app-link.tsx'
import { Logo } from '../components/logo.tsx'
import { ThemeSwitch } from '../components/theme-switch.tsx'
import { useSessionHint } from '../lib/session-hint.ts'

const store = { to: appRoutes.store, label: 'Templates' }
const strangersLinks = [store, { to: appRoutes.signup, label: 'Sign Up' }, { to: appRoutes.login, label: 'Sign In' }]
const ownersLinks = [
  store,
  { to: appRoutes.dashboard, label: 'Dashboard' },
  { to: appRoutes.account, label: 'Account' },
]

export const SiteFooter = () => (
  <footer className="border-t border-line">
    <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-8">
      <div>
        <Logo />
        <p className="mt-1 text-sm text-muted">Open-source portfolio websites.</p>
      </div>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2 sm:ml-auto">
        <FooterLinks />
      </nav>
      <ThemeSwitch className="[@media(scripting:none)]:hidden" />
    </div>
  </footer>
)

function FooterLinks() {
  const links = useSessionHint() ? ownersLinks : strangersLinks
  return links.map(({ to, label }) => (
    <AppLink key={to} to={to} className="py-1 text-sm text-muted no-underline hover:text-ink hover:underline">
      {label}
    </AppLink>
  ))
}
