import { appRoutes } from '@vitrine/common/routes'
import { AppLink, type AppLinkProps } from '../components/app-link.tsx'
import { Logo } from '../components/logo.tsx'
import { ForSignedIn, ForStrangers } from '../components/signed-in-choice.tsx'
import { ThemeSwitch } from '../components/theme-switch.tsx'
import { say } from '../lib/words/say.ts'

export const SiteFooter = () => (
  <footer className="border-t border-line">
    <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-8">
      <div>
        <Logo />
        <p className="mt-1 text-sm text-muted">{say('Open-source portfolio websites.')}</p>
      </div>
      <nav aria-label={say('Footer')} className="flex flex-wrap gap-x-6 gap-y-2 sm:ml-auto">
        <FooterLink to={appRoutes.store}>{say('Templates')}</FooterLink>
        <ForStrangers>
          <FooterLink to={appRoutes.signup}>{say('Sign Up')}</FooterLink>
          <FooterLink to={appRoutes.login}>{say('Sign In')}</FooterLink>
        </ForStrangers>
        <ForSignedIn>
          <FooterLink to={appRoutes.dashboard}>{say('Dashboard')}</FooterLink>
          <FooterLink to={appRoutes.account}>{say('Account')}</FooterLink>
        </ForSignedIn>
      </nav>
      <ThemeSwitch className="[@media(scripting:none)]:hidden" />
    </div>
  </footer>
)

const FooterLink = (props: AppLinkProps) => (
  <AppLink {...props} className="py-1 text-sm text-muted no-underline hover:text-ink hover:underline" />
)
