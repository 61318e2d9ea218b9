import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TestAccount } from '../support/accounts.ts'
import { adminBucket } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { orientedPicture, quartersOf } from '../support/oriented-picture.ts'
import { unzip } from '../support/unzip.ts'
import { editor } from './support/editor.ts'
import { photo } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const upright = ['red', 'green', 'blue', 'white']

/** Opens a developer's page and its portrait. */
async function openPortrait(page: Page, account: TestAccount) {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await editor(page).open(draft.id)
  return { draft, input: page.getByLabel('Choose a picture for Portrait'), dialog: page.getByRole('dialog') }
}

const portraitOf = async (account: TestAccount, { id }: Portfolio) =>
  (await succeed(getPortfolio, { token: account.token, params: { id } })).content.hero?.profileImagePath ?? ''

const fileAt = async (path: string) => (await adminBucket().file(path).download())[0]

// As phones store them: by the camera on the back, and by the one on the front.
for (const orientation of [6, 5] as const) {
  test(`a photograph of 24 megapixels with the EXIF orientation ${orientation} stays upright when it is cropped and downloaded`, async ({
    page,
    account,
  }) => {
    test.slow()
    const { draft, input, dialog } = await openPortrait(page, account)
    const buffer = await orientedPicture(4284, 5712, orientation)
    await input.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
    await expect(dialog.getByText('4284 × 5712 pixels')).toBeVisible()
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await dialog.getByRole('radio', { name: 'Free' }).check()
    await dialog.getByLabel('Width').fill('4000')
    await dialog.getByLabel('Height').fill('5000')
    await dialog.getByRole('button', { name: 'Apply crop' }).click()
    await expect(dialog.getByText('4000 × 5000 pixels, cropped')).toBeVisible()
    await dialog.getByRole('button', { name: 'Replace picture' }).click()
    await expect.poll(() => portraitOf(account, draft)).toMatch(/cropped-image\.jpg$/)
    expect(await quartersOf(await fileAt(await portraitOf(account, draft)))).toEqual(upright)

    await editor(page).openTool('Export')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download website' }).click()
    const files = unzip(await readFile(await (await download).path()))
    const pictures = [...files].filter(([name]) => /^images\/.*\.(jpe?g|webp|avif|png)$/.test(name))
    expect(await Promise.all(pictures.map(([, body]) => quartersOf(body)))).toContainEqual(upright)
  })
}

test('cropping fifteen times in a row keeps neither pictures nor memory', async ({ page, account }) => {
  test.slow()
  await page.addInitScript(() => {
    const open = new Set<string>()
    const create = URL.createObjectURL.bind(URL)
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.createObjectURL = (object: Blob) => {
      const address = create(object)
      open.add(address)
      return address
    }
    URL.revokeObjectURL = (address: string) => {
      open.delete(address)
      revoke(address)
    }
    Object.assign(window, { openObjectUrls: () => open.size })
  })
  const { draft, input, dialog } = await openPortrait(page, account)
  await input.setInputFiles(await photo('sea.jpg', { width: 2400, height: 1600 }))
  const session = await page.context().newCDPSession(page)
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const addresses = await page.evaluate(() =>
      (window as unknown as { openObjectUrls: () => number }).openObjectUrls(),
    )
    return { addresses, megabytes: usedSize / 1024 / 1024 }
  }
  const crop = async (width: number) => {
    await dialog.getByRole('button', { name: /^(Crop|Change crop)$/ }).click()
    await dialog.getByRole('radio', { name: 'Free' }).check()
    await dialog.getByLabel('Width').fill(String(width))
    await dialog.getByLabel('Height').fill('900')
    await dialog.getByRole('button', { name: 'Apply crop' }).click()
    await expect(dialog.getByText(`${width} × 900 pixels, cropped`)).toBeVisible()
  }
  for (let turn = 0; turn < 3; turn++) await crop(1000 + turn)
  const early = await held()
  for (let turn = 3; turn < 15; turn++) await crop(1000 + turn)
  const late = await held()
  expect(late.addresses).toBe(early.addresses)
  // A canvas of the picture takes 15 MB, and a cropped file hundreds of kilobytes.
  expect(late.megabytes - early.megabytes).toBeLessThan(5)

  await dialog.getByRole('button', { name: 'Replace picture' }).click()
  await expect.poll(() => portraitOf(account, draft)).toMatch(/cropped-image\.jpg$/)
  expect((await held()).addresses).toBeLessThanOrEqual(early.addresses)
})
