import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage'
import { onSchedule } from 'firebase-functions/scheduler'
import { setGlobalOptions } from 'firebase-functions/options'
import { takeOverRequests } from './http/request.ts'
import { withDeadline } from './lib/deadline.ts'
import { bucketName, secrets } from './lib/env.ts'
import type { serve as serveSite } from './site/serve.ts'

setGlobalOptions({ region: 'us-central1' })
takeOverRequests()

const paymentSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/**
 * /api/** and /v1/**. Calls wait for Firestore and hardly compute: one instance serves 80 of them, and 20 instances serve
 * more than Firestore would for one project; a runaway cannot cost without bound. The browser gives up after 20 s.
 */
export const api = onRequest(
  {
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 30,
    secrets: secrets('SMTP_PASSWORD', ...paymentSecrets),
  },
  async (req, res) => {
    const { apiApp } = await import('./api-app.ts')
    apiApp(req, res)
  },
)

/** What serves pages, once it is loaded: asked for again at every page it would cost as much as a warm page itself. */
let serve: typeof serveSite | undefined
const loadSite = async () => (serve = (await import('./site/serve.ts')).serve)
// An instance for pages gets ready before the first visitor asks for one.
if (process.env.FUNCTION_TARGET === 'site') void loadSite()

/**
 * Public pages, and every address that nothing else answers. Rendering takes milliseconds and the CDN keeps pages for a
 * minute, so the same numbers serve far more readers; a card is drawn in about 60 MB.
 */
export const site = onRequest(
  { memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 30 },
  async (req, res) => {
    await (serve ?? (await loadSite()))(req, res)
  },
)

/** The payment provider's events. Few, and each may wait for the provider; it takes 60 s of patience and delivers again. */
export const stripeWebhook = onRequest(
  {
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 10,
    timeoutSeconds: 60,
    secrets: secrets('SMTP_PASSWORD', ...paymentSecrets),
  },
  async (req, res) => {
    const { receiveEvent } = await import('./payments/webhook/receive.ts')
    await receiveEvent(req, res)
  },
)

/**
 * Somebody wants to pay: the document is answered with the address of the payment provider's page. Few at a time on an
 * instance, so that somebody who waits is not behind the retries of others.
 */
export const createCheckoutSession = onDocumentCreated(
  {
    document: 'customers/{uid}/checkout_sessions/{checkoutId}',
    retry: true,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 10,
    timeoutSeconds: 60,
    secrets: secrets(...paymentSecrets),
  },
  async (event) => {
    const { createCheckout } = await import('./payments/checkout/create.ts')
    await withDeadline('event', () => createCheckout(event.params.uid, event.params.checkoutId))
  },
)

/** How the counts of a template follow what is written below it: delivered again until it worked. One small write each. */
const counter = { retry: true, memory: '256MiB', concurrency: 20, maxInstances: 5, timeoutSeconds: 60 } as const

/** A review was written, changed or removed. */
export const countReview = onDocumentWritten(
  { document: 'templates/{templateId}/reviews/{uid}', ...counter },
  async (event) => {
    const { countOnce, reviewDelta } = await import('./reviews/count.ts')
    type Rated = Parameters<typeof reviewDelta>[0]
    const delta = reviewDelta(event.data?.before.data() as Rated, event.data?.after.data() as Rated)
    await withDeadline('event', () => countOnce(event.id, event.params.templateId, delta))
  },
)

/** An account made its first portfolio from a template. */
export const countDownload = onDocumentCreated(
  { document: 'templates/{templateId}/uses/{uid}', ...counter },
  async (event) => {
    const { countOnce } = await import('./reviews/count.ts')
    await withDeadline('event', () => countOnce(event.id, event.params.templateId, { downloads: 1 }))
  },
)

/** A mail server takes a few connections from one sender at a time: 5 instances at most, and patience for a slow one. */
const mailer = {
  retry: true,
  memory: '256MiB',
  concurrency: 20,
  maxInstances: 5,
  timeoutSeconds: 60,
  secrets: secrets('SMTP_PASSWORD'),
} as const

/** A visitor wrote to the owner of a page. */
export const mailMessage = onDocumentCreated(
  { document: 'portfolios/{portfolioId}/messages/{entryId}', ...mailer },
  async ({ params }) => {
    const { mailMessage: mail } = await import('./forms/mail.ts')
    await withDeadline('event', () => mail(params.portfolioId, params.entryId))
  },
)

/** Somebody's address was entered in a newsletter form. */
export const mailSubscriber = onDocumentCreated(
  { document: 'portfolios/{portfolioId}/subscribers/{entryId}', ...mailer },
  async ({ params }) => {
    const { mailSubscriber: mail } = await import('./forms/mail.ts')
    await withDeadline('event', () => mail(params.portfolioId, params.entryId))
  },
)

/** A private link was opened for the first time. */
export const mailOpenedLink = onDocumentCreated(
  { document: 'links/{linkId}/openings/first', ...mailer },
  async ({ params }) => {
    const { mailFirstOpening: mail } = await import('./links/mail.ts')
    await withDeadline('event', () => mail(params.linkId))
  },
)

/** What reviewers wrote, told to owners in mails that wait for each other. Where it dies, the next run goes on. */
export const mailComments = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    memory: '256MiB',
    maxInstances: 1,
    timeoutSeconds: 290,
    retryCount: 0,
    secrets: secrets('SMTP_PASSWORD'),
  },
  async () => {
    const { mailDueComments } = await import('./links/comment-mail.ts')
    await mailDueComments(Date.now())
  },
)

/**
 * Pictures are large: one at a time on an instance. Memory and time are for the slowest format with the most pixels that are
 * taken: an AVIF of 60 megapixels with transparency takes 3.1 GB and 70 s. Ten instances keep up with people who upload.
 */
const pictures = {
  bucket: bucketName(),
  retry: true,
  memory: '4GiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 10,
  timeoutSeconds: 240,
} as const

/** A picture was uploaded. */
export const prepareUpload = onObjectFinalized(pictures, async ({ id, data }) => {
  const [{ prepareUpload: prepare }, { requestLog }] = await Promise.all([
    import('./pictures/uploads.ts'),
    import('./lib/log.ts'),
  ])
  await withDeadline('picture', () => prepare(data, requestLog(id)))
})

/** A picture was deleted. */
export const forgetUpload = onObjectDeleted({ ...pictures, memory: '256MiB' }, async ({ data }) => {
  const { forgetUpload: forget } = await import('./pictures/uploads.ts')
  await withDeadline('picture', () => forget(data.name))
})

/** Every week: pictures that were replaced or removed, and that no version needs any more. */
export const collectUnusedPictures = onSchedule(
  {
    schedule: 'every sunday 04:00',
    timeZone: 'Etc/UTC',
    memory: '1GiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 3,
  },
  async () => {
    const { collectUnusedPictures: collect } = await import('./pictures/collect-unused.ts')
    await collect(Date.now())
  },
)

/**
 * Every night: portfolios and pages that were deleted too long ago to be restored, and copies of pages that nothing names. Jobs on a schedule run once at a time: two would do
 * the same work, and each goes on where it was interrupted.
 */
export const purgeDeletedPortfolios = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 3,
  },
  async () => {
    const { purgeDeletedPortfolios: purge } = await import('./api/portfolios/purge.ts')
    const { Timestamp } = await import('firebase-admin/firestore')
    const { purgeDeletedPages } = await import('./api/pages/purge.ts')
    const { collectLivePages } = await import('./api/portfolios/collect-live-pages.ts')
    const now = Timestamp.now()
    await purge(now)
    await purgeDeletedPages(now)
    await collectLivePages(now)
  },
)

/** Goes on with the deletion of accounts: what a request began and could not finish, and what arrived afterwards. */
export const resumeAccountDeletions = onSchedule(
  {
    schedule: 'every 15 minutes',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 840,
    retryCount: 0,
    secrets: secrets(...paymentSecrets),
  },
  async () => {
    const { resumeDeletions } = await import('./accounts/deletion.ts')
    const { Timestamp } = await import('firebase-admin/firestore')
    await resumeDeletions(Timestamp.now())
  },
)

/**
 * Looks at custom domains again: new and broken ones within minutes, serving ones twice a day (domains/health.ts). Where it dies, the
 * next run goes on.
 */
export const checkDomains = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 290,
    retryCount: 0,
    secrets: secrets('SMTP_PASSWORD'),
  },
  async () => {
    const { checkDomains: check } = await import('./domains/check-all.ts')
    await check(Date.now())
  },
)

/** What owners have left to a time. Where it dies, or a run is missed, the next one goes on. */
export const runSchedules = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 58,
    retryCount: 0,
    secrets: secrets('SMTP_PASSWORD'),
  },
  async () => {
    const { runDueSchedules } = await import('./schedules/run-due.ts')
    await runDueSchedules(Date.now())
  },
)

/** Every night, once instances have written what they counted before midnight: closes the days of all portfolios that were visited. */
export const closeAnalyticsDays = onSchedule(
  {
    schedule: 'every day 00:15',
    timeZone: 'Etc/UTC',
    memory: '1GiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 3,
  },
  async () => {
    const { rollUpDays } = await import('./analytics/rollup/run.ts')
    await rollUpDays(Date.now())
  },
)

/**
 * Every Monday: the figures of the week before, to owners who asked for them. Where it dies, it runs again when the mail that it
 * was about to send is nobody's any more (CLAIM_MS in lib/mail/send-once.ts).
 */
export const sendWeeklyFigures = onSchedule(
  {
    schedule: 'every monday 07:00',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 3,
    minBackoffSeconds: 90,
    secrets: secrets('SMTP_PASSWORD'),
  },
  async () => {
    const { sendWeeklyFigures: send } = await import('./analytics/weekly-mail.ts')
    await send(Date.now())
  },
)
