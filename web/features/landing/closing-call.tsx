import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { useSessionHint } from '../../lib/session-hint.ts'

export function ClosingCall() {
  const signedIn = useSessionHint()
  return (
    <section aria-labelledby="start" className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-14">
        <div>
          <h2 id="start" className="text-xl font-semibold">
            Put your work in the window.
          </h2>
          <p className="mt-1 text-muted">Free to start, open source, yours to take along.</p>
        </div>
        {signedIn ? (
          <LinkButton to={appRoutes.dashboard} variant="primary" size="lg">
            Go to Dashboard
          </LinkButton>
        ) : (
          <LinkButton to={appRoutes.signup} variant="primary" size="lg">
            Get Started
          </LinkButton>
        )}
      </div>
    </section>
  )
}
