import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cloudEvent, http, type CloudEventFunction, type HttpFunction } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import pLimit from 'p-limit'
import { FUNCTION_HEADER, READY_PATH } from './function-header.ts'

/**
 * All built functions in one process, each under the Functions framework, for tests and benches about the process:
 * caching, recovery after an outage or a kill, throughput. Also has a bare endpoint and a memory endpoint.
 */

type Built = (HttpFunction | CloudEventFunction<unknown>) & {
  __endpoint: { eventTrigger?: object; concurrency?: unknown }
  run?: (event: unknown) => Promise<void>
}

const built = (await import(new URL('../../functions/dist/index.js', import.meta.url).href)) as Record<string, Built>
/** That of the platform. */
const DEFAULT_CONCURRENCY = 80

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const answers = new Map<string, Answer>()

/** Like the platform, hands a function only as many requests at once as it takes; the others wait their turn. */
function serveAs(name: string, register: () => void, concurrency?: unknown): void {
  register()
  const server = getTestServer(name)
  const turn = pLimit(typeof concurrency === 'number' ? concurrency : DEFAULT_CONCURRENCY)
  answers.set(name, (request, response) => {
    void turn(async () => {
      if (response.destroyed) return
      server.emit('request', request, response)
      await once(response, 'close')
    })
  })
}

for (const [name, fn] of Object.entries(built)) {
  const register = () => {
    if (fn.__endpoint.eventTrigger) cloudEvent(name, fn as CloudEventFunction<unknown>)
    else http(name, fn as HttpFunction)
  }
  serveAs(name, register, fn.__endpoint.concurrency)
}
serveAs('run', () => http('run', runTrigger))
serveAs('bare', () => http('bare', answerBare))
serveAs('heap', () => http('heap', answerHeap))

/** By their paths, as Hosting sends requests to functions; the rest is the site's. */
const paths: readonly [RegExp, string][] = [
  [/^\/(?:api|v1)\//, 'api'],
  [/^\/webhook$/, 'stripeWebhook'],
  [/^\/run\/\w+$/, 'run'],
  [/^\/bare\/\d+$/, 'bare'],
  [/^\/heap$/, 'heap'],
]

/** Tests connect a thousand times at once: what waits beyond this number, the system drops or resets. */
const CONNECTIONS_WAITING = 4_096

createServer((request, response) => {
  if (request.url === READY_PATH) return response.end()
  const answer = answers.get(functionFor(request))
  return answer ? answer(request, response) : response.writeHead(404).end()
}).listen(Number(process.env.PORT), '127.0.0.1', CONNECTIONS_WAITING)

function functionFor({ url = '/', headers }: IncomingMessage): string {
  const named = headers[FUNCTION_HEADER]
  if (named !== undefined) return String(named)
  const [path = '/'] = url.split('?')
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'site'
}

/** POST /run/{function}: hands an event to a function of events as it is; 204, or 500 with what it threw. */
async function runTrigger(...[request, response]: Parameters<HttpFunction>): Promise<void> {
  try {
    await built[request.path.slice('/run/'.length)]?.run?.(request.body)
    response.status(204).end()
  } catch (error) {
    response.status(500).json({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
}

const bodies = new Map<number, Buffer>()

/** GET /bare/{bytes}: that many bytes of HTML. */
function answerBare(...[{ path }, response]: Parameters<HttpFunction>): void {
  const size = Number(path.slice('/bare/'.length))
  const body = bodies.get(size) ?? Buffer.alloc(size, 'vitrine ')
  bodies.set(size, body)
  response.set('Content-Type', 'text/html; charset=utf-8').send(body)
}

/** GET /heap: bytes in use after a garbage collection. */
function answerHeap(...[, response]: Parameters<HttpFunction>): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  collectGarbage()
  response.json({ heapUsed: process.memoryUsage().heapUsed })
}
