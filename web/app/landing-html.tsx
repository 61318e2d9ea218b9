import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Landing } from './landing.tsx'

/** The landing page's markup, for the build. */
export const landingHtml = (): string =>
  renderToString(
    <StrictMode>
      <Landing />
    </StrictMode>,
  )
