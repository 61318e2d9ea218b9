import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { say } from '../lib/words/say.ts'
import { ScreenUnavailable } from './load-screen.ts'

/** Takes the place of a screen that failed to load or to render. */
export function RouteError() {
  const error = useRouteError()
  usePageTitle(say('Something went wrong'))
  useEffect(() => console.error(error), [error])
  return (
    <main className="page-width py-16">
      <h1 className="sr-only">{say('Something went wrong')}</h1>
      <ErrorState
        {...(error instanceof ScreenUnavailable ? notLoaded() : broken())}
        retryLabel={say('Reload')}
        onRetry={() => window.location.reload()}
        actions={
          <LinkButton to={appRoutes.landing} reloadDocument>
            {say('Go to the homepage')}
          </LinkButton>
        }
      />
    </main>
  )
}

const broken = () => ({
  title: say('This page couldn’t be shown'),
  message: say('Something went wrong.'),
  safe: say('Saved work is safe. Reloading usually helps.'),
})

const notLoaded = () => ({
  title: say('This page couldn’t be loaded'),
  message: navigator.onLine
    ? say('Vitrine may have been updated since you opened it, or the connection failed.')
    : say('You seem to be offline.'),
  safe: say('Saved work is safe, and unsaved edits are kept on this device. Reload to get the current version.'),
})
