import { useEffect } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { LandingPage } from '../features/landing/index.ts'
import { useSessionHint } from '../lib/session-hint.ts'
import { StrangerActions } from './site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The landing page as a document: the build renders it to HTML, the browser takes that over. */
export const Landing = () => (
  <SiteLayout actions={<Actions />}>
    <LandingPage />
  </SiteLayout>
)

/** In the HTML these are a stranger’s; they stay hidden from somebody signed in until his take their place. */
function Actions() {
  const signedIn = useSessionHint()
  useEffect(() => {
    delete document.documentElement.dataset.signedIn
  }, [])
  if (signedIn)
    return (
      <LinkButton to={appRoutes.dashboard} variant="primary">
        Go to Dashboard
      </LinkButton>
    )
  return (
    <div className="flex items-center gap-1 sm:gap-2 in-data-signed-in:invisible">
      <StrangerActions />
    </div>
  )
}
