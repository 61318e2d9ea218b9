import * as z from 'zod/mini'
import { analyticsPeriods, devices } from '../analytics/constants.ts'
import { linkTypes } from '../links.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

/** A visitor's browser, by an id that it generates (specification 2, section 5). */
const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
const address = z.string().check(z.maxLength(2_048))

const visit = {
  username: z.string().check(z.maxLength(100)),
  portfolioId: documentId,
  /** Of the page that was looked at: its last part tells which of the portfolio's. */
  url: address,
  referrer: address,
  sessionId: clientId,
  cid: clientId,
  /** The event's idempotency key; without one every call counts. */
  id: z.optional(clientId),
}

const sampleVisit = {
  username: 'sample-username',
  portfolioId: 'sample-portfolio',
  url: 'https://example.com/sample-username',
  referrer: '',
  sessionId: 'sample-session',
  cid: 'sample-client',
}

const accepted = z.object({ accepted: z.boolean() })

export const recordView = endpoint({
  method: 'POST',
  path: '/api/analytics/views',
  access: 'public',
  summary: 'Counts a view of a public page. Ignores unpublished pages, bots and browsers that ask not to be tracked.',
  params: nothing,
  query: nothing,
  body: z.object(visit),
  output: accepted,
  errors: [],
  sample: { params: {}, query: {}, body: sampleVisit },
})

export const recordClick = endpoint({
  method: 'POST',
  path: '/api/analytics/clicks',
  access: 'public',
  summary:
    'Counts a click on a link of a public page, under the same conditions. Ignores repeated clicks within a minute.',
  params: nothing,
  query: nothing,
  body: z.object({
    ...visit,
    target: address.check(z.minLength(1)),
    /** Ignored: the server derives it from the target. */
    type: z.optional(z.string().check(z.maxLength(40))),
    label: z.optional(z.string().check(z.maxLength(1_000))),
    section: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  output: accepted,
  errors: [],
  sample: {
    params: {},
    query: {},
    body: { ...sampleVisit, target: 'https://example.com/work', label: 'My work', section: 'projects' },
  },
})

const count = z.int()

/** The figures of a period that ends today; days are UTC. */
const analyticsSummary = z.object({
  days: z.enum(analyticsPeriods),
  updatedAt: moment,
  portfolio: z.object({
    name: z.string(),
    /** Its public address; null while unpublished. */
    username: z.nullable(z.string()),
  }),
  /** All views of the period. */
  totalViews: count,
  /** Total since the portfolio was created. */
  allTimeViews: count,
  uniqueViews7d: count,
  uniqueViewsWindow: count,
  /** Visitors of the last five minutes. */
  liveVisitors: count,
  /** Every day of the period: unique visitors as `count`, and all views. */
  viewsByDay: z.array(z.object({ date: z.string(), count, views: count, clicks: count })),
  clicksByType: z.array(z.object({ type: z.enum(linkTypes), count })),
  topLinks: z.array(z.object({ target: z.string(), label: z.nullable(z.string()), count })),
  referrers: z.array(z.object({ host: z.string(), count })),
  /** What `utm_source`, `utm_campaign` or `ref` in the page's address said. */
  campaigns: z.array(z.object({ campaign: z.string(), count })),
  /** ISO 3166 codes; empty if the platform reports none. */
  countries: z.array(z.object({ country: z.string(), count })),
  devices: z.array(z.object({ device: z.enum(devices), count })),
  /** Views and clicks of each page that was looked at: `home`, the id of a case study or an article, or `(other)`. */
  pages: z.array(z.object({ page: z.string(), title: z.nullable(z.string()), views: count, clicks: count })),
  /** Every day of the page that was asked for; null for none. */
  pageDays: z.nullable(z.array(z.object({ date: z.string(), views: count, clicks: count }))),
  /** The period before; its unique visitors are null if they were not counted in time. */
  previous: z.object({ totalViews: count, uniqueViewsWindow: z.nullable(count), totalClicks: count }),
})
export type AnalyticsSummary = z.infer<typeof analyticsSummary>

const period = z.object({ days: z.optional(z.enum(analyticsPeriods)), page: z.optional(documentId) })
const sampleId = { id: 'sample-portfolio' }

export const getAnalyticsSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/portfolio/:id/summary',
  access: 'owner',
  summary:
    'Views, visitors, clicks and referrers of the last 7, 30 (default), 60 or 90 days; with `page`, also the days of that page.',
  params: z.object({ id: documentId }),
  query: period,
  body: noBody,
  output: analyticsSummary,
  errors: [],
  sample: { params: sampleId, query: { days: '7' }, body: undefined },
})

/** A portfolio's share key: 24 random characters in a secret address. */
const shareKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/))
const settings = z.object({
  /** Null while not shared. */
  shareKey: z.nullable(shareKey),
  /** Whether the owner gets a weekly mail. */
  weeklyMail: z.boolean(),
  /** Whether the owner gets a mail for each message. */
  messageMail: z.boolean(),
  /** Whether the owner gets a mail when a private link is opened for the first time. */
  linkMail: z.boolean(),
  commentMail: z.boolean(),
  /** The portfolio's custom domain, where the owner's browsers have to be excluded by a link. */
  domain: z.nullable(z.string()),
})
export type AnalyticsSettings = z.infer<typeof settings>

export const getAnalyticsSettings = endpoint({
  method: 'GET',
  path: '/api/analytics/portfolio/:id/settings',
  access: 'owner',
  summary: 'Sharing and mail settings of a portfolio’s analytics.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: settings,
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const leaveOutBrowser = endpoint({
  method: 'POST',
  path: '/api/analytics/portfolio/:id/own-browser',
  access: 'owner',
  summary:
    'Returns a single-use address on the portfolio’s custom domain, valid for ten minutes, that excludes the browser opening it from the figures. Null without a domain.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: noBody,
  output: z.object({ address: z.nullable(z.string()) }),
  errors: [],
  sample: { params: sampleId, query: {}, body: undefined },
})

export const updateAnalyticsSettings = endpoint({
  method: 'PUT',
  path: '/api/analytics/portfolio/:id/settings',
  access: 'owner',
  summary:
    'Turns the public address of the figures (a new one each time), the weekly mail and the mails for messages and private links on and off.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: z.strictObject({
    shared: z.optional(z.boolean()),
    weeklyMail: z.optional(z.boolean()),
    messageMail: z.optional(z.boolean()),
    linkMail: z.optional(z.boolean()),
    commentMail: z.optional(z.boolean()),
  }),
  output: settings,
  errors: ['unverified'],
  sample: { params: sampleId, query: {}, body: { shared: false } },
})

export const getSharedSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/shared/:id/:key/summary',
  access: 'public',
  summary: 'The same figures for anyone with the address, while the owner shares them.',
  params: z.object({ id: documentId, key: shareKey }),
  query: period,
  body: noBody,
  output: analyticsSummary,
  errors: ['not-found'],
  sample: { params: { ...sampleId, key: 'sample-key-sample-key-00' }, query: {}, body: undefined },
})
