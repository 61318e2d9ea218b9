import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { laneOffsets, moveToTestPorts, portOffset, portsAt, requireFreePorts } from './ports.ts'

afterEach(() => vi.unstubAllEnvs())

it('uses no port twice', () => {
  const ports = Object.values(portsAt(0))
  expect(new Set(ports).size).toBe(ports.length)
})

it('gives the test lanes ports that no other lane or copy uses', () => {
  const ports = laneOffsets.flatMap((offset) => Object.values(portsAt(offset)).map((port) => port % 1000))
  expect(new Set(ports).size).toBe(ports.length)
})

it('adds the offset to every port', () => {
  const base = portsAt(0)
  const shifted = portsAt(3000)
  for (const name of Object.keys(base) as (keyof typeof base)[]) expect(shifted[name]).toBe(base[name] + 3000)
})

it('stays below the system’s client ports', () => {
  expect(Math.max(...Object.values(portsAt(portOffset('23500'))))).toBeLessThan(32_768)
})

it.each([
  ['', 0],
  ['0', 0],
  ['2000', 2000],
])('reads the offset %j', (setting, offset) => {
  expect(portOffset(setting)).toBe(offset)
})

it.each(['100', '-1000', 'many', '1000.5', '24000'])('rejects the offset %j with a reason', (setting) => {
  expect(() => portOffset(setting)).toThrow(`VITRINE_PORT_OFFSET is "${setting}"`)
})

it.each([
  ['0', '10000'],
  ['8000', '18000'],
])('the tests run above the offset %j', (own, moved) => {
  vi.stubEnv('VITRINE_PORT_OFFSET', own)
  moveToTestPorts()
  expect(process.env.VITRINE_PORT_OFFSET).toBe(moved)
})

it('names VITRINE_PORT_OFFSET when an offset leaves the tests no room', () => {
  vi.stubEnv('VITRINE_PORT_OFFSET', '9000')
  expect(moveToTestPorts).toThrow('VITRINE_PORT_OFFSET is "9000": for tests and benches it must be at most 8000')
})

it('names each taken port, its use and a way out in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ports = { ...portsAt(0), firestore: port }
  await expect(requireFreePorts(ports, ['firestore'])).rejects.toThrow(
    new RegExp(`^Already in use: port ${port} \\(the Firestore emulator\\)\\. .*VITRINE_PORT_OFFSET=\\d+$`),
  )
})

it('passes when the ports are free', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await expect(requireFreePorts({ ...portsAt(0), hosting: port }, ['hosting'])).resolves.toBeUndefined()
})
