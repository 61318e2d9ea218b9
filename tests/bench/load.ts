export interface Measured {
  perSecond: number
  /** Milliseconds from sending to the answer. */
  median: number
  slowest: number
}

/** Does the same thing over and over, so many at once, for some seconds. */
export async function measure(
  work: () => Promise<unknown>,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<Measured> {
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let from = performance.now(); from < end; from = performance.now()) {
        await work()
        times.push(performance.now() - from)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const elapsed = (performance.now() - begin) / 1000
  return {
    perSecond: times.length / elapsed,
    median: times[Math.floor(times.length / 2)] ?? 0,
    slowest: times.at(-1) ?? 0,
  }
}

export const report = (what: string, { perSecond, median, slowest }: Measured): string =>
  `${what.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} a second   median ${median.toFixed(0)} ms   slowest ${slowest.toFixed(0)} ms`
