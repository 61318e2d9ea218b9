import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { ACCOUNT_UPLOADS_MAX_BYTES, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import type { TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { editor } from './support/editor.ts'
import { heic, photo, photoSaying, renamedProgram, svgWithScript } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const stored = async (account: TestAccount, { id }: Portfolio) =>
  (await succeed(getPortfolio, { token: account.token, params: { id } })).content.hero ?? {}

const exists = async (path: string | undefined) =>
  (
    await adminBucket()
      .file(path ?? '')
      .exists()
  )[0]

/** The portrait of a developer’s page. */
const portrait = (page: Page) => {
  const group = page.getByRole('group', { name: 'Portrait', exact: true })
  return {
    input: page.getByLabel('Choose a picture for Portrait'),
    problem: group.getByRole('alert'),
    button: (name: string) => group.getByRole('button', { name, exact: true }),
    inPreview: page.frameLocator('iframe').locator('img[src*="user-assets"]').first(),
  }
}

async function openDraft(page: Page, account: TestAccount): Promise<Portfolio> {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await editor(page).open(draft.id)
  return draft
}

test('a picture is added with its alternative text, cropped, and cropped again from the original', async ({
  page,
  account,
}) => {
  test.slow()
  const draft = await openDraft(page, account)
  const { input, button, inPreview } = portrait(page)
  await input.setInputFiles(await photo('me at sea.jpg', { width: 1000, height: 500 }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1000 × 500 pixels')).toBeVisible()
  const alt = dialog.getByLabel('Alternative text')
  await expect(alt).toHaveValue('')
  await dialog.getByRole('button', { name: 'As before: Portrait of Noor Haddad' }).click()
  await expect(alt).toHaveValue('Portrait of Noor Haddad')
  await expect(alt).toBeFocused()
  await alt.fill('Me at sea')

  await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
  const [width, height] = [dialog.getByLabel('Width'), dialog.getByLabel('Height')]
  await expect(width).toHaveValue('400')
  await expect(height).toHaveValue('400')
  await dialog.getByRole('radio', { name: '16:9' }).check()
  await expect(height).toHaveValue('225')
  await dialog.getByRole('radio', { name: 'Free' }).check()
  await expect(dialog.getByText('75%')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('80%')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled()

  await width.fill('9')
  await expect(dialog.getByRole('alert')).toHaveText('Crop dimensions must be at least 10px × 10px')
  await width.fill('1001')
  await expect(dialog.getByRole('alert')).toHaveText('Crop dimensions cannot exceed the original image size')
  await expect(dialog.getByRole('button', { name: 'Apply crop' })).toBeDisabled()
  await width.fill('300')
  await height.fill('200')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Apply crop' }).click()
  await expect(dialog.getByText('300 × 200 pixels, cropped')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace picture' }).click()

  await expect(inPreview).toHaveAttribute('alt', 'Me at sea')
  await expect.poll(async () => (await stored(account, draft)).profileImageCrop).toMatch(/^\d+,\d+,300,200$/)
  const first = await stored(account, draft)
  const folder = `user-assets/${account.uid}/${draft.id}`
  expect(first.profileImagePath).toMatch(new RegExp(`^${folder}/images/\\d{13}-cropped-image\\.jpg$`))
  expect(first.profileImageOriginal).toMatch(new RegExp(`^${folder}/originals/\\d{13}-me_at_sea\\.jpg$`))
  expect(first.profileImageAlt).toBe('Me at sea')
  const original = `${addresses.storage}/v0/b/${adminBucket().name}/o/${encodeURIComponent(first.profileImageOriginal ?? '')}?alt=media`
  expect((await fetch(original)).status).toBe(403)

  await button('Crop Portrait').click()
  await expect(width).toHaveValue('300')
  await dialog.getByRole('application').or(dialog.locator('.ReactCrop__crop-selection')).first().focus()
  await page.keyboard.press('ArrowRight')
  await width.fill('500')
  await dialog.getByRole('button', { name: 'Apply crop' }).click()
  await expect.poll(async () => (await stored(account, draft)).profileImageCrop).toMatch(/^\d+,\d+,500,200$/)
  const second = await stored(account, draft)
  expect(second.profileImageOriginal).toBe(first.profileImageOriginal)
  expect(second.profileImagePath).not.toBe(first.profileImagePath)
  expect(second.profileImageAlt).toBe('Me at sea')
})

test('a removed picture can be restored, or its file deleted permanently', async ({ page, account }) => {
  const draft = await openDraft(page, account)
  const { input, button, inPreview } = portrait(page)
  const add = async () => {
    await input.setInputFiles(await photo('me.jpg'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Add|Replace) picture$/ })
      .click()
    await expect(inPreview).toBeVisible()
    await expect.poll(async () => (await stored(account, draft)).profileImagePath).toBeTruthy()
    return (await stored(account, draft)).profileImagePath
  }
  const kept = await add()
  // The emulator knows no conditions: what prepares the picture would write it once more, after it was deleted here.
  await expect
    .poll(
      async () =>
        (
          await adminBucket()
            .file(kept ?? '')
            .getMetadata()
        )[0].metadata,
    )
    .toMatchObject({ vitrinePrepared: '1' })
  await button('Remove Portrait').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(inPreview).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(inPreview).toBeVisible()
  expect(await exists(kept)).toBe(true)

  await button('Remove Portrait').click()
  await page.getByRole('alertdialog').getByLabel('Delete the file permanently').check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove and delete' }).click()
  await expect.poll(() => exists(kept)).toBe(false)
  expect((await stored(account, draft)).profileImagePath).toBeUndefined()
})

test('unusable files get a clear message, an upload can be cancelled, and an SVG with a script becomes a harmless picture', async ({
  page,
  account,
}) => {
  test.slow()
  const draft = await openDraft(page, account)
  const { input, problem, button, inPreview } = portrait(page)
  const before = await stored(account, draft)
  // By its path: what is handed over as bytes goes through Playwright as text.
  const big = test.info().outputPath('big.png')
  await writeFile(big, '')
  await truncate(big, UPLOAD_MAX_BYTES + 1)
  const answers = [
    [
      heic,
      'This browser can’t open HEIC, the iPhone’s picture format. Open this page on the iPhone and choose the picture there.',
    ],
    [renamedProgram, 'This file isn’t a picture, or it’s damaged.'],
    [
      await photoSaying('huge.jpg', { width: 10_000, height: 6100 }),
      'This picture has 61 megapixels; the limit is 60.',
    ],
    [big, 'This picture is larger than 25 MB.'],
    [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }, 'This file isn’t a picture.'],
    [{ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, 'This file is empty.'],
  ] as const
  for (const [file, answer] of answers) {
    await input.setInputFiles(file)
    await expect(problem).toContainText(answer)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(await stored(account, draft)).toEqual(before)

  await test.step('an upload is cancelled while it runs', async () => {
    await page.route(`${addresses.storage}/v0/b/**`, (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    )
    await input.setInputFiles(await photo('me.jpg'))
    await page.getByRole('dialog').getByRole('button', { name: 'Replace picture' }).click()
    await expect(page.getByRole('progressbar', { name: 'Uploading Portrait' })).toBeVisible()
    await button('Cancel').click()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(problem).toBeHidden()
    await expect(button('Replace Portrait')).toBeVisible()
    expect(await stored(account, draft)).toEqual(before)
    await page.unrouteAll()
  })

  await test.step('an SVG with a script', async () => {
    await input.setInputFiles(svgWithScript)
    await expect(page.getByRole('dialog').getByText('2000 × 1500 pixels')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace picture' }).click()
    await expect(inPreview).toBeVisible()
    await expect.poll(async () => (await stored(account, draft)).profileImagePath).toMatch(/-drawing\.png$/)
    const [file] = await adminBucket()
      .file((await stored(account, draft)).profileImagePath ?? '')
      .download()
    expect(file.subarray(1, 4).toString()).toBe('PNG')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a crop error is scrolled into view', async ({ page, account }) => {
    await openDraft(page, account)
    await portrait(page).input.setInputFiles(await photo('me.jpg', { width: 1000, height: 500 }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await expect(dialog.getByLabel('Crop area')).toBeVisible()
    await dialog.getByLabel('Width').fill('9')
    await expect(dialog.getByRole('alert')).toHaveText('Crop dimensions must be at least 10px × 10px')
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByLabel('Width')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the account’s space is used up', () => {
  test.use({ expectedErrors: ['409 (Conflict)'] })

  test('a message appears at the picture field', async ({ page, account }) => {
    await openDraft(page, account)
    await adminFirestore()
      .doc(`users/${account.uid}/uploads/a:images:b`)
      .set({
        bytes: ACCOUNT_UPLOADS_MAX_BYTES,
        expireAt: new Date(Date.now() + 600_000),
        granted: true,
      })
    const { input, problem } = portrait(page)
    await input.setInputFiles(await photo('me.jpg'))
    await page.getByRole('dialog').getByRole('button', { name: 'Replace picture' }).click()
    await expect(problem).toContainText('Your pictures take up all of your 500 MB.')
  })
})
