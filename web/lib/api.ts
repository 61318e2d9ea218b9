import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@vitrine/common/api/endpoint'
import { API_TIMEOUT_MS, errorMessages } from '@vitrine/common/api/errors'
import { APP_CHECK_HEADER } from '@vitrine/common/app-check'
import { ApiError, apiErrorFrom } from './api-error.ts'
import { keptToken } from './kept-token.ts'

/** A part of the input, required only if the endpoint has it (a part without fields is Record<string, never>). */
type Part<Name extends string, Value> = undefined extends Value
  ? unknown
  : string extends keyof Value
    ? unknown
    : Partial<Value> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value }

export type RequestInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** The revision that the change was made from. */
    ifMatch?: number
    /** The signed-in user's by default. */
    token?: string
    /** Another URL than the endpoint's path. */
    url?: string
    headers?: Record<string, string>
    signal?: AbortSignal
  }

/** The input is optional if nothing in it is required. */
type Given<Value> = Partial<Value> extends Value ? [Value?] : [Value]

interface Input {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  ifMatch?: number
  token?: string
  url?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls an endpoint of the contract and gives its output. Throws an ApiError; when `signal` aborts, its reason.
 * The output is not parsed again: the server has done so with the same schema.
 */
export async function request<E extends Endpoint>(endpoint: E, ...given: Given<RequestInput<E>>): Promise<OutputOf<E>> {
  const input: Input = given[0] ?? {}
  // What is only read need not wait for the Auth SDK.
  const token = endpoint.access === 'public' || endpoint.method !== 'GET' || input.token ? null : await keptToken()
  if (token) {
    try {
      return await call(endpoint, { ...input, token })
    } catch (error) {
      // The SDK has a newer one, or knows that the session has ended.
      if (!(error instanceof ApiError && error.status === 401)) throw error
    }
  }
  return call(endpoint, input)
}

async function call<E extends Endpoint>(endpoint: E, input: Input): Promise<OutputOf<E>> {
  const headers = new Headers({ ...input.headers, accept: 'application/json' })
  if (endpoint.access !== 'public') headers.set('authorization', `Bearer ${input.token ?? (await userToken())}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.ifMatch !== undefined) headers.set('if-match', `"${input.ifMatch}"`)

  if (import.meta.env.VITE_APP_CHECK_KEY && !input.url) await addAppCheck(headers)

  const { status, ok, text } = await send(input.url ?? address(endpoint, input), {
    method: endpoint.method,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  })
  if (!ok) throw apiErrorFrom(status, text)
  try {
    return JSON.parse(text) as OutputOf<E>
  } catch {
    throw new ApiError(status, 'unknown', errorMessages.network)
  }
}

/** Path and query of a call; query values that are undefined are left out. */
export function address(
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Pick<Input, 'params' | 'query'>,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

async function send(url: string, init: RequestInit): Promise<{ status: number; ok: boolean; text: string }> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...init, signal })
    return { status: response.status, ok: response.ok, text: await response.text() }
  } catch {
    init.signal?.throwIfAborted()
    throw new ApiError(0, 'network', errorMessages.network)
  }
}

/** Without a token the call is sent anyway; the server decides whether it is required. */
async function addAppCheck(headers: Headers): Promise<void> {
  const { appCheckToken } = await import('./firebase.ts')
  const token = await appCheckToken?.then((getToken) => getToken()).catch(() => null)
  if (token) headers.set(APP_CHECK_HEADER, token)
}

async function userToken(): Promise<string> {
  const { currentToken } = await import('./auth.ts')
  const token = await currentToken().catch(() => null)
  if (!token) throw new ApiError(401, 'unauthenticated', errorMessages.authentication)
  return token
}
