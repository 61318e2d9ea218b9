import { Router, type Response } from 'express'
import type { Faults } from '../lib/faults.ts'
import type { Hosting } from './hosting.ts'
import { SITE } from './settings.ts'

/** Answers calls under /v1beta1 as the Hosting API does, where it is about custom domains. */
export function apiRoutes(hosting: Hosting, faults: Faults, save: () => void): Router {
  const router = Router()
  const base = `/projects/:project/sites/${SITE}/customDomains`

  router.use(async (request, response, next) => {
    const asked = { method: request.method, path: request.originalUrl, body: '', idempotencyKey: null }
    faults.requests.push(asked)
    const broken = faults.before(asked)
    if (broken !== null) return refuse(response, broken, 'UNAVAILABLE', 'An error on purpose.')
    await faults.after(asked)
    next()
  })

  router.get(`${base}/:domain`, ({ params: { domain } }, response) => {
    const view = hosting.view(domain)
    if (!view) return refuse(response, 404, 'NOT_FOUND', `There is no ${domain} on the site.`)
    response.json(view)
  })
  router.post(base, ({ query }, response) => {
    const domain = query.customDomainId
    if (typeof domain !== 'string') return refuse(response, 400, 'INVALID_ARGUMENT', 'customDomainId is missing.')
    if (!hosting.add(domain)) return refuse(response, 409, 'ALREADY_EXISTS', `${domain} is on the site, or was.`)
    save()
    response.json(operation(domain))
  })
  router.post(`${base}/:name`, ({ params: { name } }, response) => {
    const domain = name.replace(/:undelete$/, '')
    if (!hosting.restore(domain)) return refuse(response, 400, 'FAILED_PRECONDITION', `${domain} was not removed.`)
    save()
    response.json(operation(domain))
  })
  router.delete(`${base}/:domain`, ({ params: { domain }, query }, response) => {
    if (!hosting.remove(domain) && query.allowMissing !== 'true')
      return refuse(response, 404, 'NOT_FOUND', `There is no ${domain} on the site.`)
    save()
    response.json(operation(domain))
  })
  return router
}

/** The real one works on it for a while; here that shows in the domain itself. */
const operation = (domain: string) => ({ name: `operations/${domain}`, done: false })

function refuse(response: Response, code: number, status: string, message: string): void {
  response.status(code).json({ error: { code, status, message } })
}
