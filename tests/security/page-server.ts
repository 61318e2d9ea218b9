import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { root } from '../../local/lib/paths.ts'

export interface PageServer {
  origin: string
  /** Serves these documents from now on, at /page/0, /page/1 and so on, without any policy that could help them: only pictures are not fetched. */
  serve: (documents: readonly string[]) => void
  stop: () => Promise<void>
}

/** The scripts of the pages are as they are built; of everything else there is nothing. */
const enhance = join(root, 'templates/dist/enhance')

/** What is refused fails at once, so that what waits for a failure runs. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "img-src 'none'; media-src 'none'",
}

export async function startPageServer(): Promise<PageServer> {
  let documents: readonly string[] = []
  const server = createServer((request, response) => {
    const [, kind = '', name = ''] = request.url?.split('/') ?? []
    if (kind === 'enhance' && /^[\w.-]+\.js$/.test(name)) {
      void readFile(join(enhance, name)).then(
        (script) =>
          response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' }).end(script),
        () => response.writeHead(404).end(),
      )
      return
    }
    const html =
      kind === 'page' ? documents[Number(name)] : kind === '' ? '<!doctype html><title>Payloads</title>' : undefined
    response.writeHead(html === undefined ? 404 : 200, headers).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The pages have no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (next) => {
      documents = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
