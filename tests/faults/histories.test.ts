import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { db } from '../../functions/lib/firebase.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { adminAuth, adminBucket, adminFirestore } from '../support/admin.ts'
import { startFunctions } from '../support/functions-process.ts'
import { ports, projectId } from '../support/env.ts'
import { thorough } from '../support/thorough.ts'
import { broken } from './histories/invariants.ts'
import type { Run } from './histories/asking.ts'
import { readStored } from './histories/read-stored.ts'
import type { Stored } from './histories/stored.ts'
import { afterwards, closeDays, recordHistory, WORKERS } from './histories/run.ts'

const OPERATIONS = thorough ? 4_000 : 400
const KILLS = thorough ? 20 : 3

/** `VITRINE_SEED=…` repeats the choices of one run; what happens at the same time is up to the machine. */
const seeds = process.env.VITRINE_SEED
  ? [Number(process.env.VITRINE_SEED)]
  : Array.from({ length: thorough ? 5 : 1 }, (_, run) => (Date.now() + run) % 1_000_000)

/**
 * What had to give way to others too often, or to wait for them too long, is no mistake: it was told so, and changed nothing after its
 * answer. How often that is depends on how busy the machine is; more than one in twenty would be something else.
 */
const gaveWay =
  /10 ABORTED|Transaction is invalid or closed|DeadlineExceeded: Not done by|Somebody else is sending this mail just now/

let run: Run | undefined

beforeAll(() => {
  for (const [name, value] of Object.entries({
    ...functionSettings(ports),
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketName }),
  }))
    vi.stubEnv(name, value)
  db()
})

afterEach(async () => {
  await run?.instances.stop()
})

it.each(seeds)(
  `of ${OPERATIONS} operations of ${WORKERS} workers under ${KILLS} kills every invariant holds (seed %i)`,
  { timeout: 900_000 },
  async (seed) => {
    run = await recordHistory({ seed, operations: OPERATIONS, kills: KILLS })
    const {
      history: { operations },
      world,
      instances,
    } = run
    await afterwards(run)
    const site = await startFunctions()
    const read = () =>
      readStored({ auth: adminAuth(), db: adminFirestore(), bucket: adminBucket() }, world, site.origin)
    const stored = await read()
    await closeDays(run)
    const theNextDay = await read()
    await site.stop()
    const counts = countsOf(run)
    console.log(
      [...counts]
        .map(([name, count]) => `${name}: ${count}`)
        .sort()
        .join(', '),
    )
    const kinds = ['save', 'publish', 'claim', 'attach', 'view', 'check out', 'pay', 'delete', 'make link', 'open link']
    const ofPages = ['create page', 'save page', 'rename page', 'open page']
    const never = [...kinds, ...ofPages, 'leave to a time', 'run what is due'].filter(
      (kind) => !counts.has(`${kind} done`),
    )
    expect(never).toEqual([])
    // In the message, which no summary cuts short.
    const brokenIn = (state: Stored) =>
      broken(operations, state)
        .map((one) => JSON.stringify(one))
        .join('\n')
    const none = (problems: string) => expect(problems === '', problems).toBe(true)
    none(brokenIn(stored))
    none(brokenIn(theNextDay))
    const failures = instances.output.filter((line) => /Request failed|could not be handled/.test(line))
    none(failures.filter((line) => !gaveWay.test(line)).join('\n'))
    expect(failures.length, failures.join('\n')).toBeLessThan(operations.length / 20)
  },
)

/** What was done how often, and what became of it. */
function countsOf({ history: { operations } }: Run): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, outcome } of operations)
    counts.set(`${kind} ${outcome}`, (counts.get(`${kind} ${outcome}`) ?? 0) + 1)
  return counts
}
