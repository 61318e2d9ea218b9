import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { usePageTitle } from '../lib/page-title.ts'

/** Takes the place of a screen that failed to load or to render. */
export function RouteError() {
  const error = useRouteError()
  usePageTitle('Something went wrong')
  useEffect(() => console.error(error), [error])
  return (
    <main className="page-width py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        message="It failed to load, or something in it broke."
        safe="What was saved is safe. Reloading usually helps."
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
        actions={<LinkButton to={appRoutes.landing} reloadDocument>Go to the start page</LinkButton>}
      />
    </main>
  )
}
