/** Does the work for some items at a time. After a failure nothing more is begun, and what is under way comes to its end. */
export async function someAtATime<T>(
  most: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items.entries()]
  const worker = async () => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next[1], next[0])
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: most }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
