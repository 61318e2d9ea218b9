import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('the preview shows unsaved changes in a new tab', async ({ page, context, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field } = editor(page)
  await open(draft.id)
  await page.evaluate(() => localStorage.setItem('preview_old', JSON.stringify({ timestamp: Date.now() - 900_001 })))
  await field('Name').fill('Not saved yet')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/preview#[\w-]+$/)
  await expect(tab.getByText('Local Preview Mode')).toBeVisible()
  await expect(tab.getByText('only visible to you and cannot be shared')).toBeVisible()
  const frame = tab.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  expect(await page.evaluate(() => localStorage.getItem('preview_old'))).toBeNull()

  for (const [device, width] of [
    ['Tablet', 768],
    ['Mobile', 375],
    ['Desktop', 1280],
  ] as const) {
    await tab.getByRole('radio', { name: device }).check()
    await expect.poll(() => frame.locator('body').evaluate(() => window.innerWidth)).toBe(width)
  }
  await tab.getByRole('link', { name: 'Back to Editor' }).click()
  await expect(tab).toHaveURL(new RegExp(`/dashboard/editor/${draft.id}$`))
})

test('a blocked pop-up shows a message', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  await editor(page).open(draft.id)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('Please allow pop-ups to view the preview in a new tab.')).toBeVisible()
})

for (const [fragment, stored, message] of [
  ['', null, 'No preview token provided'],
  ['#unknown', null, 'Preview data not found. Please return to the editor and try again.'],
  ['#a', '{"portfolioId":"p1"}', 'Invalid preview data'],
  ['#a', '{', 'Failed to load preview. Please try again from the editor.'],
  ['#a', '{"portfolioId":"p1","templateId":"gone","content":{}}', 'Template Not Found'],
] as const) {
  test(`the preview at ${fragment || 'nothing'} with ${stored ?? 'nothing'} says “${message}”`, async ({ page }) => {
    await page.addInitScript((text) => text !== null && localStorage.setItem('preview_a', text), stored)
    await page.goto(`/preview${fragment}`)
    await expect(page.getByRole('alert')).toContainText(message)
  })
}
