import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts the script that a page loads, as gzip, from now on. */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length, () => 0))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
