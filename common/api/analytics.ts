import * as z from 'zod/mini'
import { analyticsPeriods, devices } from '../analytics/constants.ts'
import { linkTypes } from '../links.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

/** A visitor's browser under a name of its own making (specification 2, section 5). */
const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
const address = z.string().check(z.maxLength(2_048))

const visit = {
  username: z.string().check(z.maxLength(100)),
  portfolioId: documentId,
  url: address,
  referrer: address,
  sessionId: clientId,
  cid: clientId,
  /** Of the event: sending it again with the same id counts once. Without one every call is another event. */
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
  summary:
    'Counts one visit to a public page. What does not belong to a published page, asked not to be counted or is a bot is ignored.',
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
    'Counts one click on a link of a public page, under the same conditions; a second one within a minute is ignored.',
  params: nothing,
  query: nothing,
  body: z.object({
    ...visit,
    target: address.check(z.minLength(1)),
    /** The server decides by the target what kind of link it is. */
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

/** What happened in a period that ends today; days are UTC. */
export const analyticsSummary = z.object({
  days: z.enum(analyticsPeriods),
  updatedAt: moment,
  portfolio: z.object({
    name: z.string(),
    /** Where it is to be seen; null while it is not published. */
    username: z.nullable(z.string()),
  }),
  /** Every view of the period, repeated ones included. */
  totalViews: count,
  /** Since the portfolio was made, as the dashboard shows it. */
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
  /** ISO 3166 codes; empty where the platform does not tell. */
  countries: z.array(z.object({ country: z.string(), count })),
  devices: z.array(z.object({ device: z.enum(devices), count })),
  /** The same number of days before; its unique visitors are null where nobody counted them in time. */
  previous: z.object({ totalViews: count, uniqueViewsWindow: z.nullable(count), totalClicks: count }),
})
export type AnalyticsSummary = z.infer<typeof analyticsSummary>

const period = z.object({ days: z.optional(z.enum(analyticsPeriods)) })
const sampleId = { id: 'sample-portfolio' }

export const getAnalyticsSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/portfolio/:id/summary',
  access: 'owner',
  summary: 'Views, visitors, clicks and where they came from, of the last 7, 30 (the default), 60 or 90 days.',
  params: z.object({ id: documentId }),
  query: period,
  body: noBody,
  output: analyticsSummary,
  errors: [],
  sample: { params: sampleId, query: { days: '7' }, body: undefined },
})

/** Of one portfolio: 24 random characters in an address that anyone who has it may read. */
const shareKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/))
const settings = z.object({
  /** Null while the figures are not shared. */
  shareKey: z.nullable(shareKey),
  /** Whether the owner gets a mail with the figures every Monday. */
  weeklyMail: z.boolean(),
  /** Whether the owner gets a mail for each message that a visitor writes; it is in the inbox either way. */
  messageMail: z.boolean(),
  /** The portfolio's own domain, where it has one: its owner's browsers are not known there by themselves. */
  domain: z.nullable(z.string()),
})
export type AnalyticsSettings = z.infer<typeof settings>

export const getAnalyticsSettings = endpoint({
  method: 'GET',
  path: '/api/analytics/portfolio/:id/settings',
  access: 'owner',
  summary: 'Who else sees a portfolio’s figures, and whether they come by mail.',
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
    'Gives the address on the portfolio’s own domain that leaves the browser which opens it out of the figures: good once, for ten minutes; null without a domain.',
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
    'Switches the public address of the figures (each time another one), the weekly mail and the mail for messages on and off.',
  params: z.object({ id: documentId }),
  query: nothing,
  body: z.strictObject({
    shared: z.optional(z.boolean()),
    weeklyMail: z.optional(z.boolean()),
    messageMail: z.optional(z.boolean()),
  }),
  output: settings,
  errors: ['unverified'],
  sample: { params: sampleId, query: {}, body: { shared: false } },
})

export const getSharedSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/shared/:id/:key/summary',
  access: 'public',
  summary: 'The same figures for anyone who has the address, as long as the owner shares them.',
  params: z.object({ id: documentId, key: shareKey }),
  query: period,
  body: noBody,
  output: analyticsSummary,
  errors: ['not-found'],
  sample: { params: { ...sampleId, key: 'sample-key-sample-key-00' }, query: {}, body: undefined },
})
