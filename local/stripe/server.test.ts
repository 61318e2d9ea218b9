import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { portsAt, type Ports } from '../ports.ts'
import { startStandIn, type StandIn } from './server.ts'
import { STAND_IN_KEY, STAND_IN_SECRET } from './settings.ts'

/* The unchanged `stripe` package against the stand-in, over HTTP. */

let ports: Ports
let standIn: StandIn
let stripe: Stripe
let price: string

interface Received {
  payload: string
  signature: string
}
const received: Received[] = []
/** How often the endpoint answers 500 before it accepts the events of an object. */
const failing = { id: 'none', left: 0 }

const endpoint = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const payload = Buffer.concat(chunks).toString()
    received.push({ payload, signature: String(request.headers['stripe-signature']) })
    const refused = payload.includes(failing.id) && failing.left-- > 0
    response.writeHead(refused ? 500 : 200).end()
  })
})

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

const clientWith = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: ports.stripe, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

beforeAll(async () => {
  ports = { ...portsAt(0), functions: await listen(endpoint), stripe: await freePort() }
  standIn = await startStandIn(ports)
  stripe = clientWith(STAND_IN_KEY)
  await stripe.products.create({ id: 'thing', name: 'Thing' })
  price = (
    await stripe.prices.create({ product: 'thing', unit_amount: 1900, currency: 'usd', lookup_key: 'thing-1900' })
  ).id
})
afterAll(async () => {
  await standIn.stop()
  endpoint.close()
})

const parameters = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ price, quantity: 1 }],
  success_url: 'http://127.0.0.1/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1/back',
  allow_promotion_codes: true,
  metadata: { uid: 'ada' },
  payment_intent_data: { metadata: { uid: 'ada' } },
})
const post = (path: string, body: Record<string, string> = {}) =>
  fetch(standIn.url + path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
const eventsOf = (id: string) =>
  received
    .filter(({ payload }) => payload.includes(id))
    .map(({ payload }) => (JSON.parse(payload) as Stripe.Event).type)

describe('the API', () => {
  it('rejects an unknown key', async () => {
    await expect(clientWith('sk_test_other').products.retrieve('thing')).rejects.toMatchObject({ statusCode: 401 })
  })

  it('reports a missing object as Stripe does', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    await expect(
      stripe.checkout.sessions.create({ ...parameters(), line_items: [{ price: 'price_none', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('finds a price by its lookup key, with the same id at every start', async () => {
    expect((await stripe.prices.list({ lookup_keys: ['thing-1900'], active: true })).data.map(({ id }) => id)).toEqual([
      price,
    ])
    expect((await stripe.prices.list({ lookup_keys: ['thing-1'] })).data).toEqual([])
    expect(price).toBe('price_d3d1656c037d02dcae86cb18')
  })

  it('creates one session for an idempotency key, and rejects the key for another request', async () => {
    const make = (more: object = {}) =>
      stripe.checkout.sessions.create({ ...parameters(), ...more }, { idempotencyKey: 'same' })
    const [first, second] = await Promise.all([make(), make()])
    expect(second.id).toBe(first.id)
    await expect(make({ cancel_url: 'http://127.0.0.1/elsewhere' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('lists the line items of a session', async () => {
    const { id } = await stripe.checkout.sessions.create(parameters())
    expect((await stripe.checkout.sessions.listLineItems(id)).data).toMatchObject([
      { description: 'Thing', amount_total: 1900, quantity: 1 },
    ])
  })

  it('expires open sessions only', async () => {
    const { id } = await stripe.checkout.sessions.create(parameters())
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired')
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('injects faults into matching calls only', async () => {
    const fault = { match: 'unlucky', path: '/v1/customers', kind: 'error', status: 500, times: 1 }
    await fetch(`${standIn.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    await expect(stripe.customers.create({ name: 'lucky' })).resolves.toMatchObject({ name: 'lucky' })
    await expect(stripe.customers.create({ name: 'unlucky' })).rejects.toMatchObject({ statusCode: 500 })
    await expect(stripe.customers.create({ name: 'unlucky' })).resolves.toMatchObject({ name: 'unlucky' })
  })
})

describe('the payment page', () => {
  it('takes a payment once, returns the payer and sends a signed event', async () => {
    const { id, url } = await stripe.checkout.sessions.create(parameters())
    expect(url).toBe(`${standIn.url}/pay/${id}`)
    const paid = await post(`/pay/${id}`, { action: 'pay' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://127.0.0.1/done?session_id=${id}`])
    expect((await post(`/pay/${id}`, { action: 'pay' })).status).toBe(303)
    await vi.waitFor(() => expect(eventsOf(id)).toEqual(['checkout.session.completed']), { timeout: 15_000 })

    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 1900,
      metadata: { uid: 'ada' },
      latest_charge: { amount_refunded: 0 },
    })
    const { payload, signature } = received.find((event) => event.payload.includes(id)) ?? {
      payload: '',
      signature: '',
    }
    expect(stripe.webhooks.constructEvent(payload, signature, STAND_IN_SECRET).type).toBe('checkout.session.completed')
    expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(/signature/)
  })

  it('handles declined cards, discounts and cancelling', async () => {
    const { id } = await stripe.checkout.sessions.create(parameters())
    expect((await post(`/pay/${id}`, { action: 'decline' })).headers.get('location')).toBe(`/pay/${id}`)
    expect(await (await fetch(`${standIn.url}/pay/${id}`)).text()).toContain('Your card was declined.')
    await post(`/pay/${id}`, { action: 'discount', code: 'nothing' })
    expect(await (await fetch(`${standIn.url}/pay/${id}`)).text()).toContain('This code is invalid.')
    await post(`/pay/${id}`, { action: 'discount', code: 'half' })
    expect(await (await fetch(`${standIn.url}/pay/${id}`)).text()).toContain('$9.50')
    await post(`/pay/${id}`, { action: 'discount', code: 'GIFT' })
    await post(`/pay/${id}`, { action: 'pay' })
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'no_payment_required',
      payment_intent: null,
      amount_total: 0,
    })
  })

  it('escapes names', async () => {
    await stripe.products.create({ id: 'evil', name: '<script>alert(1)</script>' })
    const evil = await stripe.prices.create({ product: 'evil', unit_amount: 100, currency: 'usd' })
    const { url } = await stripe.checkout.sessions.create({
      ...parameters(),
      line_items: [{ price: evil.id, quantity: 1 }],
    })
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})

describe('money that has moved', () => {
  it('can be refunded in parts, up to the amount paid', async () => {
    const { id } = await stripe.checkout.sessions.create(parameters())
    await post(`/pay/${id}`, { action: 'pay' })
    const intent = (await stripe.checkout.sessions.retrieve(id)).payment_intent as string
    await stripe.refunds.create({ payment_intent: intent, amount: 500 })
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 1500 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    await stripe.refunds.create({ payment_intent: intent })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })
})

describe('webhooks', () => {
  it('are retried until they are accepted', async () => {
    const { id } = await stripe.checkout.sessions.create(parameters())
    Object.assign(failing, { id, left: 2 })
    await stripe.checkout.sessions.expire(id)
    await vi.waitFor(() => expect(eventsOf(id)).toEqual(Array.from({ length: 3 }, () => 'checkout.session.expired')), {
      timeout: 15_000,
    })
  })

  it('can be held back and delivered in reverse order, more than once', async () => {
    const control = (path: string, body: object) =>
      fetch(`${standIn.url}/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { id } = await stripe.checkout.sessions.create(parameters())
    await control('events/hold', { match: id })
    await control(`do/pay-later/${id}`, {})
    await control(`do/arrive/${id}`, {})
    expect(eventsOf(id)).toEqual([])
    await control('events/copies', { copies: 2 })
    await control('events/release', { match: id, order: 'reversed' })
    await control('events/copies', { copies: 1 })
    await vi.waitFor(() => expect(eventsOf(id)).toHaveLength(4), { timeout: 15_000 })
    expect(new Set(eventsOf(id))).toEqual(
      new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
    )
  })
})
