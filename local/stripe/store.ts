import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal, type Base, type Kind, type Kinds } from './objects.ts'

type State = { [K in Kind]: Record<string, Kinds[K]> }

const objectNames: Record<Kind, string> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  promotionCodes: 'promotion_code',
  sessions: 'checkout.session',
  intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  subscriptions: 'subscription',
  portals: 'billing_portal.session',
}

const prefixes: Record<Kind, string> = {
  customers: 'cus_',
  products: 'prod_',
  prices: 'price_',
  coupons: 'coupon_',
  promotionCodes: 'promo_',
  sessions: 'cs_test_',
  intents: 'pi_',
  charges: 'ch_',
  refunds: 're_',
  disputes: 'dp_',
  subscriptions: 'sub_',
  portals: 'bps_',
}

const empty = (): State => ({
  customers: {},
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  sessions: {},
  intents: {},
  charges: {},
  refunds: {},
  disputes: {},
  subscriptions: {},
  portals: {},
})

export const now = (): number => Math.floor(Date.now() / 1000)

/** All objects of the stand-in; a file keeps them for the next start. */
export class Store {
  readonly #file: string | undefined
  readonly #state: State

  constructor(file?: string) {
    this.#file = file
    this.#state =
      file && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>) } : empty()
  }

  /** Creates an object. Objects with the same `key` get the same id at every start. */
  create<K extends Kind>(
    kind: K,
    fields: Omit<Kinds[K], keyof Base>,
    key?: string,
    id = this.#idFor(kind, key),
  ): Kinds[K] {
    const made = { id, object: objectNames[kind], created: now(), livemode: false, ...fields } as unknown as Kinds[K]
    const known: Record<string, Kinds[K]> = this.#state[kind]
    known[id] = made
    return made
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return Object.hasOwn(this.#state[kind], id) ? this.#state[kind][id] : undefined
  }

  /** @throws Refusal resource_missing */
  get<K extends Kind>(kind: K, id: string): Kinds[K] {
    const found = this.find(kind, id)
    if (!found) throw new Refusal(404, 'resource_missing', `No such ${objectNames[kind]}: '${id}'`)
    return found
  }

  all<K extends Kind>(kind: K): Kinds[K][] {
    return Object.values(this.#state[kind])
  }

  /** Writes everything to the file, if there is one. */
  save(): void {
    if (!this.#file) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#state))
  }

  #idFor(kind: Kind, key: string | undefined): string {
    const rest =
      key === undefined ? randomBytes(12).toString('hex') : createHash('sha256').update(key).digest('hex').slice(0, 24)
    return prefixes[kind] + rest
  }
}
