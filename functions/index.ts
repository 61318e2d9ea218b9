import { onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions'
import { takeOverRequests } from './http/request.ts'

setGlobalOptions({ region: 'us-central1' })
takeOverRequests()

/** /api/** and /v1/**. */
export const api = onRequest({ memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 30 }, async (req, res) => {
  const { apiApp } = await import('./api-app.ts')
  apiApp(req, res)
})

/** Public pages, and every address that nothing else answers. */
export const site = onRequest({ memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 30 }, async (req, res) => {
  const { serve } = await import('./site/serve.ts')
  await serve(req, res)
})
