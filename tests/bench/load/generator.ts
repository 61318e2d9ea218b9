import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { FRESH, type Outcome, type Sent, type Task } from './requests.ts'

/** The process that sends: apart from the one that measures and from the server, so that neither waits for it. */

const fresh = () => randomBytes(12).toString('hex')

/** Sends one request and gives the status of its answer once it is whole. */
function send(origin: URL, agent: Agent, { method = 'GET', path, headers, body }: Sent): Promise<number> {
  const payload = body === undefined ? undefined : JSON.stringify(body).replaceAll(FRESH, fresh)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        method,
        hostname: origin.hostname,
        port: origin.port,
        path: path.replaceAll(FRESH, fresh),
        headers: {
          ...headers,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}

async function work({ origin, requests, atOnce, seconds = Infinity, count = Infinity }: Task): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const address = new URL(origin)
  const times: number[] = []
  let failed = 0
  const begin = performance.now()
  const end = begin + seconds * 1000
  let begun = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let from = performance.now(); from < end && begun < count; from = performance.now()) {
        const next = requests[begun++ % requests.length] as Sent
        const status = await send(address, agent, next)
        times.push(performance.now() - from)
        if (status !== 200) failed++
      }
    }),
  )
  agent.destroy()
  return { times, seconds: (performance.now() - begin) / 1000, failed }
}

process.on('message', (task: Task) => {
  void work(task).then((outcome) => process.send?.(outcome))
})
