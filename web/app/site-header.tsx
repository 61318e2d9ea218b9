import type { ReactNode } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { AppLink, type AppLinkProps } from '../components/app-link.tsx'
import { LinkButton } from '../components/button.tsx'
import { Logo } from '../components/logo.tsx'
import { ForSignedIn, ForStrangers } from '../components/signed-in-choice.tsx'
import { say } from '../lib/words/say.ts'

const NavItem = (props: AppLinkProps) => (
  <AppLink
    {...props}
    className="inline-flex h-10 items-center rounded-lg px-2 text-sm font-medium whitespace-nowrap text-muted no-underline transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink sm:px-3"
  />
)

/** `children` are the actions of whoever is looking; their place keeps its width, so that nothing moves when they change. */
export const SiteHeader = ({ children }: { children: ReactNode }) => (
  <header className="sticky top-0 z-30 border-b border-line bg-page">
    <div className="page-width flex h-16 items-center gap-2 sm:gap-6">
      <AppLink to={appRoutes.landing} aria-label={say('Vitrine, home')} className="rounded">
        <Logo markOnPhones />
      </AppLink>
      <nav aria-label={say('Main')} className="ml-auto flex items-center sm:gap-2">
        <NavItem to={appRoutes.store}>{say('Templates')}</NavItem>
        <div className="flex min-w-43 items-center justify-end gap-1 sm:min-w-49 sm:gap-2">{children}</div>
      </nav>
    </div>
  </header>
)

/** Before it is known who is looking: by what was so when the app was last open. */
export const ExpectedActions = () => (
  <>
    <ForStrangers>
      <StrangerActions />
    </ForStrangers>
    <ForSignedIn>
      <LinkButton to={appRoutes.dashboard} variant="primary">
        {say('Go to Dashboard')}
      </LinkButton>
    </ForSignedIn>
  </>
)

export const StrangerActions = () => (
  <>
    <NavItem to={appRoutes.login}>{say('Sign In')}</NavItem>
    <LinkButton to={appRoutes.signup} variant="primary">
      {say('Get Started')}
    </LinkButton>
  </>
)
