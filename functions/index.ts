import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { setGlobalOptions } from 'firebase-functions'
import { takeOverRequests } from './http/request.ts'
import { secrets } from './lib/env.ts'

setGlobalOptions({ region: 'us-central1' })
takeOverRequests()

/** /api/** and /v1/**. */
export const api = onRequest({ memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 30, secrets: secrets('SMTP_PASSWORD') }, async (req, res) => {
  const { apiApp } = await import('./api-app.ts')
  apiApp(req, res)
})

/** Public pages, and every address that nothing else answers. */
export const site = onRequest({ memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 30 }, async (req, res) => {
  const { serve } = await import('./site/serve.ts')
  await serve(req, res)
})

/** How the counts of a template follow what is written below it: delivered again until it worked. */
const counter = { retry: true, memory: '256MiB', concurrency: 20, maxInstances: 5, timeoutSeconds: 60 } as const

/** A review was written, changed or removed. */
export const countReview = onDocumentWritten({ document: 'templates/{templateId}/reviews/{uid}', ...counter }, async (event) => {
  const { countOnce, reviewDelta } = await import('./reviews/count.ts')
  type Rated = Parameters<typeof reviewDelta>[0]
  const delta = reviewDelta(event.data?.before.data() as Rated, event.data?.after.data() as Rated)
  await countOnce(event.id, event.params.templateId, delta)
})

/** An account made its first portfolio from a template. */
export const countDownload = onDocumentCreated({ document: 'templates/{templateId}/uses/{uid}', ...counter }, async (event) => {
  const { countOnce } = await import('./reviews/count.ts')
  await countOnce(event.id, event.params.templateId, { downloads: 1 })
})

/** Every night: portfolios that were deleted too long ago to be restored. */
export const purgeDeletedPortfolios = onSchedule(
  { schedule: 'every day 03:00', timeZone: 'Etc/UTC', memory: '512MiB', maxInstances: 1, timeoutSeconds: 1800, retryCount: 3 },
  async () => {
    const { purgeDeletedPortfolios: purge } = await import('./api/portfolios/purge.ts')
    const { Timestamp } = await import('firebase-admin/firestore')
    await purge(Timestamp.now())
  },
)

/** Goes on with the deletion of accounts: what a request began and could not finish, and what arrived afterwards. */
export const resumeAccountDeletions = onSchedule(
  { schedule: 'every 15 minutes', timeZone: 'Etc/UTC', memory: '512MiB', maxInstances: 1, timeoutSeconds: 840, retryCount: 0 },
  async () => {
    const { resumeDeletions } = await import('./accounts/deletion.ts')
    const { Timestamp } = await import('firebase-admin/firestore')
    await resumeDeletions(Timestamp.now())
  },
)
