import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
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

    test('leads to its case study or article, and back', async ({ page }) => {
      const { slug, content } = await loadExamplePage(id)
      await page.goto(`/portfolio/${id}`)
      const links = page.locator(`a[href="/portfolio/${id}/${slug}"]`)
      // Some templates open the entry first.
      await page.goto((await links.first().getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1, name: content.title })).toBeVisible()
      await expect(page).toHaveTitle(
        `${content.title}, an example of the ${catalogue[id].listing.name} template – Vitrine`,
      )
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/portfolio/${id}/${slug}`)
      await page.locator('a[rel=home]').click()
      await expect(page).toHaveURL(`/portfolio/${id}`)
    })
  })
}

test('an example gets its typefaces and behaviours, and counts no visit', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  for (const path of ['/portfolio/developer-pro', '/portfolio/developer-pro/tidemark']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveClass(/fonts-ready/)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
})

test('the film of an example loads its player when it is pressed, and not before', async ({ page }) => {
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }))
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('vimeo') && calls.push(request.url()))
  await page.goto('/portfolio/creative-studio/barulho-festival')
  await expect(page.locator('html')).toHaveClass(/fonts-ready/)
  expect(calls).toEqual([])
  await page.getByRole('link', { name: /Nine nights in ninety seconds/ }).click()
  await expect(page.frameLocator('iframe').getByText('Film')).toBeVisible()
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
