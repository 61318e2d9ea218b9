import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Logo } from '../../components/logo.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { say } from '../../lib/words/say.ts'

export interface AuthLayoutProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** The way to the other screen. */
  footer?: ReactNode
}

/** The frame of the account screens: one narrow column, nothing that distracts. */
export function AuthLayout({ title, intro, children, footer }: AuthLayoutProps) {
  usePageTitle(title)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-page">
      <header className="page-width flex h-16 items-center">
        <Link to={appRoutes.landing} aria-label={say('Vitrine, home')} className="rounded">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto w-full max-w-[26rem] px-4 pt-6 pb-16 sm:pt-[8vh]">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        {intro && <div className="mt-2 text-muted">{intro}</div>}
        <div className="mt-8 grid gap-5">{children}</div>
        {footer && <div className="mt-8 border-t border-line pt-6 text-sm text-muted">{footer}</div>}
      </main>
    </div>
  )
}
