import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import type * as z from 'zod/mini'
import type { EndpointName } from '@vitrine/common/api/index'
import { APP_CHECK_HEADER } from '@vitrine/common/app-check'
import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@vitrine/common/api/endpoint'
import { timeOf } from '../lib/clock.ts'
import { withDeadline } from '../lib/deadline.ts'
import { deletionRef } from '../lib/documents/deletion.ts'
import type { Log } from '../lib/log.ts'
import { ApiError, notFound } from './api-error.ts'
import { requireApp } from './app-check.ts'
import { authenticate, type Account } from './authenticate.ts'
import { limitEndpoint } from './limits.ts'
import { MALFORMED_TEXT, malformedTexts, readBody } from './request.ts'

/** What a handler is given: input that has been checked, and the caller where the endpoint wants one. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  account: E['access'] extends 'public' ? null : Account
  /** The revision named in If-Match, where one is. */
  ifMatch: number | null
  request: Request
  log: Log
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>>

/** Answers one call, in time. Errors are thrown for `http/errors.ts` to answer. */
export async function runEndpoint<E extends Endpoint>(
  name: EndpointName,
  endpoint: E,
  handler: Handler<E>,
  req: Request,
  res: Response,
  log: Log,
): Promise<void> {
  const output = await withDeadline('call', () => outputOf(name, endpoint, handler, req, log))
  if (hasRevision(output)) res.set('ETag', `"${output.revision}"`)
  res.status(200).json(output)
}

/** Runs one call: app, token, limit, input, handler, output. */
async function outputOf<E extends Endpoint>(
  name: EndpointName,
  endpoint: E,
  handler: Handler<E>,
  req: Request,
  log: Log,
): Promise<unknown> {
  await requireApp(name, req.get(APP_CHECK_HEADER))
  const account = await callerOf(endpoint, req)
  await limitEndpoint(name, account, req, timeOf(req))
  const call = {
    params: input(endpoint.params, req.params, 'params'),
    query: input(endpoint.query, req.query, 'query'),
    body: input(endpoint.body, readBody(req), 'body'),
    account,
    ifMatch: readIfMatch(req.get('if-match')),
    request: req,
    log,
  } as Call<E>
  if (endpoint.access === 'self' && account?.uid !== (call.params as { uid?: string }).uid) throw notFound('Account')
  return endpoint.output.parse(await handler(call))
}

async function callerOf({ access, method, liveSession }: Endpoint, req: Request): Promise<Account | null> {
  if (access === 'public') return null
  const account = await authenticate(req.get('authorization'), liveSession)
  // Tokens outlive the account by up to an hour, and such calls could make something new for it.
  if (access === 'account' && method !== 'GET') await refuseClosed(account.uid)
  return account
}

async function refuseClosed(uid: string): Promise<void> {
  if ((await deletionRef(uid).get()).exists) throw new ApiError('account-closed', 'This account is being deleted.')
}

function input<S extends z.ZodMiniType>(schema: S, value: unknown, part: string): z.infer<S> {
  const malformed = malformedTexts(value, part).map((path) => ({ path, message: MALFORMED_TEXT }))
  if (malformed.length > 0) throw invalidInput(malformed)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidInput(
    result.error.issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message })),
  )
}

function invalidInput(issues: { path: string; message: string }[]): ApiError {
  const places = [...new Set(issues.map((issue) => issue.path))].slice(0, 5).join(', ')
  return new ApiError('invalid-input', `The input is not valid: ${places}`, { issues: issues.slice(0, 50) })
}

/** If-Match: "12". Anything else is refused rather than ignored, since ignoring it would overwrite. */
function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const revision = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1]
  if (revision === undefined) throw new ApiError('invalid-input', 'If-Match must hold a revision in quotes')
  return Number(revision)
}

function hasRevision(output: unknown): output is { revision: number } {
  return typeof output === 'object' && output !== null && 'revision' in output && typeof output.revision === 'number'
}
