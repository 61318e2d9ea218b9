import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/**
 * The state of a service: passing; refusing connections; accepting connections without responding; holding back responses.
 */
export type Reach = 'passing' | 'refusing' | 'hanging' | 'late'

/** A service behind a door of the test. */
export interface Proxy {
  port: number
  set: (reach: Reach) => Promise<void>
  close: () => Promise<void>
}

/** Puts a door before the service at a port of this machine. */
export async function openProxy(service: number): Promise<Proxy> {
  let reach: Reach = 'passing'
  const sockets = new Set<Socket>()
  let released = Promise.withResolvers<undefined>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    if (reach === 'hanging') return void client.resume()
    const behind = connect(service, '127.0.0.1')
    keep(behind)
    const held = new Transform({
      transform: (answer, _encoding, pass) =>
        void (reach === 'late' ? released.promise : Promise.resolve()).then(() => pass(null, answer)),
    })
    client.pipe(behind).pipe(held).pipe(client)
    client.on('close', () => behind.destroy())
    behind.on('close', () => client.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const closeDoor = async () => {
    if (!server.listening) return
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await once(server, 'close')
  }
  await listen(0)
  const { port } = server.address() as { port: number }
  return {
    port,
    async set(next) {
      if (next === reach) return
      const before = reach
      reach = next
      if (before === 'late') released.resolve(undefined)
      if (next === 'late') released = Promise.withResolvers<undefined>()
      if (next === 'refusing') return closeDoor()
      if (next === 'hanging') for (const socket of sockets) socket.unpipe().resume()
      // Whoever comes back knows nothing of those who wait.
      else if (before === 'hanging') for (const socket of sockets) socket.resetAndDestroy()
      if (before === 'refusing') await listen(port)
    },
    close: closeDoor,
  }
}
