import { inner, list, text, texts, type Form } from '../form.ts'
import { Refusal, type Base, type Session } from '../objects.ts'
import type { Payer } from '../payer.ts'
import { now, type Store } from '../store.ts'

/** An API call with its parsed body. */
export interface ApiCall {
  params: string[]
  form: Form
  query: URLSearchParams
}

export type Answer = object

export interface Resource {
  method: 'GET' | 'POST' | 'DELETE'
  /** Its capture groups are the call's params. */
  path: RegExp
  answer: (call: ApiCall) => Answer
}

const DAY_SECONDS = 86_400

/** The part of Stripe's API that Vitrine uses. */
export function resources(store: Store, payer: Payer, origin: string): Resource[] {
  const on = (
    method: Resource['method'],
    path: RegExp,
    answer: (call: ApiCall, ...params: string[]) => Answer,
  ): Resource => ({
    method,
    path,
    answer: (call) => answer(call, ...call.params),
  })
  const id = '([A-Za-z0-9_-]+)'
  return [
    on('POST', /^customers$/, ({ form }) =>
      store.create('customers', {
        email: text(form, 'email') ?? null,
        name: text(form, 'name') ?? null,
        metadata: texts(form, 'metadata'),
      }),
    ),
    on('GET', RegExp(`^customers/${id}$`), (_call, customer = '') => store.get('customers', customer)),
    on('POST', RegExp(`^customers/${id}$`), ({ form }, customer = '') => {
      const known = store.get('customers', customer)
      return Object.assign(known, { email: text(form, 'email') ?? known.email })
    }),
    on('DELETE', RegExp(`^customers/${id}$`), (_call, customer = '') => {
      payer.deleteCustomer(customer)
      return { id: customer, object: 'customer', deleted: true }
    }),

    on('POST', /^products$/, ({ form }) => createProduct(store, form)),
    on('GET', RegExp(`^products/${id}$`), (_call, product = '') => store.get('products', product)),
    on('GET', /^products$/, () => listOf('/v1/products', store.all('products'))),
    on('POST', /^prices$/, ({ form }) => createPrice(store, form)),
    on('GET', RegExp(`^prices/${id}$`), (_call, price = '') => store.get('prices', price)),
    on('GET', /^prices$/, ({ query }) => listOf('/v1/prices', pricesMatching(store, query))),

    on('POST', /^coupons$/, ({ form }) =>
      store.create(
        'coupons',
        { percent_off: numberIn(form, 'percent_off'), amount_off: numberIn(form, 'amount_off') },
        undefined,
        text(form, 'id'),
      ),
    ),
    on('POST', /^promotion_codes$/, ({ form }) =>
      store.create('promotionCodes', {
        code: text(form, 'code') ?? '',
        coupon: text(form, 'coupon') ?? text(inner(form, 'promotion'), 'coupon') ?? '',
        active: true,
      }),
    ),
    on('GET', /^promotion_codes$/, ({ query }) =>
      listOf(
        '/v1/promotion_codes',
        store.all('promotionCodes').filter(({ code }) => query.get('code') === null || query.get('code') === code),
      ),
    ),

    on('POST', /^checkout\/sessions$/, ({ form }) => createSession(store, form, origin)),
    on('GET', RegExp(`^checkout/sessions/${id}$`), (call, session = '') =>
      expandSession(store, store.get('sessions', session), call),
    ),
    on('POST', RegExp(`^checkout/sessions/${id}/expire$`), (_call, session = '') => payer.expire(session)),
    on('GET', RegExp(`^checkout/sessions/${id}/line_items$`), (_call, session = '') =>
      lineItems(store, store.get('sessions', session)),
    ),

    on('GET', RegExp(`^payment_intents/${id}$`), (call, intent = '') =>
      expandIntent(store, intent, call, 'latest_charge'),
    ),
    on('GET', RegExp(`^charges/${id}$`), (_call, charge = '') => store.get('charges', charge)),
    on('POST', /^refunds$/, ({ form }) =>
      payer.refund(text(form, 'payment_intent') ?? '', numberIn(form, 'amount') ?? undefined, {
        reason: text(form, 'reason'),
        metadata: texts(form, 'metadata'),
      }),
    ),
    on('GET', RegExp(`^refunds/${id}$`), (_call, refund = '') => store.get('refunds', refund)),

    on('GET', /^subscriptions$/, ({ query }) => listOf('/v1/subscriptions', subscriptionsMatching(store, query))),
    on('GET', RegExp(`^subscriptions/${id}$`), (_call, subscription = '') => store.get('subscriptions', subscription)),
    on('POST', RegExp(`^subscriptions/${id}$`), ({ form }, subscription = '') =>
      payer.changeSubscription(subscription, { cancel_at_period_end: text(form, 'cancel_at_period_end') === 'true' }),
    ),
    on('DELETE', RegExp(`^subscriptions/${id}$`), (_call, subscription = '') =>
      payer.changeSubscription(subscription, { status: 'canceled' }),
    ),

    on('POST', /^billing_portal\/sessions$/, ({ form }) => createPortal(store, form, origin)),
  ]
}

const listOf = (url: string, data: Base[]) => ({ object: 'list', url, has_more: false, data })

const numberIn = (form: Form, name: string): number | null => {
  const value = text(form, name)
  return value === undefined ? null : Number(value)
}

function createProduct(store: Store, form: Form) {
  const id = text(form, 'id')
  if (id !== undefined && store.find('products', id))
    throw new Refusal(400, 'resource_already_exists', `Product already exists: ${id}`)
  return store.create(
    'products',
    {
      name: text(form, 'name') ?? '',
      description: text(form, 'description') ?? null,
      active: true,
      metadata: texts(form, 'metadata'),
    },
    undefined,
    id,
  )
}

function createPrice(store: Store, form: Form) {
  const recurring = inner(form, 'recurring')
  const interval = text(recurring, 'interval')
  const lookupKey = text(form, 'lookup_key') ?? null
  const product = store.get('products', text(form, 'product') ?? '')
  // The same id at every start, because the database stores it.
  return store.create(
    'prices',
    {
      product: product.id,
      unit_amount: numberIn(form, 'unit_amount') ?? 0,
      currency: text(form, 'currency') ?? 'usd',
      active: true,
      lookup_key: lookupKey,
      type: interval ? 'recurring' : 'one_time',
      recurring: interval ? { interval, interval_count: numberIn(recurring, 'interval_count') ?? 1 } : null,
    },
    lookupKey ?? undefined,
  )
}

function pricesMatching(store: Store, query: URLSearchParams) {
  const keys = [...query].flatMap(([name, value]) => (/^lookup_keys\[\d*\]$/.test(name) ? [value] : []))
  return store
    .all('prices')
    .filter(
      ({ lookup_key: key, active }) =>
        (keys.length === 0 || (key !== null && keys.includes(key))) &&
        (query.get('active') === null || String(active) === query.get('active')),
    )
}

function subscriptionsMatching(store: Store, query: URLSearchParams) {
  const status = query.get('status') ?? 'active'
  return store
    .all('subscriptions')
    .filter(
      (subscription) =>
        (query.get('customer') === null || subscription.customer === query.get('customer')) &&
        (status === 'all' ||
          (status === 'active' ? subscription.status !== 'canceled' : subscription.status === status)),
    )
}

function createSession(store: Store, form: Form, origin: string): Session {
  const [item] = list(form, 'line_items')
  const price = store.get('prices', typeof item === 'object' ? (text(item, 'price') ?? '') : '')
  const mode = text(form, 'mode') === 'subscription' ? 'subscription' : 'payment'
  if ((mode === 'subscription') !== (price.type === 'recurring'))
    throw new Refusal(400, 'price_type_mismatch', 'You must use a recurring price in subscription mode only.')
  const [successUrl, cancelUrl] = [text(form, 'success_url'), text(form, 'cancel_url')]
  if (!successUrl || !cancelUrl) throw new Refusal(400, 'parameter_missing', 'Missing required param: success_url.')
  const customer = text(form, 'customer')
  if (customer !== undefined) store.get('customers', customer)
  const session = store.create('sessions', {
    mode,
    status: 'open',
    payment_status: 'unpaid',
    url: '',
    success_url: successUrl,
    cancel_url: cancelUrl,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    currency: price.currency,
    customer: customer ?? null,
    client_reference_id: text(form, 'client_reference_id') ?? null,
    allow_promotion_codes: text(form, 'allow_promotion_codes') === 'true',
    metadata: texts(form, 'metadata'),
    payment_intent: null,
    subscription: null,
    expires_at: now() + DAY_SECONDS,
    price: price.id,
    payment_metadata: texts(inner(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data'), 'metadata'),
    promotion_code: null,
    problem: null,
  })
  session.url = `${origin}/pay/${session.id}`
  return session
}

const expansions = ({ query }: ApiCall): string[] =>
  [...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []))

function expandSession(store: Store, session: Session, call: ApiCall): Answer {
  const wanted = expansions(call)
  if (!session.payment_intent || !wanted.some((path) => path.startsWith('payment_intent'))) return session
  return {
    ...session,
    payment_intent: expandIntent(store, session.payment_intent, call, 'payment_intent.latest_charge'),
  }
}

function expandIntent(store: Store, id: string, call: ApiCall, path: string): Answer {
  const intent = store.get('intents', id)
  if (!intent.latest_charge || !expansions(call).includes(path)) return intent
  return { ...intent, latest_charge: store.get('charges', intent.latest_charge) }
}

function lineItems(store: Store, session: Session): Answer {
  const price = store.get('prices', session.price)
  const item = {
    id: `li_${session.id.slice(-12)}`,
    object: 'item',
    created: session.created,
    livemode: false as const,
    price,
    quantity: 1,
    currency: session.currency,
    description: store.get('products', price.product).name,
    amount_subtotal: session.amount_subtotal,
    amount_total: session.amount_total,
  }
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, [item])
}

function createPortal(store: Store, form: Form, origin: string): Answer {
  const customer = store.get('customers', text(form, 'customer') ?? '')
  const portal = store.create('portals', {
    customer: customer.id,
    return_url: text(form, 'return_url') ?? origin,
    url: '',
  })
  portal.url = `${origin}/portal/${portal.id}`
  return portal
}
