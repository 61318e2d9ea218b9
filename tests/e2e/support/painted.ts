import type { Page } from '@playwright/test'

/** Resolves when two more frames were painted: what was under way at the call is on the screen. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
