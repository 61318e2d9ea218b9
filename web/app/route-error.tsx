import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { ScreenUnavailable } from './load-screen.ts'

/** Takes the place of a screen that failed to load or to render. */
export function RouteError() {
  const error = useRouteError()
  usePageTitle('Something went wrong')
  useEffect(() => console.error(error), [error])
  return (
    <main className="page-width py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        {...(error instanceof ScreenUnavailable ? notLoaded() : broken)}
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
        actions={
          <LinkButton to={appRoutes.landing} reloadDocument>
            Go to the homepage
          </LinkButton>
        }
      />
    </main>
  )
}

const broken = {
  title: 'This page couldn’t be shown',
  message: 'Something went wrong.',
  safe: 'Saved work is safe. Reloading usually helps.',
}

const notLoaded = () => ({
  title: 'This page couldn’t be loaded',
  message: navigator.onLine
    ? 'Vitrine may have been updated since you opened it, or the connection failed.'
    : 'You seem to be offline.',
  safe: 'Saved work is safe, and unsaved edits are kept on this device. Reload to get the current version.',
})
