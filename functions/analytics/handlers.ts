import type { Handlers } from '../http/app.ts'
import { timeOf } from '../lib/clock.ts'
import { collectClick, collectView } from './collect.ts'
import { ownBrowserAddress } from './own-browser.ts'
import { readSummary } from './read-summary.ts'
import { changeSettings, readSettings } from './settings.ts'

type AnalyticsHandlers = Pick<
  Handlers,
  | 'recordView'
  | 'recordClick'
  | 'getAnalyticsSummary'
  | 'getAnalyticsSettings'
  | 'updateAnalyticsSettings'
  | 'leaveOutBrowser'
  | 'getSharedSummary'
>

export const analyticsHandlers: AnalyticsHandlers = {
  recordView: async ({ body, request }) => ({ accepted: await collectView(body, request) }),
  recordClick: async ({ body, request }) => ({ accepted: await collectClick(body, request) }),
  getAnalyticsSummary: ({ account, params, query, request }) => readSummary(account, params.id, query, timeOf(request)),
  getAnalyticsSettings: ({ account, params }) => readSettings(account.uid, params.id),
  updateAnalyticsSettings: ({ account, params, body }) => changeSettings(account, params.id, body),
  leaveOutBrowser: async ({ account, params, request }) => ({
    address: await ownBrowserAddress(account.uid, params.id, timeOf(request)),
  }),
  getSharedSummary: ({ params, query, request }) =>
    readSummary({ shareKey: params.key }, params.id, query, timeOf(request)),
}
