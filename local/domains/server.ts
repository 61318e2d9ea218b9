import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import express from 'express'
import { Faults } from '../lib/faults.ts'
import { runSchedule } from '../lib/run-schedule.ts'
import { onEnd } from '../lib/verb.ts'
import { addressOf, host, requireFreePorts, type Ports } from '../ports.ts'
import { apiRoutes } from './api.ts'
import { controlRoutes } from './control.ts'
import { Hosting, type Delays, type Domains } from './hosting.ts'
import { startNameServer } from './name-server.ts'
import { pageRoutes } from './page.ts'
import { Zone, type ZoneRecord } from './zone.ts'

export type DomainStandIn = { url: string; stop: () => Promise<void> }

export interface DomainOptions extends Partial<Delays> {
  /** Keeps its records and domains between starts. */
  file?: string
  /** How often the functions look at domains; never by default. */
  checkEveryMs?: number
}

/** What a developer sees: every state for long enough to look at it. */
export const asSlowAsHosting = { setupMs: 5_000, certificateMs: 30_000, checkEveryMs: 60_000 } as const

interface Kept {
  records?: readonly ZoneRecord[]
  domains?: Domains
}

/** Starts the stand-in for DNS and for the custom domains of Firebase Hosting. */
export const startDomains = async (ports: Ports, options: DomainOptions = {}): Promise<DomainStandIn> => {
  const { file, setupMs = 0, certificateMs = 0, checkEveryMs } = options
  await requireFreePorts(ports, ['domains'])
  const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
  const zone = new Zone(kept.records)
  const hosting = new Hosting(zone, { setupMs, certificateMs }, kept.domains)
  const faults = new Faults()
  const names = await startNameServer(zone, ports.names)
  const save = (): void => {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ records: zone.all(), domains: hosting.domains } satisfies Kept))
  }
  const check = async (): Promise<void> => void (await runSchedule(ports, 'checkDomains'))

  const app = express()
  app.disable('x-powered-by')
  app.use('/v1beta1', apiRoutes(hosting, faults, save))
  app.use('/control', controlRoutes({ zone, names, hosting, faults }))
  app.use(pageRoutes({ zone, hosting, save, check }))
  const server = createServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(ports.domains, host, resolve)
  })
  const timer = checkEveryMs === undefined ? undefined : setInterval(() => void check(), checkEveryMs)
  let stopping: Promise<void> | undefined
  const stopNow = async (): Promise<void> => {
    clearInterval(timer)
    save()
    server.closeAllConnections()
    await Promise.all([names.stop(), new Promise((resolve) => server.close(resolve))])
    forget()
  }
  const stop = (): Promise<void> => (stopping ??= stopNow())
  const forget = onEnd(stop)
  return { url: addressOf(ports, 'domains'), stop }
}
