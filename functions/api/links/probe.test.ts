import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { probe } from './probe.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let origin: string
let asked: string[] = []

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`)
    const path = req.url ?? ''
    if (path === '/moved') res.writeHead(302, { Location: '/ok' })
    else if (path === '/circle') res.writeHead(301, { Location: '/circle' })
    else if (path === '/inside') res.writeHead(302, { Location: 'http://169.254.169.254/metadata' })
    else if (path === '/file') res.writeHead(302, { Location: 'file:///etc/passwd' })
    else if (path === '/no-head') res.writeHead(req.method === 'HEAD' ? 405 : 200)
    else res.writeHead({ '/ok': 200, '/gone': 410, '/login': 403, '/ill': 500 }[path] ?? 404)
    res.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

const onlyHere = (address: string) => address === '127.0.0.1'

describe('an address', () => {
  it.each([
    ['/ok', 'ok'],
    ['/moved', 'ok'],
    ['/no-head', 'ok'],
    ['/missing', 'dead'],
    ['/gone', 'dead'],
    ['/circle', 'dead'],
    ['/login', 'unknown'],
    ['/ill', 'unknown'],
  ])('%s is %s', async (path, state) => expect(await probe(origin + path, onlyHere)).toBe(state))

  it('where nobody listens is dead', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    other.close()
    await once(other, 'close')
    expect(await probe(`http://127.0.0.1:${port}/`, onlyHere)).toBe('dead')
  })
})

describe('what is not in the public internet is never asked', () => {
  it.each(['/ok', '/moved'])('%s of this machine', async (path) => {
    asked = []
    expect(await probe(origin + path)).toBe('unknown')
    expect(await probe(origin.replace('127.0.0.1', 'localhost') + path)).toBe('unknown')
    expect(asked).toEqual([])
  })

  it.each(['/inside', '/file'])('nor by way of a redirect (%s)', async (path) =>
    expect(await probe(origin + path, onlyHere)).toBe('unknown'),
  )

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['not an address', false],
  ])('%s is public: %s', (address, open) => expect(isPublicAddress(address)).toBe(open))
})
