import { expect, test as base } from '../../e2e/support/test.ts'
import { startPageSite, type PageSite } from './page-site.ts'

/** Tests of published pages by themselves, at the addresses of a site that each worker serves. */
export const test = base.extend<object, { site: PageSite }>({
  site: [
    async ({}, use) => {
      const site = await startPageSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

export { expect }
