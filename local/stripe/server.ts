import { createServer } from 'node:http'
import express, { type ErrorRequestHandler } from 'express'
import { onEnd } from '../lib/verb.ts'
import { addressOf, host, requireFreePorts, type Ports } from '../ports.ts'
import { resources } from './api/resources.ts'
import { serveApi } from './api/serve.ts'
import { controlRoutes } from './control.ts'
import { Faults } from '../lib/faults.ts'
import { Refusal } from './objects.ts'
import { problemPage } from './pages/pages.ts'
import { pageRoutes } from './pages/routes.ts'
import { Payer } from './payer.ts'
import { receiptsBySmtp } from './receipts.ts'
import { STAND_IN_KEY, STAND_IN_SECRET, webhookAddress } from './settings.ts'
import { Store } from './store.ts'
import { Webhooks } from './webhooks.ts'

export type StandIn = { url: string; stop: () => Promise<void> }

/** Promotion codes that always exist. */
const giftCodes = { HALF: 50, GIFT: 100 } as const

/** Starts the stand-in for Stripe. @param file keeps its objects between starts */
export const startStandIn = async (ports: Ports, file?: string): Promise<StandIn> => {
  await requireFreePorts(ports, ['stripe'])
  const url = addressOf(ports, 'stripe')
  const store = new Store(file)
  const webhooks = new Webhooks(webhookAddress(ports), STAND_IN_SECRET)
  const faults = new Faults()
  const payer = new Payer(store, webhooks, url, receiptsBySmtp(ports.smtp))
  for (const [code, percent_off] of Object.entries(giftCodes)) {
    const coupon = store.create('coupons', { percent_off, amount_off: null }, code)
    store.create('promotionCodes', { code, coupon: coupon.id, active: true }, code)
  }

  const app = express()
  app.disable('x-powered-by')
  app.use(
    '/v1',
    express.text({ type: () => true, limit: '1mb' }),
    serveApi({ key: STAND_IN_KEY, store, faults, resources: resources(store, payer, url) }),
  )
  app.use('/control', controlRoutes({ store, payer, webhooks, faults }))
  app.use(pageRoutes(store, payer))
  app.use(answerProblem)

  const server = createServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(ports.stripe, host, resolve)
  })
  let stopping: Promise<void> | undefined
  const stopNow = async (): Promise<void> => {
    webhooks.stop()
    store.save()
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    forget()
  }
  const stop = (): Promise<void> => (stopping ??= stopNow())
  const forget = onEnd(stop)
  return { url, stop }
}

const answerProblem: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'stand_in_failed', String(error))
  response.status(refusal.status)
  if (request.path.startsWith('/control') || request.path.startsWith('/v1'))
    response.json({ error: { code: refusal.code, message: refusal.message } })
  else response.send(problemPage(refusal.message))
}
