import { REFRESH_MS } from '@vitrine/common/analytics/constants'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// To Firestore, minutes pass without an answer: it asks another site whether there is a network.
test.use({ expectedErrors: ['Could not reach Cloud Firestore backend', 'google.com/images/cleardot.gif'] })

test('figures refresh every half minute, but not while the tab is hidden', async ({ page, account }) => {
  const { id } = await publishedOf(account)
  await signIn(page, account)
  await page.clock.install()
  let reads = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/summary')) reads++
  })
  const answered = () => page.waitForResponse('**/summary*')
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)

  await Promise.all([answered(), page.goto(`/dashboard/analytics/${id}`)])
  await expect(page.getByText(/^Last updated/)).toBeVisible()
  expect(reads).toBe(1)
  await Promise.all([answered(), page.clock.runFor(REFRESH_MS)])
  expect(reads).toBe(2)

  await show('hidden')
  await page.clock.runFor(10 * REFRESH_MS)
  // Whatever it had asked for would have gone out before this.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(reads).toBe(2)

  await Promise.all([answered(), show('visible').then(() => page.clock.runFor(REFRESH_MS))])
  expect(reads).toBeGreaterThan(2)
})
