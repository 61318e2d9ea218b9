import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { expect, test } from './support/test.ts'

for (const id of templateIds) {
  test.describe(`without JavaScript, the example of ${id}`, () => {
    test.use({ javaScriptEnabled: false })

    test('is a complete page that says what it is', async ({ page, request }) => {
      const { name } = catalogue[id].listing
      await page.goto(`/portfolio/${id}`)
      await expect(page).toHaveTitle(`${name} template – Vitrine`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const content = (selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute)
      expect(await content('meta[name=description]')).toContain(catalogue[id].listing.subtitle)
      expect(new URL((await content('link[rel=canonical]', 'href')) ?? '').pathname).toBe(`/portfolio/${id}`)
      const card = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname)
      expect(card.headers()['content-type']).toBe('image/jpeg')
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as object
      expect(data).toMatchObject({ '@type': 'WebPage', name: `${name} template` })
    })
  })
}

test('an example gets its typefaces and behaviours, and counts no visit', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.goto('/portfolio/developer-pro')
  await expect(page.locator('html')).toHaveClass(/fonts-ready/)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test.describe('an unknown template', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] })

  test('is not found, and the store is a link away', async ({ page }) => {
    for (const path of ['/portfolio/no-such-template', '/templates/no-such-template']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Template not found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute('href', '/templates')
    }
  })
})
