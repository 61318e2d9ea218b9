import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PageSite } from './page-site.ts'

/**
 * Serves what a site serves, but at one path a page as a slow line brings it: in pieces, each sent when `next` is called.
 */
export async function serveInPieces({ origin }: PageSite, path: string, pieces: readonly string[]) {
  const asked = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, response) => {
    if (request.url === path) {
      asked.resolve(response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }))
      return
    }
    void fetch(origin + (request.url ?? '/'), { method: request.method }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let sent = 0
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    /** Sends the next piece, once the page was asked for; says whether there is more. */
    next: async (): Promise<boolean> => {
      const response = await asked.promise
      response.write(pieces[sent++] ?? '')
      if (sent < pieces.length) return true
      response.end()
      return false
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
