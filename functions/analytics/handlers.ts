import type { Handlers } from '../http/app.ts'
import { recordView } from './views.ts'

export const analyticsHandlers: Pick<Handlers, 'recordView'> = {
  recordView: async ({ body, request }) => ({ accepted: await recordView(body, request) }),
}
