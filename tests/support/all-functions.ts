import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'

/**
 * All built functions at one address in one process, for tests and benches about the process: caching, recovery after an
 * outage, throughput. Also has a bare endpoint and a memory endpoint.
 */

type HttpFunction = (req: Request, res: Response) => void | Promise<void>
interface EventFunction {
  run: (event: unknown) => Promise<void>
}
type Functions = Record<'api' | 'site' | 'stripeWebhook', HttpFunction> & Record<string, HttpFunction | EventFunction>

const built = (await import(new URL('../../functions/dist/index.js', import.meta.url).href)) as Functions

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const routes: readonly [RegExp, HttpFunction][] = [
  [/^\/(?:api|v1)\//, (req, res) => built.api(req, res)],
  [/^\/webhook$/, (req, res) => built.stripeWebhook(req, res)],
  [/^\/run\/\w+$/, runTrigger],
  [/^\/bare\/\d+$/, answerBare],
  [/^\/heap$/, answerHeap],
]

export function all(req: Request, res: Response): void | Promise<void> {
  const route = routes.find(([path]) => path.test(req.path))
  return route ? route[1](req, res) : built.site(req, res)
}

/** POST /run/{function}: hands an event to a function of events; 204, or 500 with what it threw. */
async function runTrigger(req: Request, res: Response): Promise<void> {
  const { run } = built[req.path.slice('/run/'.length)] as EventFunction
  try {
    await run(req.body)
    res.status(204).end()
  } catch (error) {
    res.status(500).json({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
}

const bodies = new Map<number, Buffer>()

/** GET /bare/{bytes}: that many bytes of HTML. */
function answerBare(req: Request, res: Response): void {
  const size = Number(req.path.slice('/bare/'.length))
  const body = bodies.get(size) ?? Buffer.alloc(size, 'vitrine ')
  bodies.set(size, body)
  res.set('Content-Type', 'text/html; charset=utf-8').send(body)
}

/** GET /heap: bytes in use after a garbage collection. */
function answerHeap(_req: Request, res: Response): void {
  collectGarbage()
  collectGarbage()
  res.json({ heapUsed: process.memoryUsage().heapUsed })
}
