import { json, Router } from 'express'
import type { Fault, Faults } from '../lib/faults.ts'
import { Refusal } from './objects.ts'
import type { Payer } from './payer.ts'
import type { Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

export interface Controls {
  store: Store
  payer: Payer
  webhooks: Webhooks
  faults: Faults
}

/** Lets tests act as payers, banks and the operator, and inject faults. */
export function controlRoutes({ store, payer, webhooks, faults }: Controls): Router {
  const router = Router()
  router.use(json())

  const actions: Record<string, (id: string, body: Record<string, unknown>) => unknown> = {
    pay: (id) => payer.pay(id),
    decline: (id) => payer.decline(id),
    'pay-later': (id) => payer.payLater(id),
    arrive: (id) => payer.settle(id, true),
    fail: (id) => payer.settle(id, false),
    expire: (id) => payer.expire(id),
    discount: (id, { code }) => payer.discount(id, String(code)),
    refund: (id, { amount }) =>
      payer.refund(store.get('sessions', id).payment_intent ?? '', typeof amount === 'number' ? amount : undefined),
    dispute: (id) => payer.dispute(store.get('sessions', id).payment_intent ?? ''),
    win: (id) => payer.closeDispute(id, 'won'),
    lose: (id) => payer.closeDispute(id, 'lost'),
    'miss-payment': (id) => payer.changeSubscription(id, { status: 'past_due' }),
    recover: (id) => payer.changeSubscription(id, { status: 'active' }),
    cancel: (id) => payer.changeSubscription(id, { status: 'canceled' }),
  }

  router.post('/do/:action/:id', (request, response) => {
    const action = actions[request.params.action]
    if (!action) throw new Refusal(404, 'unknown_action', `There is no ${request.params.action}`)
    const done = action(request.params.id, (request.body ?? {}) as Record<string, unknown>)
    store.save()
    response.json(done)
  })
  // As if it had been paid just before it expired.
  router.post('/reopen/:id', (request, response) => {
    const session = store.get('sessions', request.params.id)
    session.status = 'open'
    response.json(session)
  })
  router.get('/sessions', (request, response) => {
    const match = matchIn(request.query)
    response.json({
      ids: store
        .all('sessions')
        .filter((session) => JSON.stringify(session).includes(match))
        .map(({ id }) => id),
    })
  })
  router.get('/sessions/:id', (request, response) => void response.json(store.get('sessions', request.params.id)))

  router.post('/events/hold', (request, response) => {
    webhooks.hold(matchIn(request.body))
    response.json({})
  })
  router.post('/events/release', (request, response) => {
    const { order } = request.body as { order?: string }
    response.json({ released: webhooks.release(matchIn(request.body), order === 'reversed' ? 'reversed' : 'created') })
  })
  router.post('/events/copies', (request, response) => {
    webhooks.duplicate(Number((request.body as { copies?: unknown }).copies) || 1)
    response.json({})
  })
  router.get('/events/held', (request, response) => void response.json(webhooks.held(matchIn(request.query))))
  router.get('/events', (request, response) => {
    const match = matchIn(request.query)
    response.json(webhooks.deliveries.filter(({ event }) => JSON.stringify(event).includes(match)))
  })

  router.post('/faults', (request, response) => {
    faults.add(request.body as Fault)
    response.json({})
  })
  router.post('/faults/clear', (request, response) => {
    faults.clear(matchIn(request.body))
    response.json({})
  })
  router.get('/faults/held', async (request, response) => {
    await faults.whenHeld(matchIn(request.query))
    response.json({})
  })
  router.get('/requests', (request, response) => {
    const match = matchIn(request.query)
    response.json(
      faults.requests.filter(({ path, body, idempotencyKey }) => `${path} ${body} ${idempotencyKey}`.includes(match)),
    )
  })
  return router
}

const matchIn = (from: unknown): string => {
  const { match } = from as { match?: unknown }
  return typeof match === 'string' ? match : ''
}
