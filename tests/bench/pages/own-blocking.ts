/** Of a browser's trace, in microseconds. https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export interface TraceEvent {
  name: string
  ts: number
  /** From beginning to end, and for how long of it the thread had a processor. */
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args: { data?: { documentLoaderURL?: string } }
}

/** Lighthouse takes a phone to be so many times slower, and by half of that where something is laid out. */
const SLOWDOWN = 4
const LAYOUT_SLOWDOWN = 2
/** What a task takes beyond this blocks (Total Blocking Time), in milliseconds. */
const LONG_MS = 50

/**
 * For how long a page blocks a slow phone by what it computes itself, in milliseconds. Lighthouse counts as well how long a task
 * waits for a processor that another process has, and what the browser does before the page is there: that comes to 0 to 200 ms
 * for a page without any script on a machine with two processors.
 */
export function ownBlocking(events: readonly TraceEvent[], address: string): number {
  const visit = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  const main = events.filter(({ pid, tid }) => pid === visit?.pid && tid === visit.tid)
  const there = main.find(({ name, ts }) => name === 'DocumentLoader::CommitNavigation' && ts >= (visit?.ts ?? 0))
  if (!there) throw new Error(`The trace does not say when ${address} was there`)
  const layouts = main.filter(({ name }) => name === 'Layout')
  return main
    .filter(({ name, ts }) => name === 'RunTask' && ts > there.ts)
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur)
      return sum + Math.max(0, (tdur / 1000) * (laysOut ? LAYOUT_SLOWDOWN : SLOWDOWN) - LONG_MS)
    }, 0)
}
