import { useEffect } from 'react'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { setDescription, usePageTitle } from '../lib/page-title.ts'
import { say } from '../lib/words/say.ts'

export function NotFoundPage() {
  const advice = say('Check the address for typos. The page may have moved or been unpublished.')
  usePageTitle(say('Page not found'))
  useEffect(() => setDescription(advice), [advice])
  return (
    <div className="page-width grid justify-items-start gap-4 py-24">
      {/* The document is the app's own, and its status 200. */}
      <meta name="robots" content="noindex" />
      <p className="text-sm font-medium text-muted">404</p>
      <h1 className="text-xl font-semibold">{say('This page doesn’t exist')}</h1>
      <p className="max-w-prose text-muted">{advice}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={appRoutes.landing} variant="primary">
          {say('Go to the homepage')}
        </LinkButton>
        <LinkButton to={appRoutes.store}>{say('Browse Templates')}</LinkButton>
      </div>
    </div>
  )
}
