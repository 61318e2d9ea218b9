import type { BodyOf, Endpoint, OutputOf } from '@vitrine/common/api/endpoint'
import type { ErrorBody } from '@vitrine/common/api/errors'
import type * as z from 'zod/mini'
import { addresses, browserUserAgent } from './env.ts'

export interface Answer<T> {
  status: number
  headers: Headers
  /** The parsed body; errors have the shape of ErrorBody. */
  body: T
}

export interface Input<E extends Endpoint> {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: BodyOf<E>
  token?: string
  headers?: Record<string, string>
  /** Where the API answers; Hosting's address unless said otherwise. */
  origin?: string
}

/** The path of an endpoint with its parameters filled in. */
export function pathOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  return search ? `${path}?${search}` : path
}

/** Calls an endpoint and gives whatever it answers. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E> = {},
): Promise<Answer<OutputOf<E> & ErrorBody>> {
  const response = await fetch(`${input.origin ?? addresses.hosting}${pathOf(endpoint, input.params, input.query)}`, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      // A server may close an idle connection just as it is reused.
      Connection: 'close',
      'User-Agent': browserUserAgent,
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(input.token && { Authorization: `Bearer ${input.token}` }),
      ...input.headers,
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(await response.text()) as OutputOf<E> & ErrorBody,
  }
}

/** As `call`, for calls that have to succeed. */
export async function succeed<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<OutputOf<E>> {
  const answer = await call(endpoint, input)
  if (answer.status !== 200)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
