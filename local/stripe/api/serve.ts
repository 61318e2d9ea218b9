import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Faults } from '../../lib/faults.ts'
import { parseForm } from '../form.ts'
import { Refusal } from '../objects.ts'
import type { Store } from '../store.ts'
import type { Resource } from './resources.ts'

interface Answered {
  status: number
  body: string
}

interface Remembered extends Answered {
  call: string
}

export interface ApiOptions {
  key: string
  store: Store
  faults: Faults
  resources: readonly Resource[]
}

/** Answers calls under /v1 as Stripe does: API key, Idempotency-Key, errors. */
export function serveApi({ key, store, faults, resources }: ApiOptions) {
  const remembered = new Map<string, Remembered>()

  const carryOut = (method: string, url: URL, body: string): Answered => {
    const path = url.pathname.replace(/^\/v1\//, '')
    const resource = resources.find((known) => known.method === method && known.path.test(path))
    try {
      if (!resource) throw new Refusal(404, 'unknown_url', `Unrecognized request URL (${method}: ${url.pathname}).`)
      const params = (resource.path.exec(path) ?? []).slice(1)
      const answer = resource.answer({ params, form: parseForm(body), query: url.searchParams })
      if (method !== 'GET') store.save()
      return { status: 200, body: JSON.stringify(answer) }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error)
      throw error
    }
  }

  return async (request: Request, response: Response): Promise<void> => {
    const url = new URL(request.originalUrl, 'http://stand-in.invalid')
    const body = typeof request.body === 'string' ? request.body : ''
    const idempotencyKey = request.get('idempotency-key') ?? null
    const asked = { method: request.method, path: url.pathname, body: body || url.search, idempotencyKey }
    const send = ({ status, body: text }: Answered, headers: Record<string, string> = {}) =>
      response
        .status(status)
        .set({ 'content-type': 'application/json', 'request-id': `req_${randomBytes(7).toString('hex')}`, ...headers })
        .send(text)

    if (request.get('authorization') !== `Bearer ${key}`) {
      send(refusal(new Refusal(401, 'invalid_api_key', 'Invalid API Key provided.')))
      return
    }
    faults.requests.push(asked)
    const broken = faults.before(asked)
    if (broken !== null) {
      send(refusal(new Refusal(broken, 'api_error', 'An error on purpose.', 'api_error')))
      return
    }
    const call = `${asked.method} ${asked.path} ${body}`
    const known = idempotencyKey === null || request.method !== 'POST' ? undefined : remembered.get(idempotencyKey)
    if (known && known.call !== call) {
      send(
        refusal(
          new Refusal(
            400,
            'idempotency_key_in_use',
            `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${idempotencyKey}'.`,
            'idempotency_error',
          ),
        ),
      )
      return
    }
    const answer = known ?? carryOut(request.method, url, body)
    if (idempotencyKey !== null && request.method === 'POST') remembered.set(idempotencyKey, { call, ...answer })
    await faults.after(asked)
    send(answer, known ? { 'idempotent-replayed': 'true' } : {})
  }
}

const refusal = ({ status, code, type, message }: Refusal): Answered => ({
  status,
  body: JSON.stringify({ error: { type, code, message } }),
})
