import type { Page } from '@playwright/test'

/** The typefaces that have arrived from files of ours and are in use; what stands in for them comes from the system. */
export const loadedTypefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('fallback')).map(({ family }) => family))
