import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode } from 'dns-packet'
import { host } from '../../local/ports.ts'
import { ports } from './env.ts'

export interface NameServer {
  /** Sets the TXT records of a name; none removes them. */
  setText: (name: string, ...texts: string[]) => void
  stop: () => Promise<void>
}

/** A name server for the domains of a test, at the port that the functions under test ask. */
export async function startNameServer(): Promise<NameServer> {
  const texts = new Map<string, readonly string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const query = decode(message)
    const question = query.questions?.[0]
    const found = question?.type === 'TXT' ? (texts.get(question.name.toLowerCase()) ?? []) : []
    const answer = encode({
      type: 'response',
      id: query.id,
      // 3: there is no such name.
      flags: found.length > 0 ? 0 : 3,
      questions: query.questions,
      answers: found.map((data) => ({ type: 'TXT', name: question?.name ?? '', ttl: 0, data })),
    })
    socket.send(answer, from.port, from.address)
  })
  socket.bind(ports.names, host)
  await once(socket, 'listening')
  return {
    setText: (name, ...records) => {
      texts.set(name, records)
    },
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}
