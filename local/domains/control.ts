import { json, Router } from 'express'
import type { Fault, Faults } from '../lib/faults.ts'
import type { Delays, Hosting, Overrides } from './hosting.ts'
import type { NameServer } from './name-server.ts'
import type { Zone, ZoneType } from './zone.ts'

export interface Controls {
  zone: Zone
  names: NameServer
  hosting: Hosting
  faults: Faults
}

/** Lets tests act as whoever owns a domain, and as Hosting, and inject faults. */
export function controlRoutes({ zone, names, hosting, faults }: Controls): Router {
  const router = Router()
  router.use(json())
  router.post('/zone', (request, response) => {
    const { name, type, values } = request.body as { name: string; type: ZoneType; values: string[] }
    zone.set(name, type, values)
    response.json({})
  })
  router.post('/names', (request, response) => {
    const { domain, silent } = request.body as { domain: string; silent: boolean }
    names.silent[silent ? 'add' : 'delete'](domain)
    response.json({})
  })
  router.post('/domains/:domain', (request, response) => {
    const { delays = {}, overrides = {} } = request.body as { delays?: Partial<Delays>; overrides?: Overrides }
    response.status(hosting.treat(request.params.domain, delays, overrides) ? 200 : 404).json({})
  })
  router.get('/domains/:domain', (request, response) => {
    response.json(hosting.view(request.params.domain) ?? null)
  })
  router.post('/faults', (request, response) => {
    faults.add(request.body as Fault)
    response.json({})
  })
  router.post('/faults/clear', (request, response) => {
    faults.clear((request.body as { match: string }).match)
    response.json({})
  })
  router.get('/requests', (request, response) => {
    const { match } = request.query
    response.json(faults.requests.filter(({ path }) => typeof match === 'string' && path.includes(match)))
  })
  return router
}
