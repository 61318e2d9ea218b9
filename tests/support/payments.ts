import { createPortfolio } from '@vitrine/common/api/portfolios'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { signature } from '../../local/stripe/webhooks.ts'
import type { Event as StandInEvent, Session } from '../../local/stripe/objects.ts'
import { STAND_IN_SECRET, webhookAddress } from '../../local/stripe/settings.ts'
import { createAccount, type TestAccount } from './accounts.ts'
import { adminFirestore } from './admin.ts'
import { succeed } from './api.ts'
import { addresses, ports } from './env.ts'
import { FUNCTION_HEADER } from './function-header.ts'

export type { ApiRequest } from '../../local/lib/faults.ts'

export const premium: TemplateId = 'creative-studio'
export const premiumPrice = 1900

/** A call of the stand-in's control routes. */
export async function control<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${addresses.stripe}/control/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** An action of a payer, bank or operator on a session, such as `pay` or `refund`. */
export const act = (action: string, id: string, body: object = {}) =>
  control<{ id: string }>(`do/${action}/${id}`, body)

export const priceOf = async (templateId: TemplateId = premium): Promise<string> =>
  (await adminFirestore().doc(`templates/${templateId}`).get()).get('stripePriceId') as string

export interface Buyer extends TestAccount {
  portfolioId: string
}

/** An account with a draft from a premium template. */
export async function createBuyer(templateId: TemplateId = premium): Promise<Buyer> {
  const account = await createAccount({ name: 'Buyer' })
  const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId } })
  return { ...account, portfolioId: id }
}

export const checkoutsOf = (uid: string) => adminFirestore().collection(`customers/${uid}/checkout_sessions`)

/** The document that the payment dialog creates. */
export async function requestFor(buyer: Buyer, more: object = {}) {
  return {
    mode: 'payment',
    price: await priceOf(),
    success_url: `${addresses.hosting}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${addresses.hosting}/dashboard/editor/${buyer.portfolioId}`,
    allow_promotion_codes: true,
    metadata: { portfolioId: buyer.portfolioId, templateName: 'Creative Studio', type: 'template_purchase' },
    ...more,
  }
}

export interface Answered {
  id: string
  sessionId?: string
  url?: string
  status?: string
  error?: { message: string }
}

/** Requests a checkout session as the payment dialog does, and waits for the response. */
export async function askForCheckout(uid: string, request: object, id = checkoutsOf(uid).doc().id): Promise<Answered> {
  const ref = checkoutsOf(uid).doc(id)
  await ref.set(request)
  return new Promise((resolve, reject) => {
    const stop = ref.onSnapshot((snapshot) => {
      if (snapshot.get('url') === undefined && snapshot.get('error') === undefined) return
      stop()
      resolve({ id, ...(snapshot.data() as Omit<Answered, 'id'>) })
    }, reject)
  })
}

/** A session that can be paid now. */
export async function openSession(buyer: Buyer): Promise<{ checkoutId: string; sessionId: string }> {
  const answer = await askForCheckout(buyer.uid, await requestFor(buyer))
  if (!answer.sessionId) throw new Error(`No session: ${JSON.stringify(answer)}`)
  return { checkoutId: answer.id, sessionId: answer.sessionId }
}

/** A request that already has a response, so the emulator's trigger ignores it; for tests that run the trigger themselves. */
export async function requestUnseen(buyer: Buyer) {
  const ref = checkoutsOf(buyer.uid).doc()
  await openSession(buyer)
  await ref.set(await requestFor(buyer, { error: { message: 'not yet' } }))
  // Deliveries are in document order: once this one is answered, the previous one was delivered.
  await openSession(buyer)
  await ref.set(await requestFor(buyer))
  return ref
}

/** Begins to keep back the events that contain a text; `heldEvents` gives them. */
export const holdEvents = (match: string) => control('events/hold', { match })
export const heldEvents = (match: string) => control<StandInEvent[]>(`events/held?match=${match}`)

export const sessionAtProvider = (id: string) => control<Session>(`sessions/${id}`)

/** Waits until a document meets a condition. */
export function until(
  path: string,
  isSo: (data: FirebaseFirestore.DocumentData | undefined) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = adminFirestore()
      .doc(path)
      .onSnapshot((snapshot) => {
        if (!isSo(snapshot.data())) return
        stop()
        resolve()
      }, reject)
  })
}

let serial = 0

/** An event as the provider would send it. */
export const eventOf = (type: string, object: object, id = `evt_test_${process.pid}_${Date.now()}_${serial++}`) => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / 1000),
  type,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  data: { object },
})

interface Posting {
  secret?: string
  /** In seconds since 1970. */
  signedAt?: number
  origin?: string
  header?: string
}

/** Delivers a signed event to the webhook and returns the status. */
export async function deliver(
  event: object,
  { secret = STAND_IN_SECRET, signedAt, origin = webhookAddress(ports), header }: Posting = {},
): Promise<number> {
  const payload = JSON.stringify(event)
  const response = await fetch(origin, {
    method: 'POST',
    headers: {
      [FUNCTION_HEADER]: 'stripeWebhook',
      'content-type': 'application/json',
      'stripe-signature': header ?? signature(payload, secret, signedAt),
    },
    body: payload,
  })
  await response.arrayBuffer()
  return response.status
}
