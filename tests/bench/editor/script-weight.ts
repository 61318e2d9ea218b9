import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts the script that a page loads, as gzip, from now on. Gives what it asked for until a time of its own clock. */
export function weighScripts(page: Page): (until: number) => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    )
  })
  return async (until) => {
    const late = await page.evaluate(
      (time) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime > time)
          .map(({ name }) => name),
      until,
    )
    for (const name of late) sizes.delete(name)
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  }
}
