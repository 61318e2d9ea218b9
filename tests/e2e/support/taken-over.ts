import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the app answers for the HTML that the server sent. */
export async function expectTakenOver(page: Page): Promise<void> {
  const isReact = () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.evaluate(isReact)).toBe(true)
}
