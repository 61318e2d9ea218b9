import { randomBytes } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { withDeadline, withoutDeadline } from '../lib/deadline.ts'
import { db } from '../lib/firebase.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import type { CountedEvent } from './counted-event.ts'
import { addDay, emptyDay, toIncrements, type OpenDay } from './open-day.ts'
import { countedRef, shards } from './stored.ts'

/** How many counter shards a portfolio has; an instance writes to one of them. */
const SHARDS = 4
/** An instance starts another shard before one can come near the 1 MiB that Firestore allows. */
const KEYS_PER_SHARD = 8_000
/** Longer than anything is sent again. */
const REMEMBERED_MS = 2 * 86_400_000
const EVENTS_PER_WRITE = 200

export interface Target {
  portfolioId: string
  ownerId: string
}

interface Waiting {
  event: CountedEvent
  settle: (counted: boolean) => void
  fail: (reason: unknown) => void
}

/**
 * Counts the events of one portfolio with blind writes: nothing is read, and an event is written before it is answered. Events that
 * arrive within `paceMs` of the last write share the next one, so that the shard gets no more writes than it can take.
 */
export class ShardWriter {
  private waiting: Waiting[] = []
  private running: Promise<void> | null = null
  private lastWrite = -Infinity
  private readonly slot = Math.floor(Math.random() * SHARDS)
  private suffix = ''
  private keys = new Set<string>()
  private readonly target: Target
  private readonly paceMs: number

  constructor(target: Target, paceMs: number) {
    this.target = target
    this.paceMs = paceMs
  }

  get pending(): number {
    return this.waiting.length
  }

  get idle(): boolean {
    return this.running === null
  }

  /** Whether the event was counted; false when it had been before. */
  add(event: CountedEvent): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ event, settle, fail })
      this.running ??= withoutDeadline(() => this.run()).finally(() => (this.running = null))
    })
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const pause = this.lastWrite + this.paceMs - performance.now()
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      this.lastWrite = performance.now()
      await this.write(this.waiting.splice(0, EVENTS_PER_WRITE))
    }
  }

  private async write(batch: Waiting[]): Promise<void> {
    const { first, again } = splitRepeated(batch)
    try {
      await withDeadline('shared', () => this.commit(first.map(({ event }) => event)))
      first.forEach(({ settle }) => settle(true))
      again.forEach(({ settle }) => settle(false))
    } catch (error) {
      if (wasRefused(error, 'already-exists')) await this.writeNew(batch)
      else batch.forEach(({ fail }) => fail(error))
    }
  }

  /** Some of them were counted before: finds out which, and counts the rest. */
  private async writeNew(batch: Waiting[]): Promise<void> {
    const once = batch.flatMap(({ event }) => event.once)
    try {
      const found = await withDeadline('shared', () =>
        db().getAll(...once.map((key) => countedRef(this.target.portfolioId, key))),
      )
      const counted = new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
      const isNew = ({ event }: Waiting) => !event.once.some((key) => counted.has(key))
      batch.filter((one) => !isNew(one)).forEach(({ settle }) => settle(false))
      const rest = batch.filter(isNew)
      if (rest.length > 0) await this.write(rest)
    } catch (error) {
      batch.forEach(({ fail }) => fail(error))
    }
  }

  private async commit(events: CountedEvent[]): Promise<void> {
    try {
      await commitTo(this.shardId, this.target, events)
    } catch (error) {
      if (!wasRefused(error, 'invalid-argument')) throw error
      // The document is full, by what other instances have written to it too.
      this.startShard()
      await commitTo(this.shardId, this.target, events)
    }
    for (const { adds } of events) {
      for (const names of [adds.visitors, adds.links, adds.referrers, adds.campaigns])
        for (const key of Object.keys(names)) this.keys.add(key)
    }
    if (this.keys.size > KEYS_PER_SHARD) this.startShard()
  }

  private get shardId(): string {
    return `${this.slot}${this.suffix}`
  }

  private startShard(): void {
    this.suffix = `-${randomBytes(4).toString('hex')}`
    this.keys = new Set()
  }
}

/** Events that come twice in one write: the second ones are not counted. */
function splitRepeated(batch: Waiting[]): { first: Waiting[]; again: Waiting[] } {
  const keys = new Set<string>()
  const [first, again]: [Waiting[], Waiting[]] = [[], []]
  for (const one of batch) {
    const repeated = one.event.once.some((key) => keys.has(key))
    one.event.once.forEach((key) => keys.add(key))
    ;(repeated ? again : first).push(one)
  }
  return { first, again }
}

async function commitTo(shardId: string, { portfolioId, ownerId }: Target, events: CountedEvent[]): Promise<void> {
  const days: Record<string, OpenDay> = {}
  for (const { day, adds } of events) addDay((days[day] ??= emptyDay()), adds)
  const expireAt = Timestamp.fromMillis(Timestamp.now().toMillis() + REMEMBERED_MS)
  const batch = db().batch()
  for (const key of new Set(events.flatMap(({ once }) => once)))
    batch.create(countedRef(portfolioId, key), { expireAt })
  batch.set(
    shards(portfolioId).doc(shardId),
    {
      ownerId,
      views: FieldValue.increment(Object.values(days).reduce((sum, { views }) => sum + views, 0)),
      open: FieldValue.arrayUnion(...Object.keys(days)),
      days: Object.fromEntries(Object.entries(days).map(([day, counts]) => [day, toIncrements(counts)])),
    },
    { merge: true },
  )
  await batch.commit()
}
