import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long each kind of work may take, in milliseconds, whatever it waits for. Each ends well before the time-out of its
 * function (index.ts): what the platform cuts off says nothing, answers with a page of its own and leaves the work running.
 */
export const deadlines = {
  /** The browser gives up after 20 s (API_TIMEOUT_MS). What waits for others (payments, links, names) has shorter limits of its own. */
  call: 12_000,
  /** Few look at an empty screen for longer. Two or three reads take some tens of milliseconds, on a new and busy instance seconds. */
  page: 8_000,
  /** A card fetches a picture and draws it; the sitemap reads all pages; what a form holds is not to be lost for a second or two. */
  file: 10_000,
  form: 10_000,
  /** Events, of the payment provider and of the database, are delivered again: an attempt is better short than cut off. */
  event: 25_000,
  /** The slowest picture takes a minute of a processor (docs/operations.md). */
  picture: 230_000,
  /** One picture to or from Storage, which by itself waits for ever once it has begun: seconds, where all is well. */
  transfer: 20_000,
  /** Reads and writes for several requests at once, which no single one of them may end. */
  shared: 10_000,
} as const

/** Something was not done in its time. What has been sent may still arrive; nothing more is. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
}

/** How many times as long everything may take where a processor also runs emulators, browsers and tests. */
const factor = Number(process.env.DEADLINE_FACTOR ?? 1)

const ends = new AsyncLocalStorage<number | undefined>()

/** When what is under way has to be over, in milliseconds since 1970; undefined for what may take its time, such as nightly jobs. */
export const deadline = (): number | undefined => ends.getStore()

/**
 * Does something within its deadline. Every call of Firestore on its way ends with it (lib/firebase.ts), so nothing is written
 * after the answer that it failed.
 * @throws DeadlineExceeded
 */
export const withDeadline = <T>(kind: keyof typeof deadlines, work: () => Promise<T>): Promise<T> =>
  ends.run(Date.now() + deadlines[kind] * factor, () => untilDeadline(work))

/**
 * Does a part of what is under way, and waits for it no longer than for the whole.
 * @throws DeadlineExceeded also without having begun, where the time is over
 */
export async function untilDeadline<T>(work: () => Promise<T>): Promise<T> {
  const end = deadline()
  if (end === undefined) return work()
  const late = () => new DeadlineExceeded(`Not done by ${new Date(end).toISOString()}`)
  const ms = end - Date.now()
  if (ms <= 0) throw late()
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(late()), ms)
  try {
    return await Promise.race([work(), over.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs work that continues after the request that started it. */
export const withoutDeadline = <T>(work: () => T): T => ends.run(undefined, work)
