import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, UnderWay, type Acknowledge, type Relay } from './relay.ts'

/** POST requests that only read. */
const isQuestion = (path: string) => /:(lookup|query)$/.test(path)

/** A relay for a service that is called over HTTP: Storage, Auth and the payment provider. */
export async function relayHttp(name: string, service: string, acknowledge: Acknowledge): Promise<Relay> {
  const underWay = new UnderWay()

  const hand = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', headers } = incoming
    const address = new URL(incoming.url ?? '/', service)
    const isWrite = !['GET', 'HEAD'].includes(method) && !isQuestion(address.pathname)
    const outgoing = ask(address, { method, headers, agent: false })
    // A process that ends in the middle of a request has not made it.
    incoming.on('error', () => outgoing.destroy())
    incoming.pipe(outgoing)
    const [received] = (await once(outgoing, 'response')) as [IncomingMessage]
    const body = await buffer(received)
    const { statusCode = 502 } = received
    if (isWrite && statusCode < 300 && !acknowledge(`${name} ${method} ${decodeURIComponent(address.pathname)}`)) return
    answer.writeHead(statusCode, received.headers).end(body)
  }

  const server = createServer((incoming, answer) => {
    answer.on('error', () => undefined)
    underWay.add(hand(incoming, answer).catch(() => answer.destroy()))
  })
  return {
    port: await listen(server),
    settled: () => underWay.settled(),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
