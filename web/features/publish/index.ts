import { lazy } from 'react'

export { usePublish, type PublishPhase } from './use-publish.ts'

/** They wait until something is in the way of publishing. */
export const PublishDialogs = lazy(async () => ({ default: (await import('./publish-dialogs.tsx')).PublishDialogs }))
