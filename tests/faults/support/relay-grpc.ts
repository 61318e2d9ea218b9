import { once } from 'node:events'
import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
  type ServerHttp2Session,
} from 'node:http2'
import { listen, UnderWay, type Acknowledge, type Relay } from './relay.ts'

/** The calls with which Firestore is written: a batch or a transaction, and what a bulk writer sends. */
const isWrite = (path = '') => /\/google\.firestore\.v1\.Firestore\/(Commit|BatchWrite)$/.test(path)

/**
 * Counters of rate limits are no step of any flow, and how many are written depends on the minute: the relay passes them on
 * without saying so. The document's name is in the request as it is.
 */
const countsCalls = (request: readonly Buffer[]) => Buffer.concat(request).includes('/documents/limits/')

interface GrpcRelay extends Relay {
  /** Ends the connections that there are: what was not answered on them never is, and the next finds the relay in its place. */
  cut: () => void
}

/** A relay for Firestore. */
export async function relayGrpc(service: string, acknowledge: Acknowledge): Promise<GrpcRelay> {
  const upstream = connect(service)
  const underWay = new UnderWay()
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer()
  server.on('session', (session) => {
    sessions.add(session)
    // Of a process that was ended.
    session.on('error', () => undefined)
  })
  server.on('stream', (incoming, headers) => {
    const path = headers[':path']
    const outgoing = upstream.request(headers)
    incoming.on('error', () => undefined)
    outgoing.on('error', () => incoming.close(constants.NGHTTP2_INTERNAL_ERROR))
    const request: Buffer[] = []
    if (isWrite(path)) incoming.on('data', (chunk: Buffer) => request.push(chunk))
    incoming.pipe(outgoing)
    incoming.on('close', () => {
      if (!outgoing.writableEnded || !isWrite(path)) outgoing.close(constants.NGHTTP2_CANCEL)
    })
    let trailers: IncomingHttpHeaders = {}
    outgoing.on('trailers', (received: IncomingHttpHeaders) => {
      trailers = received
    })
    outgoing.on('response', (head, flags) => {
      // An error is a head and nothing else.
      if (flags & constants.NGHTTP2_FLAG_END_STREAM)
        return answer(incoming, () => incoming.respond(head, { endStream: true }))
      if (!isWrite(path)) {
        answer(incoming, () => begin(incoming, head, () => trailers))
        outgoing.pipe(incoming)
        return
      }
      const chunks: Buffer[] = []
      outgoing.on('data', (chunk: Buffer) => chunks.push(chunk))
      outgoing.on('end', () => {
        const counts = trailers['grpc-status'] === '0' && !countsCalls(request)
        if (counts && !acknowledge(`Firestore ${path?.split('/').at(-1)}`)) return
        answer(incoming, () => {
          begin(incoming, head, () => trailers)
          incoming.end(Buffer.concat(chunks))
        })
      })
    })
    if (isWrite(path)) underWay.add(once(outgoing, 'close'))
  })
  const cut = () => {
    for (const session of sessions) session.destroy()
    sessions.clear()
  }
  return {
    port: await listen(server),
    settled: () => underWay.settled(),
    cut,
    close() {
      cut()
      server.close()
      upstream.destroy()
    },
  }
}

function begin(incoming: ServerHttp2Stream, head: IncomingHttpHeaders, trailers: () => IncomingHttpHeaders): void {
  incoming.respond(head, { waitForTrailers: true })
  incoming.on('wantTrailers', () => incoming.sendTrailers(trailers()))
}

function answer(incoming: ServerHttp2Stream, send: () => void): void {
  if (!incoming.destroyed && !incoming.closed) send()
}
