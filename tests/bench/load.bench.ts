import { startFunctions } from '../support/functions-process.ts'
import { adminEnvironment } from '../support/env.ts'
import { checkLine, p95, passes, percentile, type Check } from './figures.ts'
import { startGenerator } from './load/load-generator.ts'
import type { Outcome, Sent } from './load/requests.ts'
import { setStage, type Kind } from './load/stage.ts'

/**
 * How the built functions do in one process as more and more is asked of it at once, beside a bare endpoint of the same
 * process, in the same run and with as large an answer; and whether the process grows while it serves 100,000 requests.
 */
Object.assign(process.env, adminEnvironment)

/** The last is what Cloud Run gives an instance at most (functions/index.ts). */
const CROWDS = [1, 8, 32, 80]
/** The page and the bare endpoint take turns, so that what else the machine does meets both. */
const TURNS = 4
const TURN_SECONDS = 1
const OTHER_SECONDS = 2
/** The public page may take this much of what the bare endpoint does (95th percentile). */
const PAGE_LIMIT = 1.5
const WARM_REQUESTS = 10_000
const REQUESTS = 100_000
/** Less than fifty bytes for each request: what is remembered is bounded, and collected garbage varies by a megabyte or two. */
const GROWTH_LIMIT_MB = 4

const checks: Check[] = []
const generator = startGenerator()
const server = await startFunctions()
const { origin } = server

const line = (what: string, atOnce: number, { times, seconds, failed }: Outcome) => {
  // Saves, of which each is a transaction, may be told to come again when they are too many for the emulator.
  const refused = failed > 0 ? `   refused ${failed}` : ''
  const [middle, high, highest] = [percentile(times, 0.5), p95(times), percentile(times, 0.99)].map(
    (ms) => `${ms.toFixed(1).padStart(8)} ms`,
  )
  process.stdout.write(
    `${what.padEnd(16)} ${String(atOnce).padStart(3)} at once ${(times.length / seconds).toFixed(0).padStart(7)} a second   median ${middle}   95 % ${high}   99 % ${highest}${refused}\n`,
  )
}

async function beside(page: Sent[], bare: Sent[], atOnce: number): Promise<void> {
  const nothing = (): Outcome => ({ times: [], seconds: 0, failed: 0 })
  const measured = { page: nothing(), bare: nothing() }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, requests] of [
      ['bare', bare],
      ['page', page],
    ] as const) {
      const { times, seconds, failed } = await generator.send({ origin, requests, atOnce, seconds: TURN_SECONDS })
      measured[name].times.push(...times)
      measured[name].seconds += seconds
      measured[name].failed += failed
    }
  }
  line('bare endpoint', atOnce, measured.bare)
  line('public page', atOnce, measured.page)
  checks.push({
    what: `pages not answered, ${atOnce} at once`,
    value: measured.page.failed,
    limit: 0,
    unit: 'requests',
  })
  checks.push({
    what: `the page beside the bare endpoint, ${atOnce} at once, 95th percentile`,
    value: p95(measured.page.times) / p95(measured.bare.times),
    limit: PAGE_LIMIT,
    unit: '×',
  })
}

const heap = async () => ((await (await fetch(`${origin}/heap`)).json()) as { heapUsed: number }).heapUsed / 1e6

/** A day in the life of an instance: mostly readers, some who only try, owners at work. */
function mixed({ page, read, check, save, event }: Record<Kind, Sent[]>): Sent[] {
  const at = (list: Sent[], index: number) => list[index % list.length] as Sent
  // Each of the eighty drafts is read and saved in turn.
  return Array.from({ length: 80 }, (_, turn) => [
    ...Array.from({ length: 44 }, (_page, index) => at(page, turn + index)),
    ...check,
    ...check,
    ...check,
    at(read, turn),
    at(save, turn),
    at(event, turn),
  ]).flat()
}

try {
  const stage = await setStage()
  const [first] = stage.page
  const bytes = (await (await fetch(origin + (first?.path ?? ''))).arrayBuffer()).byteLength
  const bare = [{ path: `/bare/${bytes}` }]
  // What is compiled while it is first used is no matter of load.
  for (const requests of [bare, ...Object.values(stage)])
    await generator.send({ origin, requests, atOnce: 32, seconds: 2 })

  for (const atOnce of CROWDS) {
    await beside(stage.page, bare, atOnce)
    for (const kind of ['read', 'check', 'save', 'event'] as const)
      line(kind, atOnce, await generator.send({ origin, requests: stage[kind], atOnce, seconds: OTHER_SECONDS }))
  }

  const requests = mixed(stage)
  await generator.send({ origin, requests, atOnce: 80, count: WARM_REQUESTS })
  const before = await heap()
  line('all together', 80, await generator.send({ origin, requests, atOnce: 80, count: REQUESTS - WARM_REQUESTS }))
  const after = await heap()
  process.stdout.write(
    `heap after ${WARM_REQUESTS.toLocaleString('en')} requests ${before.toFixed(1)} MB, after ${REQUESTS.toLocaleString('en')} ${after.toFixed(1)} MB\n`,
  )
  checks.push({
    what: `growth over ${REQUESTS.toLocaleString('en')} requests`,
    value: after - before,
    limit: GROWTH_LIMIT_MB,
    unit: 'MB',
  })
} finally {
  generator.stop()
  await server.stop('SIGKILL')
}
process.stdout.write(`\n${checks.map(checkLine).join('\n')}\n`)
if (!checks.every(passes)) process.exitCode = 1
