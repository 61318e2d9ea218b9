import type { ReactNode } from 'react'
import { say } from '../lib/words/say.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface SiteLayoutProps {
  /** The header's end. */
  actions: ReactNode
  footer?: boolean
  children: ReactNode
}

/** Header, content, and on the public screens a footer. */
export const SiteLayout = ({ actions, footer = true, children }: SiteLayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#main"
      className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {say('Skip to content')}
    </a>
    <SiteHeader>{actions}</SiteHeader>
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    {footer && <SiteFooter />}
  </div>
)
