import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen, UnderWay, type Acknowledge, type Relay } from './relay.ts'

/** What a mail server says when it wants the text of a mail, and when it has taken something over. */
const GO_AHEAD = '354'
const TAKEN = '250'

/** A relay for the mail server. A mail is a write when the server has taken its text. */
export async function relaySmtp(port: number, acknowledge: Acknowledge): Promise<Relay> {
  const underWay = new UnderWay()
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1')
    let sending = false
    outgoing.on('data', (chunk: Buffer) => {
      // One answer to the text of a mail, and several at once to commands.
      const answers = chunk.toString('latin1').split('\r\n')
      if (sending && answers[0]?.startsWith(TAKEN) && !acknowledge('Mail')) return
      sending = answers.some((answer) => answer.startsWith(GO_AHEAD))
      incoming.write(chunk)
    })
    incoming.pipe(outgoing)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    underWay.add(once(outgoing, 'close'))
  })
  return {
    port: await listen(server),
    settled: () => underWay.settled(),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
