import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { addresses } from '../support/env.ts'
import { freshPageName, pageDocument, storeDocument } from '../support/pages.ts'
import { publishedPage } from '../support/published-page.ts'
import { expect, test } from './support/test.ts'
import { loadedTypefaces } from './support/typefaces.ts'

// With all its motion, as most people see it.
test.use({ reducedMotion: 'no-preference' })

for (const id of templateIds) {
  test(`Hosting serves ${id} as the tests of published pages look at it, with all its files`, async ({ page }) => {
    const document = pageDocument(id, catalogue[id].example, freshPageName())
    const expected = await publishedPage(await storeDocument(document), document)
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    const response = await page.goto(`${addresses.hosting}/${document.username}`)
    expect(await response?.text()).toBe(expected.html)
    const headers = (await response?.allHeaders()) ?? {}
    for (const [name, value] of Object.entries(expected.headers)) expect(headers[name.toLowerCase()]).toBe(value)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
    expect(missing).toEqual([])
  })
}
