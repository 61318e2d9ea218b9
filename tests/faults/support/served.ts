import { AbandonedTransactions } from '../../support/abandoned-transactions.ts'
import { startFunctions } from '../../support/functions-process.ts'
import { browserUserAgent, ports } from '../../support/env.ts'
import { openProxy, type Reach } from './proxy.ts'

export type Service = 'firestore' | 'storage' | 'smtp' | 'stripe'
export const services: readonly Service[] = ['firestore', 'storage', 'smtp', 'stripe']

/** All functions in one process that reaches each service through a door of the test. */
export interface Served {
  origin: string
  output: () => string
  set: (service: Service, reach: Reach) => Promise<void>
  /** Ends the transactions that nobody goes on with, which would lock what they have read for a minute. */
  endAbandoned: () => Promise<void>
  stop: () => Promise<void>
}

export async function serveThroughProxies(): Promise<Served> {
  const transactions = await AbandonedTransactions.fromNow()
  const [firestore, storage, smtp, stripe] = await Promise.all(
    [ports.firestore, ports.storage, ports.smtp, ports.stripe].map(openProxy),
  )
  if (!firestore || !storage || !smtp || !stripe) throw new Error('A door is missing')
  const doors = { firestore, storage, smtp, stripe }
  const at = ({ port }: { port: number }) => `127.0.0.1:${port}`
  const functions = await startFunctions({
    settings: {
      FIRESTORE_EMULATOR_HOST: at(firestore),
      FIREBASE_STORAGE_EMULATOR_HOST: at(storage),
      STORAGE_EMULATOR_HOST: `http://${at(storage)}`,
      SMTP_PORT: String(smtp.port),
      STRIPE_API: `http://${at(stripe)}`,
    },
  })
  return {
    origin: functions.origin,
    output: functions.output,
    set: (service, reach) => doors[service].set(reach),
    endAbandoned: () => transactions.end(),
    async stop() {
      await functions.stop('SIGKILL')
      await Promise.all(Object.values(doors).map((door) => door.close()))
      await transactions.end()
    },
  }
}

/**
 * What hangs and has no deadline (functions/lib/deadline.ts) never answers; what has one does so long before this, however busy the
 * machine is.
 */
export const ANSWERED_WITHIN_MS = 120_000

/** What was answered, and how long it took. */
export interface Timed {
  status: number
  ms: number
  code?: string
  retryAfter: string | null
  type: string
  cache: string | null
  text: string
}

export async function timed(asked: Promise<Response>): Promise<Timed> {
  const begin = performance.now()
  const response = await asked
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const { detail } = type.startsWith('application/json') ? (JSON.parse(text) as { detail?: { code?: string } }) : {}
  return {
    status: response.status,
    ms: performance.now() - begin,
    code: detail?.code,
    type,
    text,
    retryAfter: response.headers.get('retry-after'),
    cache: response.headers.get('cache-control'),
  }
}

interface Asked {
  method?: string
  token?: string
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Any request, as a browser or a service sends it. */
export const ask = (address: string, { method, token, json, form, headers }: Asked = {}): Promise<Timed> =>
  timed(
    fetch(address, {
      method: method ?? (json === undefined && form === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        Connection: 'close',
        'User-Agent': browserUserAgent,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: json !== undefined ? JSON.stringify(json) : form && new URLSearchParams(form),
    }),
  )
