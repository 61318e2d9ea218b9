import { randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { vi } from 'vitest'
import { addDays, dayAt } from '@vitrine/common/analytics/days'
import { resumeDeletions } from '../../../functions/accounts/deletion.ts'
import { rollUpPortfolio } from '../../../functions/analytics/rollup/portfolio.ts'
import { SHARD_COLLECTION } from '../../../functions/analytics/stored.ts'
import { db } from '../../../functions/lib/firebase.ts'
import { Random } from '../../../local/lib/random.ts'
import { deliver, heldEvents } from '../../support/payments.ts'
import { History } from './history.ts'
import { Instances } from './instances.ts'
import { untilDone, type Run, type Worker } from './asking.ts'
import { makeLink, open } from './links.ts'
import { openPageOf, openPrivatePage } from './pages.ts'
import { begin, doSomething } from './operations.ts'
import { runWhatIsDue } from './schedules.ts'
import { World } from './world.ts'

export const WORKERS = 16
const ACCOUNTS = 5
const PORTFOLIOS = 16
const USERNAMES = 12
const HOUR_MS = 3_600_000

export interface Plan {
  seed: number
  /** Of all workers together. */
  operations: number
  kills: number
}

/** Workers run random operations on a few accounts while the serving processes are killed and restarted. */
export async function recordHistory({ seed, operations, kills }: Plan): Promise<Run> {
  const run: Run = {
    world: new World(Array.from({ length: USERNAMES }, () => `shared-${randomBytes(5).toString('hex')}`)),
    history: new History(),
    instances: await Instances.start(),
  }
  for (let account = 0; account < ACCOUNTS; account++) await run.world.addAccount()
  await begin({ ...run, number: WORKERS, random: new Random(seed) }, PORTFOLIOS)

  let left = operations
  const killEvery = Math.ceil(operations / (kills + 1))
  const killing: Promise<void>[] = []
  const work = async (number: number) => {
    const worker = { ...run, number, random: new Random(seed * WORKERS + number) }
    while (left-- > 0) {
      if (left > 0 && left % killEvery === 0) killing.push(run.instances.kill())
      await doSomething(worker)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, number) => work(number)))
  await Promise.all(killing)
  return run
}

/** What happens within hours: the provider redelivers, deletions resume, what is due is done, and holders of links come again. */
export async function afterwards(run: Run): Promise<void> {
  const { world, instances } = run
  await Promise.all(world.accounts.map(({ uid }) => deliverAll(uid, instances.webhookOrigin)))
  await resumeDeletions(Timestamp.fromMillis(Date.now() + 2 * HOUR_MS))
  const later: Worker = { ...run, number: WORKERS + 1, random: new Random(0) }
  // What has to give way to something else is done by the next run.
  for (let turn = 0; turn < 2; turn++) await runWhatIsDue(later)
  await Promise.all(world.links.flatMap((link) => [open(later, link), openPageOf(later, link)]))
  // Every link may have ended before somebody opened a page of it.
  await untilDone(later, 'open page', async () => {
    await makeLink(later)
    const link = world.links.at(-1)
    if (link) await openPrivatePage(later, link)
  })
}

/** What happens at night: days are rolled up. */
export async function closeDays({ world }: Run): Promise<void> {
  const tomorrow = addDays(dayAt(Date.now()), 1)
  const visited = await Promise.all(
    world.accounts.map(({ uid }) => db().collectionGroup(SHARD_COLLECTION).where('ownerId', '==', uid).get()),
  )
  const ids = visited.flatMap(({ docs }) => docs.map(({ ref }) => ref.parent.parent?.id ?? ''))
  for (const id of new Set(ids)) await rollUpPortfolio(id, tomorrow)
}

/** Also what is only said because of what was delivered, such as that something was given back. */
async function deliverAll(uid: string, origin: string): Promise<void> {
  const heard = new Set<string>()
  for (;;) {
    const events = (await heldEvents(uid)).filter(({ id }) => !heard.has(id))
    if (events.length === 0) return
    for (const event of events) {
      // Told to come again, the provider does: a mail that an instance was about to send when it was killed is another’s after a minute.
      const hear = async () => {
        const status = await deliver(event, { origin })
        if (status !== 200) throw new Error(`${event.type} was answered with ${status}`)
      }
      await vi.waitFor(hear, { interval: 1_000, timeout: 90_000 })
      heard.add(event.id)
    }
  }
}
