import { pipeline } from 'node:stream'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/https'
import { JUST_PUBLISHED_PARAMETER } from '@vitrine/common/routes'
import { securityHeaders } from '../http/security-headers.ts'
import { withDeadline } from '../lib/deadline.ts'
import { requestLog } from '../lib/log.ts'
import { isOutage } from '../lib/outage.ts'
import type { Answer } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { NO_CACHE } from './headers.ts'
import { appBrand, noBrand } from './message-page.tsx'
import { pageCache } from './page-cache.ts'
import { failure, methodNotAllowed, outOfReach } from './refusals.ts'
import { type Route, routes } from './routes.ts'

/** Answers public pages, and every address that nothing else answers. */
export function serve(req: Request, res: Response): void | Promise<void> {
  const fitting = routes.filter(({ path }) => path.test(req.path))
  const route = fitting.find(({ methods }) => methods.includes(req.method))
  if (!route) return send(res, methodNotAllowed([...new Set(fitting.flatMap(({ methods }) => methods))]))
  const cached = route.cached && pageCache.get(cacheKey(req), asksForJustPublished(req))
  if (cached) return send(res, forThis(req, cached))
  return answer(route, req).then((found) => send(res, forThis(req, found)))
}

async function answer(route: Route, req: Request): Promise<Answer> {
  const log = requestLog(req.get('x-cloud-trace-context') ?? 'none')
  const find = async () => route.answer({ req, params: route.path.exec(req.path)?.slice(1) ?? [], log })
  try {
    return await withDeadline(
      route.deadline,
      route.cached ? () => pageCache.load(cacheKey(req), find, asksForJustPublished(req)) : find,
    )
  } catch (error) {
    // The token of a private link is a key, and no log has it.
    log.error('An address of the site failed', error, { path: req.path.replace(/^\/l\/[^/]+/, '/l/…') })
    // The owner of the domain is not known at this point.
    const brand = foreignDomain(req) === null ? appBrand : noBrand
    return isOutage(error) ? outOfReach(brand) : failure(brand)
  }
}

const asksForJustPublished = (req: Request): boolean => JUST_PUBLISHED_PARAMETER in req.query

/** What was just published is kept by nobody under its address, so that the address always shows what is live. */
const forThis = (req: Request, found: Answer): Answer =>
  asksForJustPublished(req) ? { ...found, headers: { ...found.headers, 'Cache-Control': NO_CACHE } } : found

/** Without the query: no page depends on it. */
const cacheKey = (req: Request) => `${foreignDomain(req) ?? ''}${req.path}`

function send(res: Response, { status, headers, body, stream }: Answer): void {
  res.status(status).set({ ...securityHeaders, ...headers })
  // What breaks off on its way cannot be told any more: the connection ends.
  if (stream) pipeline(stream, res, () => undefined)
  else if (body === undefined) res.end()
  // Express would give it a tag, and answer with 304 to whoever asks with that: nobody is to have kept anything.
  else if (headers['Cache-Control']?.includes('no-store')) res.end(body)
  else res.send(body)
}
