import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Base, Event } from './objects.ts'
import { now } from './store.ts'

/** The API version of the functions' `stripe` package. */
const API_VERSION = '2026-10-28.endive'

/** Delays between attempts. Stripe retries for three days. */
const retryAfterMs = [200, 500, 1000, 2000, 4000, 8000]

export interface Delivery {
  event: Event
  attempts: number
  /** The status of the last attempt; 0 if there was no response. */
  status: number
}

/** The signature header of a delivery. */
export const signature = (payload: string, secret: string, timestamp = now()): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`

/** Delivers signed events to an endpoint until it answers 2xx. */
export class Webhooks {
  readonly deliveries: Delivery[] = []
  readonly #url: string
  readonly #secret: string
  readonly #stopped = new AbortController()
  #held: { match: string; events: Event[] }[] = []
  /** How often each event is delivered. */
  #copies = 1

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  emit(type: string, object: Base): void {
    const event: Event = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      created: now(),
      livemode: false,
      api_version: API_VERSION,
      type,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    }
    const holder = this.#held.find(({ match }) => JSON.stringify(event).includes(match))
    if (holder) holder.events.push(event)
    else this.#send(event)
  }

  /** Holds back events that contain this text. */
  hold(match: string): void {
    this.#held.push({ match, events: [] })
  }

  /** Delivers the events that were held back for this text, in order or reversed. */
  release(match: string, order: 'created' | 'reversed'): number {
    const events = this.#held.filter((holder) => holder.match === match).flatMap((holder) => holder.events)
    this.#held = this.#held.filter((holder) => holder.match !== match)
    for (const event of order === 'reversed' ? events.toReversed() : events) this.#send(event)
    return events.length
  }

  held(match: string): Event[] {
    return this.#held.filter((holder) => holder.match === match).flatMap(({ events }) => events)
  }

  duplicate(copies: number): void {
    this.#copies = copies
  }

  stop(): void {
    this.#stopped.abort()
  }

  #send(event: Event): void {
    for (let copy = 0; copy < this.#copies; copy++) void this.#deliver(event)
  }

  async #deliver(event: Event): Promise<void> {
    const delivery: Delivery = { event, attempts: 0, status: 0 }
    this.deliveries.push(delivery)
    for (const wait of [0, ...retryAfterMs]) {
      try {
        await delay(wait, undefined, { signal: this.#stopped.signal })
      } catch {
        return
      }
      delivery.attempts += 1
      delivery.status = await this.#attempt(JSON.stringify(event))
      if (delivery.status >= 200 && delivery.status < 300) return
    }
    console.warn(`The payment stand-in gave up on ${event.type} (${event.id}): the webhook answered ${delivery.status}`)
  }

  async #attempt(payload: string): Promise<number> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, this.#secret),
        },
        body: payload,
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(30_000)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
}
