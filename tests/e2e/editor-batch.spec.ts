import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { LIST_MAX_ITEMS } from '@vitrine/common/limits'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { withIptc } from '../support/iptc.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { batchIn, drop, holdUploads, keptOnDevice, photos, savedContent, storedNames } from './support/batches.ts'
import { editor } from './support/editor.ts'
import { heic, photo, renamedProgram } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** A dozen pictures, which the emulators prepare at the same time, in milliseconds. */
const BATCH_MS = 90_000

async function openDraft(page: Page, account: TestAccount, templateId: TemplateId): Promise<Portfolio> {
  const draft = await draftOf(account, templateId)
  await signIn(page, account)
  await editor(page).open(draft.id)
  return draft
}

/** The names of the files that a gallery has on the server, behind those of the example. */
const galleryNames = async (account: TestAccount, { id, content }: Portfolio) => {
  const images = (await savedContent(account, id)).gallery?.images ?? []
  return storedNames(images.slice(content.gallery?.images?.length ?? 0).map(({ srcPath }) => srcPath))
}

test('fourteen pictures are added in order, three at a time, and go on after a reload', async ({ page, account }) => {
  test.slow()
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading, panel, progress, button } = batchIn(page, 'Photographs')
  const files = await photos(14)
  const names = files.map(({ name }) => name)
  const { held, letGo } = await holdUploads(page, (name) => name > 'photo-06.jpg' || name === 'photo-02.jpg')
  await input.setInputFiles(files)
  await expect(heading).toHaveText('Adding 14 pictures to Photographs')
  await expect(panel).toContainText('5 of 14', { timeout: BATCH_MS })
  await expect.poll(() => held().length).toBe(3)
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0.3)
  await button('Show each').click()
  await expect(panel.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(3)
  await expect(panel.getByRole('listitem').filter({ hasText: 'Waiting' })).toHaveCount(6)
  expect(held().sort()).toEqual([names[1], ...names.slice(6, 8)])

  // Of what is saved the place is kept until the last one is; what is to come is kept as a whole.
  await expect.poll(() => galleryNames(account, draft)).toEqual([names[0], ...names.slice(2, 6)])
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 14, files: 9 })
  await page.reload()
  await expect(heading).toHaveText('Adding 9 pictures to Photographs')
  letGo()
  await expect(heading).toHaveText('9 pictures added', { timeout: BATCH_MS })
  await expect.poll(() => galleryNames(account, draft)).toEqual(names)
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 0, files: 0 })
  await expect(page.getByText(/^You have unsaved changes from /)).toBeHidden()
  await button('Close what was added').click()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Photographs', exact: true })).toContainText(
    `${(draft.content.gallery?.images?.length ?? 0) + 14} entries`,
  )
  await expect(panel).toBeHidden()
})

test('a reload right when pictures are on the page uploads none of them again', async ({ page, account }) => {
  test.slow()
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading, panel } = batchIn(page, 'Photographs')
  const files = await photos(6)
  const { letGo } = await holdUploads(page, () => true)
  await input.setInputFiles(files)
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 6, files: 6 })
  letGo()
  await expect(panel).toContainText(/[1-3] of 6/, { timeout: BATCH_MS })
  await page.reload()
  await expect(heading).toHaveText(/^\d pictures? added$/, { timeout: BATCH_MS })
  await expect.poll(() => galleryNames(account, draft)).toEqual(files.map(({ name }) => name))
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 0, files: 0 })
  await expect(page.getByText(/^You have unsaved changes from /)).toBeHidden()
})

test.describe('pictures that are not added', () => {
  test.use({ expectedErrors: ['403 (Forbidden)'] })

  test('are named with the reason, and a retry puts them in their place', async ({ page, account }) => {
    test.slow()
    const draft = await openDraft(page, account, 'photography-focus')
    const { input, heading, problem, problems, button, panel } = batchIn(page, 'Photographs')
    let isRefused = true
    await page.route(`${addresses.storage}/v0/b/**`, (route) =>
      isRefused && route.request().method() === 'POST' && route.request().url().includes('photo-02')
        ? route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
        : route.continue(),
    )
    const files = await photos(12)
    const copy = { ...files[0]!, name: 'copy.jpg' }
    await input.setInputFiles([...files, heic, renamedProgram, copy])
    await expect(heading).toHaveText('11 pictures added, 3 failed, 1 already here', { timeout: BATCH_MS })
    await expect(problem('photo-02.jpg')).toContainText('Upload failed')
    await expect(problem('IMG_0001.HEIC')).toContainText('Settings › Camera › Formats › Most Compatible')
    await expect(problem('holiday.jpg')).toContainText('This file isn’t a picture')
    await expect(problem('holiday.jpg').getByRole('button', { name: /Retry/ })).toBeHidden()
    await expect(problem('copy.jpg')).toContainText('The same picture as “photo-01.jpg”, which is already here.')

    isRefused = false
    await button('Retry photo-02.jpg').click()
    await expect(heading).toHaveText('12 pictures added, 2 failed, 1 already here')
    await expect(heading).toBeFocused()
    await button('Add anyway copy.jpg').click()
    await expect(heading).toHaveText('13 pictures added, 2 failed')
    await expect.poll(() => galleryNames(account, draft)).toEqual([...files.map(({ name }) => name), 'copy.jpg'])

    // They are still named after a reload, until their owner has seen them.
    await page.reload()
    await expect(problems).toHaveCount(2)
    await button('Dismiss IMG_0001.HEIC').click()
    await expect(problems).toHaveCount(1)
    await button('Close what was added').click()
    await expect(panel).toBeHidden()

    // And what is on the page is recognised on the next day, too.
    await input.setInputFiles(files.slice(0, 2))
    await expect(heading).toHaveText('No picture added, 2 already here')
  })
})

test('caption, title and keywords of files become fields of projects, wherever on the list they are dropped', async ({
  page,
  account,
}) => {
  const draft = await openDraft(page, account, 'developer-pro')
  const { list, heading } = batchIn(page, 'Projects')
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">From XMP</rdf:li></rdf:Alt></dc:title>
    <dc:subject><rdf:Bag><rdf:li>maps</rdf:li><rdf:li>tiles, fast</rdf:li></rdf:Bag></dc:subject>
    <Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">A map of tiles</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>
    </rdf:Description></rdf:RDF></x:xmpmeta>`
  const picture = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } })
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await drop(list.getByRole('group', { name: 'Picture', exact: true }).first(), [
    jpeg(
      'iptc.jpg',
      withIptc(await picture('#a33').jpeg().toBuffer(), {
        title: 'From IPTC',
        caption: 'What it does — for <b>whom</b>',
        keywords: ['TypeScript', 'Küste'],
      }),
    ),
    jpeg('xmp.jpg', await picture('#3a3').withXmp(xmp).jpeg().toBuffer()),
    jpeg(
      'exif.jpg',
      await picture('#33a')
        .withExif({ IFD0: { ImageDescription: 'From EXIF' } })
        .jpeg()
        .toBuffer(),
    ),
    await photo('bare.jpg'),
  ])
  await expect(heading).toHaveText('4 pictures added')
  const before = draft.content.projects ?? []
  const added = async () => (await savedContent(account, draft.id)).projects?.slice(before.length) ?? []
  await expect.poll(added).toHaveLength(4)
  const [iptc, fromXmp, exif, bare] = await added()
  expect(iptc).toMatchObject({
    title: 'From IPTC',
    description: 'What it does — for <b>whom</b>',
    tags: ['TypeScript', 'Küste'],
  })
  expect(fromXmp).toMatchObject({ title: 'From XMP', tags: ['maps', 'tiles, fast'], imageAlt: 'A map of tiles' })
  expect(exif).toMatchObject({ description: 'From EXIF' })
  expect(Object.keys(bare ?? {}).sort()).toEqual(['image', 'imagePath', 'itemId'])
  expect(storedNames([iptc?.imagePath, bare?.imagePath])).toEqual(['iptc.jpg', 'bare.jpg'])
  expect((await savedContent(account, draft.id)).projects?.slice(0, before.length)).toEqual(before)
})

test('what is cancelled is not added, what was added stays and is taken back in one step', async ({
  page,
  account,
}) => {
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading, list, button } = batchIn(page, 'Photographs')
  const before = draft.content.gallery?.images?.length ?? 0
  const { held, letGo } = await holdUploads(page, (name) => name > 'photo-03.jpg')
  await input.setInputFiles(await photos(12))
  await expect.poll(() => held().length).toBe(3)
  await button('Show each').click()
  await button('Cancel photo-05.jpg').click()
  await expect(heading).toHaveText('Adding 11 pictures to Photographs')
  // One that was added is deleted meanwhile; the others find their places all the same.
  await page.getByRole('button', { name: `Delete Photograph ${before + 2}`, exact: true }).click()
  await button('Cancel adding pictures').click()
  await expect(heading).toHaveText('3 pictures added, 9 cancelled')
  await expect(heading).toBeFocused()
  letGo()
  await expect.poll(() => galleryNames(account, draft)).toEqual(['photo-01.jpg', 'photo-03.jpg'])
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 0, files: 0 })

  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  await undo.click()
  await expect(list).toContainText(`${before + 3} entries`)
  await undo.click()
  await expect(list).toContainText(`${before} entries`)
})

test('a batch survives an undo and edits while it runs', async ({ page, account }) => {
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading, list } = batchIn(page, 'Photographs')
  const before = draft.content.gallery?.images?.length ?? 0
  const { held, letGo } = await holdUploads(page, (name) => name > 'photo-02.jpg')
  await input.setInputFiles(await photos(6))
  await expect.poll(() => held().length).toBe(3)
  await expect.poll(() => galleryNames(account, draft)).toEqual(['photo-01.jpg', 'photo-02.jpg'])
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(list).toContainText(`${before} entries`)
  await editor(page).field('Photographer name').fill('Edited meanwhile')
  letGo()
  await expect(heading).toHaveText('6 pictures added')
  await editor(page).save()
  await editor(page).expectSaved()
  expect(await galleryNames(account, draft)).toEqual(['photo-03.jpg', 'photo-04.jpg', 'photo-05.jpg', 'photo-06.jpg'])
  expect((await savedContent(account, draft.id)).hero?.photographerName).toBe('Edited meanwhile')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('pictures wait, and go on by themselves once it is back', async ({ page, account, context }) => {
    const draft = await openDraft(page, account, 'photography-focus')
    const { input, heading, panel } = batchIn(page, 'Photographs')
    // The scripts that load when the browser is idle are there by then.
    await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
    await input.setInputFiles(await photo('first.jpg'))
    await expect(heading).toHaveText('1 picture added')
    await context.setOffline(true)
    await input.setInputFiles(await photos(4))
    await expect(panel).toContainText('Network error or server unavailable. The pictures will continue by themselves.')
    await expect(panel).toContainText('0 of 4')
    await context.setOffline(false)
    await expect(heading).toHaveText('4 pictures added')
    await expect.poll(() => galleryNames(account, draft)).toHaveLength(5)
  })
})

test('files are refused where nothing takes them, one picture takes the first of several, and a photograph its caption and category', async ({
  page,
  account,
}) => {
  const draft = await openDraft(page, account, 'photography-focus')
  await test.step('files that miss their place are not opened instead of the editor', async () => {
    const isRefused = await page.getByRole('banner').evaluate((header) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['text'], 'notes.txt'))
      const fired = ['dragover', 'drop'].map((type) =>
        header.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
      )
      return fired.map((wentThrough) => !wentThrough)
    })
    expect(isRefused).toEqual([true, true])
  })

  await test.step('of several that are dropped on one picture, the first is taken and the others are named', async () => {
    const field = page.getByRole('group', { name: 'Opening picture', exact: true })
    await drop(field, await photos(3))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Replace picture' }).click()
    await expect(field).toContainText(
      'One picture fits here: “photo-01.jpg” was taken. Not taken: “photo-02.jpg” and “photo-03.jpg”.',
    )
    await field.getByRole('button', { name: 'Dismiss' }).click()
    await expect(field).not.toContainText('One picture fits here')
  })

  await test.step('caption and keywords become caption and category of a photograph', async () => {
    const { input, heading, list } = batchIn(page, 'Photographs')
    const { name, mimeType, buffer } = await photo('dunes.jpg')
    const texts = { caption: 'Dunes at noon', keywords: ['noon', 'coast'] }
    await input.setInputFiles([{ name, mimeType, buffer: withIptc(buffer, texts) }])
    await expect(heading).toHaveText('1 picture added')
    await expect(list.locator('button[aria-expanded]').last()).toHaveText('Dunes at noon')
    const known = draft.content.gallery?.images?.map(({ category }) => category)
    expect(known).toContain('Coast')
    await expect
      .poll(async () => (await savedContent(account, draft.id)).gallery?.images?.at(-1))
      .toMatchObject({ caption: 'Dunes at noon', category: 'Coast' })
  })
})

test('what does not fit into a list is named, and fits once there is room', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account, 'photography-focus')
  const images = Array.from({ length: LIST_MAX_ITEMS - 2 }, (_, index) => ({ caption: `Picture ${index + 1}` }))
  const content = { ...draft.content, gallery: { images } }
  await succeed(updatePortfolio, { token: account.token, params: { id: draft.id }, body: { content } })
  await signIn(page, account)
  await editor(page).open(draft.id)
  const { input, heading, problem, button } = batchIn(page, 'Photographs')
  await input.setInputFiles(await photos(3))
  await expect(heading).toHaveText('2 pictures added, 1 failed')
  await expect(problem('photo-03.jpg')).toContainText('“Photographs” is full: it holds 500 entries')
  await page.getByRole('button', { name: 'Delete Picture 1', exact: true }).click()
  await button('Retry photo-03.jpg').click()
  await expect(heading).toHaveText('3 pictures added')
})

test('a second tab takes over when the first is closed, and not before', async ({ page, account, context }) => {
  const draft = await openDraft(page, account, 'photography-focus')
  const { held } = await holdUploads(page, (name) => name > 'photo-01.jpg')
  await batchIn(page, 'Photographs').input.setInputFiles(await photos(4))
  await expect.poll(() => held().length).toBe(3)
  await expect.poll(() => galleryNames(account, draft)).toEqual(['photo-01.jpg'])
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 4, files: 3 })

  const second = await context.newPage()
  await editor(second).open(draft.id)
  const { heading, panel } = batchIn(second, 'Photographs')
  // It stands in line for what the first works on.
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBeGreaterThan(0)
  await expect(panel).toBeHidden()
  await page.close()
  await expect(heading).toHaveText('3 pictures added')
  await expect
    .poll(() => galleryNames(account, draft))
    .toEqual(['photo-01.jpg', 'photo-02.jpg', 'photo-03.jpg', 'photo-04.jpg'])
})

test('where the browser opens HEIC, it becomes a JPEG', async ({ page, account }) => {
  // As Safari does: Chromium cannot.
  await page.addInitScript(() => {
    const decode = createImageBitmap
    window.createImageBitmap = (source: ImageBitmapSource) => {
      if (!(source instanceof Blob) || source.type !== 'image/heic') return decode(source)
      const canvas = new OffscreenCanvas(400, 300)
      canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
      return decode(canvas)
    }
  })
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading } = batchIn(page, 'Photographs')
  await input.setInputFiles([heic])
  await expect(heading).toHaveText('1 picture added')
  await expect.poll(() => galleryNames(account, draft)).toEqual(['IMG_0001.jpg'])
  const address = (await savedContent(account, draft.id)).gallery?.images?.at(-1)?.src ?? ''
  const stored = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata()
  expect([stored.format, stored.width, stored.height]).toEqual(['jpeg', 400, 300])
})

test('a browser without room for the files says so, adds them, and asks before they would be lost', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const draft = await openDraft(page, account, 'photography-focus')
  const { input, heading, panel } = batchIn(page, 'Photographs')
  const { held, letGo } = await holdUploads(page, () => true)
  await input.setInputFiles(await photos(3))
  await expect.poll(() => held().length).toBe(3)
  await expect(panel).toContainText('This browser has no room to store the pictures until they’re uploaded.')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave before all pictures are added?' })
  await expect(question).toContainText('3 pictures are not added yet and would have to be chosen again.')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  letGo()
  await expect(heading).toHaveText('3 pictures added')
  await expect.poll(() => galleryNames(account, draft)).toHaveLength(3)
})

test('the panel is accessible while it works and when it is done, by keyboard alone', async ({ page, account }) => {
  test.slow()
  await openDraft(page, account, 'photography-focus')
  const { input, heading, panel, button } = batchIn(page, 'Photographs')
  const { held, letGo } = await holdUploads(page, (name) => name > 'photo-02.jpg')
  await input.setInputFiles([...(await photos(5)), renamedProgram])
  await expect.poll(() => held().length).toBe(3)
  await expect(panel.getByRole('status')).toHaveText('Adding 6 pictures to Photographs.')
  await button('Show each').press('Enter')
  await expectAccessibleEverywhere(page)
  await button('Cancel photo-04.jpg').press('Enter')
  letGo()
  await expect(heading).toHaveText('4 pictures added, 1 failed, 1 cancelled')
  await expect(panel.getByRole('status')).toHaveText('4 pictures added, 1 failed, 1 cancelled.')
  await expectAccessibleEverywhere(page)
  await button('Close what was added').press('Enter')
  await expect(panel).toBeHidden()
})
