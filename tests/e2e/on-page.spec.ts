import type { Page } from '@playwright/test'
import { draftOf } from './support/portfolio.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { expect, signIn, test } from './support/test.ts'

/** It loads once the rest of the editor is there. */
const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })

test('a click on the page opens the field of what was clicked', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, preview } = editor(page)
  await open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  const { hero, gallery, contact } = draft.content

  await test.step('a text', async () => {
    await preview.getByText(hero!.title!, { exact: true }).click()
    await expect(field('Title')).toBeFocused()
    await page.keyboard.type('!')
    await expect(preview.getByText(`${hero!.title}!`)).toBeVisible()
  })

  await test.step('a text of an item of a closed list', async () => {
    const caption = gallery!.images![1]!.caption!
    await preview.getByText(caption, { exact: true }).click()
    await expect(page.locator('[data-field="content.gallery.images.1.caption"] :focus')).toHaveValue(caption)
  })

  await test.step('a picture, which is not opened large', async () => {
    await preview.getByRole('link', { name: gallery!.images![0]!.alt! }).first().click()
    await expect(page.locator('[data-field="content.gallery.images.0.src"] :focus')).toBeVisible()
    await expect(preview.getByRole('dialog')).toBeHidden()
  })

  await test.step('a link', async () => {
    await preview.getByRole('link', { name: contact!.email! }).click()
    await expect(field('Email')).toBeFocused()
  })

  await test.step('the pointer shows what it would open', async () => {
    await preview.getByRole('heading', { level: 1 }).hover()
    await expect(page.getByText('Header: Name', { exact: true }).last()).toBeVisible()
  })
})

test('what is clicked stays where it is, also where a link covers its card', async ({ page, account }) => {
  const draft = await draftOf(account, 'business-executive')
  const [lead, next] = draft.content.articles!.map(({ title }) => title!)
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  const top = () => preview.locator('html').evaluate((html) => html.scrollTop)
  const focused = page.locator('[data-field^="content.articles."] :focus')

  await preview.getByRole('heading', { name: lead! }).first().click()
  await expect(focused).toHaveValue(lead!)
  expect(await top()).toBe(0)

  const second = preview.getByRole('heading', { name: next! }).first()
  await second.scrollIntoViewIfNeeded()
  const before = await top()
  await second.click()
  await expect(focused).toHaveValue(next!)
  expect(await top()).toBe(before)
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(second).toHaveText(`${next!}!`)

  await test.step('keys of the editor work on the page', async () => {
    await preview.locator('body').dispatchEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })
    await expect(second).toHaveText(next!)
  })
})

test('the arrow keys go from field to field of the page, and Ctrl and Enter open one', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  const fields = fieldsOnPage(page)
  await fields.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(fields.getByRole('status')).toContainText(/: \S/)
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, { exclude: 'iframe' })
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-field] :focus')).toBeVisible()

  await test.step('a pointer at rest is left alone while keys scroll the page under it', async () => {
    const { x, y, width, height } = (await preview.getByRole('heading', { level: 1 }).boundingBox())!
    const [left, top] = [x + width / 2, y + height / 2]
    await page.mouse.move(left, top)
    const said = fields.getByRole('status')
    await expect(said).toContainText(/: \S/)
    await fields.focus()
    await page.keyboard.press('End')
    const last = await said.textContent()
    await page.mouse.move(left, top)
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText(last!)
    await page.mouse.move(left, top + 20)
    await expect(said).not.toHaveText(last!)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on the preview leads to the field', async ({ page, account }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const { open, field, preview } = editor(page)
    await open(draft.id)
    await page.getByRole('tab', { name: 'Preview' }).tap()
    await expect(fieldsOnPage(page)).toBeVisible()
    await preview.getByText(draft.content.hero!.title!, { exact: true }).tap()
    await expect(field('Title')).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Edit', exact: true })).toHaveAttribute('aria-selected', 'true')
  })
})
