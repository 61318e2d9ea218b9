import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode, type Answer } from 'dns-packet'
import { host } from '../ports.ts'
import { isZoneType, type Zone, type ZoneRecord } from './zone.ts'

const NO_SUCH_NAME = 3

export interface NameServer {
  /** Domains about which it takes queries and answers none. */
  readonly silent: Set<string>
  stop: () => Promise<void>
}

/** Answers DNS queries with what is in the zone. */
export async function startNameServer(zone: Zone, port: number): Promise<NameServer> {
  const socket = createSocket('udp4')
  const server: NameServer = {
    silent: new Set(),
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
  socket.on('message', (message, from) => {
    const query = decode(message)
    const { name = '', type = '' } = query.questions?.[0] ?? {}
    if ([...server.silent].some((domain) => name.toLowerCase().endsWith(domain))) return
    const values = isZoneType(type) ? zone.find(name, type).map((value) => ({ name, type, value })) : []
    const answer = encode({
      type: 'response',
      id: query.id,
      flags: zone.has(name) ? 0 : NO_SUCH_NAME,
      questions: query.questions,
      answers: values.map(answerOf),
    })
    socket.send(answer, from.port, from.address)
  })
  socket.bind(port, host)
  await once(socket, 'listening')
  return server
}

const answerOf = ({ name, type, value }: ZoneRecord): Answer => ({ name, type, ttl: 0, data: value })
