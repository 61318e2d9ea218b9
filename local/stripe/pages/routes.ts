import { Router, urlencoded, type Request } from 'express'
import { SESSION_ID_PLACEHOLDER } from '@vitrine/common/payments'
import { pageStyles } from '../../lib/html.ts'
import { Refusal, type Session } from '../objects.ts'
import type { Payer } from '../payer.ts'
import type { Store } from '../store.ts'
import { checkoutPage, closedPage, consolePage, portalPage, receiptPage } from './pages.ts'

/** The pages that a browser sees: checkout, receipts, the billing portal and the operator's console. */
export function pageRoutes(store: Store, payer: Payer): Router {
  const router = Router()
  router.use(urlencoded({ extended: false }))
  router.get('/style.css', (_request, response) => void response.type('css').send(pageStyles()))

  router.get('/pay/:id', (request, response) => {
    const session = store.get('sessions', request.params.id)
    const price = store.get('prices', session.price)
    const customer = session.customer ? store.find('customers', session.customer) : undefined
    response.send(
      session.status === 'open'
        ? checkoutPage(session, store.get('products', price.product), price, customer)
        : closedPage(session),
    )
  })
  router.post('/pay/:id', (request, response) => {
    const session = store.get('sessions', request.params.id)
    // A second click, or Back after paying, must not pay twice.
    if (session.status === 'open') act(payer, session.id, request)
    store.save()
    response.redirect(303, session.status === 'complete' ? returnAddress(session) : `/pay/${session.id}`)
  })

  router.get('/receipts/:id', (request, response) => {
    const charge = store.get('charges', request.params.id)
    response.send(receiptPage(charge, charge.metadata.templateName ?? 'Vitrine'))
  })

  router.get('/portal/:id', (request, response) => {
    const portal = store.get('portals', request.params.id)
    response.send(
      portalPage(
        portal,
        store.all('subscriptions').filter(({ customer }) => customer === portal.customer),
      ),
    )
  })
  router.post('/portal/:id', (request, response) => {
    const portal = store.get('portals', request.params.id)
    const subscription = store.get('subscriptions', field(request, 'id'))
    if (subscription.customer !== portal.customer) throw new Refusal(404, 'resource_missing', 'No such subscription')
    const action = field(request, 'action')
    payer.changeSubscription(
      subscription.id,
      action === 'cancel' ? { status: 'canceled' } : { cancel_at_period_end: action === 'end' },
    )
    store.save()
    response.redirect(303, `/portal/${portal.id}`)
  })

  router.get('/', (_request, response) => {
    const rows = store
      .all('sessions')
      .toReversed()
      .slice(0, 100)
      .map((session) => {
        const intent = session.payment_intent ? store.find('intents', session.payment_intent) : undefined
        return {
          session,
          product: store.get('products', store.get('prices', session.price).product),
          charge: intent?.latest_charge ? store.find('charges', intent.latest_charge) : undefined,
        }
      })
    response.send(consolePage(rows))
  })
  router.post('/', (request, response) => {
    operate(store, payer, field(request, 'id'), field(request, 'action'))
    store.save()
    response.redirect(303, '/')
  })
  return router
}

const field = (request: Request, name: string): string => {
  const value: unknown = (request.body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

const returnAddress = ({ id, success_url: address }: Session): string => address.replaceAll(SESSION_ID_PLACEHOLDER, id)

function act(payer: Payer, id: string, request: Request): void {
  switch (field(request, 'action')) {
    case 'pay':
      return void payer.pay(id)
    case 'decline':
      return void payer.decline(id)
    case 'pay-later':
      return void payer.payLater(id)
    case 'discount':
      return void payer.discount(id, field(request, 'code'))
  }
}

function operate(store: Store, payer: Payer, id: string, action: string): void {
  const intent = store.get('sessions', id).payment_intent ?? ''
  switch (action) {
    case 'arrive':
    case 'fail':
      return void payer.settle(id, action === 'arrive')
    case 'refund':
      return void payer.refund(intent)
    case 'dispute':
      return void payer.dispute(intent)
    case 'expire':
      return void payer.expire(id)
  }
}
