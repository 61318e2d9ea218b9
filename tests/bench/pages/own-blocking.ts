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
 * For how long a page blocks a slow phone by what it computes itself, in milliseconds: from its first paint on, as the metric is
 * defined (https://web.dev/articles/tbt). Lighthouse counts more, for it simulates when a page is painted: what the browser does to
 * open the page (it makes a JavaScript context, clears away what Lighthouse left), and how long a task waits for a processor that
 * another process has. That comes to 0 to 300 ms for a page without any script on a machine with two processors.
 */
export function ownBlocking(events: readonly TraceEvent[], address: string): number {
  const visit = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  const painted = events.find(({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === visit?.pid && ts >= visit.ts)
  if (!visit || !painted) throw new Error(`The trace does not say when ${address} was painted`)
  const main = events.filter(({ pid, tid }) => pid === visit.pid && tid === visit.tid)
  const layouts = main.filter(({ name }) => name === 'Layout')
  return main
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > painted.ts)
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur)
      return sum + Math.max(0, (tdur / 1000) * (laysOut ? LAYOUT_SLOWDOWN : SLOWDOWN) - LONG_MS)
    }, 0)
}
