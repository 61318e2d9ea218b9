import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Resolver } from 'node:dns/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostingUnavailable, openHosting, type DomainHosting } from '../../functions/lib/hosting.ts'
import { host, portsAt, type Ports } from '../ports.ts'
import { startDomains, type DomainStandIn } from './server.ts'
import { ADDRESS, OWNER_TEXT, SITE, TARGET } from './settings.ts'

/* The product's own client against the stand-in, over HTTP, and Node's resolver against its name server. */

let ports: Ports
let standIn: DomainStandIn
let hosting: DomainHosting
let serial = 0
let domain: string

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const control = async (path: string, body: object): Promise<void> => {
  const response = await fetch(`${standIn.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}
const setRecords = (name: string, type: string, ...values: string[]) => control('zone', { name, type, values })

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-vitrine')
  vi.stubEnv('APP_ORIGIN', 'https://vitrine.example')
  vi.stubEnv('HOSTING_SITE', SITE)
  ports = { ...portsAt(0), names: await freePort(), domains: await freePort() }
  standIn = await startDomains(ports)
  hosting = openHosting({ HOSTING_API: standIn.url })
})

afterAll(async () => {
  await standIn.stop()
  vi.unstubAllEnvs()
})

beforeEach(() => (domain = `www.ada-${serial++}.example`))

const stateOf = async () => (await hosting.find(domain))?.state

describe('a custom domain', () => {
  it('is not there until it was added, and adding it twice changes nothing', async () => {
    expect(await hosting.find(domain)).toBeNull()
    await hosting.add(domain)
    await hosting.add(domain)
    expect(await stateOf()).toBe('pointing')
  })

  it('says what to set and to remove until it points here', async () => {
    await hosting.add(domain)
    await setRecords(domain, 'A', '203.0.113.7')
    expect((await hosting.find(domain))?.records).toEqual([
      { type: 'CNAME', name: domain, value: TARGET, action: 'add', done: false },
      { type: 'A', name: domain, value: '203.0.113.7', action: 'remove', done: false },
    ])
    await setRecords(domain, 'CNAME', TARGET)
    expect(await stateOf()).toBe('conflict')
    await setRecords(domain, 'A')
    expect(await hosting.find(domain)).toEqual({ state: 'active', records: [] })
  })

  it('that can have no CNAME record is led here by an address, and says whose it is', async () => {
    domain = domain.replace('www.', '')
    await hosting.add(domain)
    await setRecords(domain, 'A', ADDRESS)
    expect(await hosting.find(domain)).toEqual({
      state: 'pointing',
      records: [
        { type: 'A', name: domain, value: ADDRESS, action: 'add', done: true },
        { type: 'TXT', name: domain, value: OWNER_TEXT, action: 'add', done: false },
      ],
    })
    await setRecords(domain, 'TXT', 'hosting-site=somebody-else')
    expect(await stateOf()).toBe('conflict')
    await setRecords(domain, 'TXT', OWNER_TEXT)
    expect(await stateOf()).toBe('active')
  })

  it('takes its time to be looked at, and for its certificate', async () => {
    await setRecords(domain, 'CNAME', TARGET)
    await hosting.add(domain)
    await control(`domains/${domain}`, { delays: { setupMs: 60_000 } })
    expect(await stateOf()).toBe('unknown')
    await control(`domains/${domain}`, { delays: { setupMs: 0, certificateMs: 60_000 } })
    expect(await stateOf()).toBe('certificate')
    await control(`domains/${domain}`, { delays: { certificateMs: 0 } })
    expect(await stateOf()).toBe('active')
    await control(`domains/${domain}`, { overrides: { certState: 'CERT_EXPIRED' } })
    expect(await stateOf()).toBe('certificate')
  })

  it('that was removed is gone, can be removed again, and comes back when it is added', async () => {
    await hosting.add(domain)
    await hosting.remove(domain)
    expect(await hosting.find(domain)).toBeNull()
    await hosting.remove(domain)
    await hosting.add(domain)
    expect(await stateOf()).toBe('pointing')
  })
})

describe('failures are outages and say nothing about the domain', () => {
  it.each([403, 429, 500, 503])('status %d', async (status) => {
    await hosting.add(domain)
    await control('faults', { match: domain, path: '/v1beta1', kind: 'error', status, times: 3 })
    await expect(hosting.find(domain)).rejects.toThrow(HostingUnavailable)
    await expect(hosting.add(domain)).rejects.toThrow(HostingUnavailable)
    await expect(hosting.remove(domain)).rejects.toThrow(HostingUnavailable)
    expect(await stateOf()).toBe('pointing')
  })

  it('an answer that does not come in time', async () => {
    await control('faults', { match: domain, path: '/v1beta1', kind: 'delay', ms: 3_500 })
    await expect(hosting.find(domain)).rejects.toThrow(HostingUnavailable)
  })

  it('nobody at the address, and a setting that is missing', async () => {
    await expect(openHosting({ HOSTING_API: 'http://127.0.0.1:1' }).find(domain)).rejects.toThrow(HostingUnavailable)
    vi.stubEnv('HOSTING_SITE', '')
    const error: unknown = await hosting.find(domain).catch((caught: unknown) => caught)
    vi.stubEnv('HOSTING_SITE', SITE)
    expect(error).toMatchObject({ cause: { message: 'Missing setting: HOSTING_SITE' } })
  })
})

it('the name server answers with the records that were set, and with nothing while it is silent', async () => {
  const resolver = new Resolver({ timeout: 100, tries: 1 })
  resolver.setServers([`${host}:${ports.names}`])
  await setRecords(domain, 'TXT', 'one', 'two')
  expect((await resolver.resolveTxt(domain)).flat()).toEqual(['one', 'two'])
  await expect(resolver.resolveCname(domain)).rejects.toMatchObject({ code: 'ENODATA' })
  await expect(resolver.resolveTxt(`other.${domain}`)).rejects.toMatchObject({ code: 'ENOTFOUND' })
  await control('names', { domain, silent: true })
  await expect(resolver.resolveTxt(domain)).rejects.toMatchObject({ code: 'ETIMEOUT' })
  await control('names', { domain, silent: false })
})
