import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { editor } from './support/editor.ts'
import { photo } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** Holds uploads back until they are let go or refused. */
async function holdUploads(page: Page) {
  let decide: (go: boolean) => void = () => {}
  const decided = new Promise<boolean>((resolve) => (decide = resolve))
  await page.route(`${addresses.storage}/v0/b/**`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return (await decided)
      ? route.continue()
      : route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
  })
  return { letGo: () => decide(true), refuse: () => decide(false) }
}

async function startUpload(page: Page, account: TestAccount) {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await editor(page).open(draft.id)
  const list = page.getByRole('group', { name: 'Projects', exact: true })
  const titles = list.locator('button[aria-expanded]')
  const first = draft.content.projects?.[0]?.title ?? ''
  const upload = async () => {
    await page
      .getByLabel('Choose a picture for Picture')
      .first()
      .setInputFiles(await photo('cover.jpg'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Add|Replace) picture$/ })
      .click()
    await expect(list.getByRole('progressbar', { name: 'Uploading Picture' })).toBeVisible()
  }
  await upload()
  return {
    upload,
    first,
    titles,
    list,
    projects: async () =>
      (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content.projects ?? [],
  }
}

test('an upload continues when its item is closed, opened again and moved, ends in it, and is cancelled with it', async ({
  page,
  account,
}) => {
  const { letGo } = await holdUploads(page)
  const { first, titles, list, projects, upload } = await startUpload(page, account)
  const before = (await projects()).map(({ image }) => image)
  await titles.first().click()
  await expect(titles.first()).toHaveAttribute('aria-expanded', 'false')
  await expect(titles.first()).toContainText('Uploading…')
  await expect(list.getByRole('progressbar')).toBeHidden()
  await titles.first().click()
  await expect(list.getByRole('progressbar', { name: 'Uploading Picture' })).toBeVisible()
  await titles.first().click()
  await page.getByRole('button', { name: `Move ${first} down`, exact: true }).click()
  await expect(titles.nth(1)).toContainText(first)
  await expect(titles.nth(1)).toContainText('Uploading…')

  letGo()
  await expect.poll(async () => (await projects())[1]?.imagePath).toMatch(/-cover\.jpg$/)
  const after = await projects()
  expect(after[1]?.title).toBe(first)
  expect(after[0]?.image).toBe(before[1])
  await expect(titles.nth(1)).toHaveText(first)
  await titles.nth(1).click()
  await expect(list.locator('[data-field="content.projects.1.image"] img')).toHaveAttribute('src', /cover\.jpg/)

  const next = await holdUploads(page)
  await upload()
  await page.getByRole('button', { name: `Delete ${first}`, exact: true }).click()
  await expect(page.getByText('The upload of Picture was cancelled because its entry was deleted.')).toBeVisible()
  next.letGo()
  await expect.poll(projects).toEqual(after.filter((_, index) => index !== 1))
})

test('undo during an upload takes back what was typed, and after it the picture', async ({ page, account }) => {
  const { letGo } = await holdUploads(page)
  const { first, titles, list, projects } = await startUpload(page, account)
  const [before] = await projects()
  const title = list.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.fill('Typed during the upload')
  await expect(titles.first()).toContainText('Typed during the upload')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(first)
  await expect(list.getByRole('progressbar', { name: 'Uploading Picture' })).toBeVisible()

  letGo()
  const pathOf = async () => (await projects())[0]?.imagePath
  await expect.poll(pathOf).toMatch(/-cover\.jpg$/)
  const shown = list.locator('[data-field="content.projects.0.image"] img')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveAttribute('src', before?.image ?? 'none')
  await editor(page).save()
  await expect.poll(async () => (await projects())[0]).toEqual(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(shown).toHaveAttribute('src', /cover\.jpg/)
})

test.describe('an upload that fails', () => {
  test.use({ expectedErrors: ['403 (Forbidden)'] })

  test('marks a closed item until it is opened', async ({ page, account }) => {
    const { refuse } = await holdUploads(page)
    const { titles, list } = await startUpload(page, account)
    await titles.first().click()
    refuse()
    await expect(titles.first()).toContainText('Picture not added')
    await titles.first().click()
    await expect(list.getByRole('alert')).toContainText('Upload failed')
    await list.getByRole('button', { name: 'Dismiss' }).click()
    await titles.first().click()
    await expect(titles.first()).not.toContainText('Picture not added')
  })
})
