import { expect, test } from './support/test.ts'

const path = '/portfolio/developer-pro'
const api = '**/api/templates/developer-pro/example'

test('an example is kept for the session', async ({ page }) => {
  let calls = 0
  await page.route(api, async (route) => {
    calls += 1
    await route.continue()
  })
  await page.goto(path)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('tpl-example:developer-pro'))).toContain('"hero"')
  await page.reload()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toBe(1)
})

test('what the session kept and cannot be read is fetched again', async ({ page }) => {
  await page.goto('/portfolio/no-such-template')
  await page.evaluate(() => sessionStorage.setItem('tpl-example:developer-pro', '{broken'))
  await page.goto(path)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown template is not found', async ({ page }) => {
  await page.goto('/portfolio/no-such-template')
  await expect(page.getByRole('heading', { name: 'Template not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Templates' })).toBeVisible()
})

test('while it loads, the screen says so', async ({ page }) => {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(api, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(path)
  await expect(page.getByText('Loading template…')).toBeAttached()
  answer()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a template without an example says so', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ json: {} }))
  await page.goto(path)
  await expect(page.getByText('No content available for this template.')).toBeVisible()
})

test.describe('when it cannot be loaded', () => {
  test.use({ expectedErrors: ['500', 'Failed to load resource'] })

  test('the screen says why and tries again', async ({ page }) => {
    await page.route(api, (route) => route.fulfill({ status: 500, json: { detail: { message: 'Not today' } } }))
    await page.goto(path)
    await expect(page.getByText('Failed to load template data: Not today')).toBeVisible()
    await page.unroute(api)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
})
