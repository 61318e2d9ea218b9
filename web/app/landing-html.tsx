import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from '../features/landing/index.ts'
import { ExpectedActions } from './site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The landing page's markup, for the build. The browser gets no React for it. */
export const landingHtml = (): string =>
  renderToStaticMarkup(
    <SiteLayout actions={<ExpectedActions />}>
      <LandingPage />
    </SiteLayout>,
  )
