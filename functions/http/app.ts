import { randomUUID } from 'node:crypto'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Request } from 'firebase-functions/https'
import en from 'zod/v4/locales/en.js'
import * as z from 'zod/mini'
import { api, type Api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { requestLog } from '../lib/log.ts'
import { ApiError } from './api-error.ts'
import { runEndpoint, type Handler } from './endpoint-handler.ts'
import { answerError } from './errors.ts'
import { securityHeaders } from './security-headers.ts'

/** A handler for every endpoint of the contract; one that is missing does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Api[Name]> }

/** The API as an Express application. */
export function createApiApp(handlers: Handlers): Express {
  z.config(en())
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(identify)
  app.use(compression())
  for (const [path, names] of endpointsByPath()) {
    const route = app.route(path)
    for (const name of names) route[verb(api[name])](handle(name, handlers[name] as Handler<Endpoint>))
    const allowed = names.map((name) => api[name].method).join(', ')
    route.all((_req, res) => {
      res.set('Allow', allowed)
      throw new ApiError('method-not-allowed', `This address answers ${allowed} only`)
    })
  }
  app.use(() => {
    throw new ApiError('not-found', 'There is no such address')
  })
  app.use(answerError)
  return app
}

/** Every request has an id that its logs and its error answer carry. */
const identify: RequestHandler = (_req, res, next) => {
  const requestId = randomUUID()
  res.locals.requestId = requestId
  // Whatever the answer is, a shared cache must never keep it.
  res.set({ ...securityHeaders, 'X-Request-Id': requestId, 'Cache-Control': 'private, no-store' })
  next()
}

const handle =
  (name: EndpointName, handler: Handler<Endpoint>): RequestHandler =>
  (req, res) =>
    runEndpoint(name, api[name], handler, req as unknown as Request, res, requestLog(String(res.locals.requestId)))

const verb = (endpoint: Endpoint) => endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'

function endpointsByPath(): Map<string, EndpointName[]> {
  const byPath = new Map<string, EndpointName[]>()
  for (const name of Object.keys(api) as EndpointName[]) {
    byPath.set(api[name].path, [...(byPath.get(api[name].path) ?? []), name])
  }
  return byPath
}
