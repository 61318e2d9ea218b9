import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createPage, getPage, patchPage } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { editorPagesPath, pageEditorPath, pagePath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { add, canvasOf, paste, previewOf, recorded, save } from './support/page-editor.ts'
import { photo, type TestFile } from './support/pictures.ts'
import { film, pdf, subRip } from './support/recordings.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** A page of a portfolio, open in its editor. */
async function openPage(page: Page, account: TestAccount, content: PageContent = {}, portfolio?: Portfolio) {
  const { token } = account
  const { id } = portfolio ?? (await draftOf(account))
  const created = await succeed(createPage, { token, params: { id }, body: { kind: 'study', content } })
  const params = { id, pageId: created.id }
  const open = async (tab: Page) => {
    await tab.goto(pageEditorPath(id, created.id))
    await expect(canvasOf(tab)).toBeVisible()
  }
  await signIn(page, account)
  await open(page)
  const stored = async () => (await succeed(getPage, { token, params })).content
  return { id, params, open, stored, types: async () => ((await stored()).blocks ?? []).map(({ type }) => type) }
}

const text = (itemId: string, words: string): Block => ({ itemId, type: 'text', text: `<p>${words}</p>` })

test('what is pasted from Google Docs becomes blocks, and one undo takes it back', async ({ page, account }) => {
  const { types } = await openPage(page, account, { blocks: [text('a', 'Before')] })
  await canvasOf(page).getByText('Before').click()
  await page.keyboard.press('End')
  await paste(canvasOf(page), recorded('google-docs.html'), 'as plain text')
  await save(page)
  const pasted = ['heading', 'text', 'heading', 'text', 'table', 'text', 'divider', 'text']
  expect(await types()).toEqual(['text', ...pasted])
  await expect(previewOf(page).getByText('Seconds to find a train')).toBeVisible()
  await page.keyboard.press('Control+z')
  await save(page)
  expect(await types()).toEqual(['text'])
})

test('what is typed and pasted while a block is chosen goes after it', async ({ page, account }) => {
  const divider: Block = { itemId: 'd', type: 'divider' }
  const { stored } = await openPage(page, account, { blocks: [text('a', 'Before'), divider, text('c', 'Last')] })
  await canvasOf(page).getByText('Before').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Typed')
  await expect(canvasOf(page).getByText('Typed')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await paste(canvasOf(page), '<p>Pasted</p>', 'Pasted')
  await expect(canvasOf(page).getByText('Pasted')).toBeVisible()
  await save(page)
  const { blocks = [] } = await stored()
  expect(blocks.map((block) => (block.type === 'text' ? block.text : block.type))).toEqual([
    '<p>Before</p>',
    'divider',
    '<p>Pasted</p>',
    '<p>Typed</p>',
    '<p>Last</p>',
  ])
  expect(blocks[1]).toEqual(divider)
})

test('blocks are moved by keys, by the toolbar and by dragging, and deleting one can be undone', async ({
  page,
  account,
}) => {
  const blocks: Block[] = [
    { itemId: 'h', type: 'heading', text: 'First' },
    { itemId: 'f', type: 'figure', value: '+15 %', label: 'orders' },
    { itemId: 'q', type: 'quote', text: 'Third' },
  ]
  const { stored } = await openPage(page, account, { blocks })
  const ids = async () => {
    await save(page)
    return ((await stored()).blocks ?? []).map(({ itemId }) => itemId)
  }
  await canvasOf(page).getByRole('heading', { name: 'First' }).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Heading moved to place 2 of 4.' })).toBeAttached()
  expect(await ids()).toEqual(['f', 'h', 'q'])

  await page.getByRole('button', { name: 'Move down' }).click()
  expect(await ids()).toEqual(['f', 'q', 'h'])

  const quote = canvasOf(page).getByText('Third')
  await quote.hover()
  const handle = page.getByRole('button', { name: 'Drag Quote' })
  const from = await handle.boundingBox()
  const to = await canvasOf(page).getByRole('group', { name: 'Figure' }).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, to.y + 2, { steps: 5 })
  await page.mouse.up()
  expect(await ids()).toEqual(['q', 'f', 'h'])

  await canvasOf(page).getByRole('group', { name: 'Figure' }).getByText('+15 %').click()
  await page.getByRole('button', { name: 'Delete block' }).click()
  expect(await ids()).toEqual(['q', 'h'])
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  expect(await ids()).toEqual(['q', 'f', 'h'])
  expect((await stored()).blocks?.[1]).toEqual(blocks[1])
})

test('pictures are dropped on the page, and ask to be described', async ({ page, account }) => {
  const { stored } = await openPage(page, account, { blocks: [text('a', 'Before')] })
  const file = await photo('hut.jpg')
  await drop(page, [file])
  const block = canvasOf(page).getByRole('group', { name: 'Picture', exact: true })
  await expect(block.getByRole('button', { name: 'Describe the picture' })).toBeVisible()
  await block.getByRole('button', { name: 'Describe the picture' }).click()
  await block.getByRole('textbox', { name: 'Alternative text' }).fill('A hut in the fog')
  await expect(block.getByRole('button', { name: 'Describe the picture' })).toBeHidden()
  await save(page)
  const { blocks = [] } = await stored()
  expect(blocks.find(({ type }) => type === 'text')).toEqual(text('a', 'Before'))
  const picture = blocks.find(({ type }) => type === 'picture')
  expect(picture).toMatchObject({ imageAlt: 'A hut in the fog', imagePath: expect.stringContaining('user-assets/') })
})

/** Drops files on the page, at its first line. */
const drop = (page: Page, files: readonly TestFile[]) =>
  canvasOf(page).evaluate(
    (element, dropped) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type }))
      }
      const { left, top } = element.getBoundingClientRect()
      const at = { clientX: left + 20, clientY: top + 12 }
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }))
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  )

test('own video with captions and a document are uploaded, played, and downloaded by a stranger without JavaScript', async ({
  page,
  account,
  browser,
}) => {
  await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
  const portfolio = await publishedOf(account)
  const content = { title: 'The ferry', blocks: [text('a', 'Words')] }
  const { stored } = await openPage(page, account, content, portfolio)
  await canvasOf(page).getByText('Words').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await add(page, 'video')
  const block = canvasOf(page).getByRole('group', { name: 'Video or audio' })
  await block.getByLabel('Choose a file for File').setInputFiles(await film(page, 'ferry.webm'))
  await expect(block.getByText('ferry.webm')).toBeVisible()
  await expect(block.getByText(/320 × 180$/)).toBeVisible()
  // A frame of it, until another picture is chosen.
  await expect(block.getByRole('button', { name: 'Replace Poster' })).toBeVisible()
  await block.getByLabel('Choose a file for Captions').setInputFiles(subRip)
  await expect(block.getByText('ferry.vtt')).toBeVisible()
  await block.getByRole('textbox', { name: 'Title' }).fill('Leaving the harbour')

  // What is no document is told apart by its content, whatever its name says.
  await drop(page, [pdf, { ...pdf, name: 'notes.txt', mimeType: 'text/plain' }, { ...subRip, name: 'fake.pdf' }])
  const notices = page.getByRole('region', { name: /^Notifications/ })
  await expect(notices.getByText(/“notes\.txt”: pages take pictures/)).toBeVisible()
  await expect(notices.getByText(/^fake\.pdf: This file is not of a type that pages offer/)).toBeVisible()
  const files = canvasOf(page).getByRole('group', { name: 'File', exact: true }).filter({ hasText: 'Thesis.pdf' })
  await expect(files).toHaveCount(1)
  await save(page)
  expect(((await stored()).blocks ?? []).find(({ type }) => type === 'media')).toMatchObject({
    kind: 'video',
    mediaPath: expect.stringMatching(/\/files\/\d{13}-ferry\.webm$/),
    mediaFacts: { name: 'ferry.webm', width: 320, height: 180 },
    captionsPath: expect.stringMatching(/ferry\.vtt$/),
    posterPath: expect.stringMatching(/\/images\/\d{13}-ferry-poster\.jpg$/),
  })
  await expectAccessibleEverywhere(page)

  const video = previewOf(page).locator('video')
  const play = (player: HTMLVideoElement) =>
    new Promise<string>((resolve) => {
      const [track] = player.textTracks
      player.addEventListener('playing', () => resolve(`plays with ${track?.mode} captions`), { once: true })
      player.addEventListener('error', () => resolve(player.error?.message ?? 'fails'), { once: true })
      player.muted = true
      void player.play()
    })
  expect(await video.evaluate(play)).toBe('plays with showing captions')

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Everything is live' })).toBeDisabled()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const stranger = await context.newPage()
  await stranger.goto(pagePath(portfolio.username, 'the-ferry'))
  const shown = stranger.locator('video')
  await expect(shown).toHaveAttribute('width', '320')
  await expect(shown).toHaveAttribute('preload', 'none')
  await expect(shown).toHaveAttribute('poster', /ferry-poster/)
  await expect(shown).toHaveAccessibleName('Leaving the harbour')
  await expect(shown.locator('track')).toHaveAttribute('src', /ferry\.vtt/)
  const link = stranger.getByRole('link', { name: /Thesis\.pdf/ })
  await expect(link).toContainText(`PDF · ${pdf.buffer.length} bytes`)
  const downloading = stranger.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Thesis.pdf')
  expect(readFileSync(await download.path())).toEqual(pdf.buffer)
  await context.close()
})

test('own video is offered with Pro, and a file that is gone says so', async ({ page, account, expectedErrors }) => {
  expectedErrors.push('404')
  const { token } = account
  const { id } = await draftOf(account)
  const gone = `user-assets/${account.uid}/${id}/files/1700000000000-gone.pdf`
  const blocks: Block[] = [
    { itemId: 'a', type: 'media', kind: 'video' },
    { itemId: 'b', type: 'file', filePath: gone, fileFacts: { name: 'gone.pdf', bytes: 1_000 } },
  ]
  const created = await succeed(createPage, { token, params: { id }, body: { kind: 'study', content: { blocks } } })
  await signIn(page, account)
  await page.goto(pageEditorPath(id, created.id))
  await canvasOf(page).getByRole('button', { name: 'Video or audio', exact: true }).click()
  const media = canvasOf(page).getByRole('group', { name: 'Video or audio' })
  await expect(media.getByText(/part of the Pro plan/)).toBeVisible()
  await media.getByRole('group', { name: 'File' }).getByRole('button', { name: 'Use an address instead' }).click()
  await expect(media.getByRole('textbox', { name: 'Address' })).toBeVisible()
  await canvasOf(page).getByRole('button', { name: 'File', exact: true }).click()
  await expect(canvasOf(page).getByText('This file is not there any more.')).toBeVisible()
})

test('edits of the same block in two tabs ask their owner', async ({ page, context, account, expectedErrors }) => {
  expectedErrors.push('412')
  const { open, stored } = await openPage(page, account, {
    blocks: [text('a', 'One'), { itemId: 'b', type: 'quote', text: 'Said' }],
  })
  const other = await context.newPage()
  await open(other)
  await canvasOf(other).getByText('One').click()
  await other.keyboard.press('End')
  await other.keyboard.type(' of theirs')
  await save(other)

  await canvasOf(page).getByText('One').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' of mine')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Text, block 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep all theirs' }).click()
  await expect(canvasOf(page).getByText('One of theirs')).toBeVisible()
  expect((await stored()).blocks?.[0]).toMatchObject({ text: '<p>One of theirs</p>' })
})

test('what the server cleaned is shown with both versions', async ({ page, account }) => {
  await openPage(page, account, { blocks: [text('a', 'One')] })
  // What the editor writes is never cleaned, unless server and editor differ in what they allow.
  await page.route('**/pages/*/content', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { content: PageContent; cleaned: string[] }
    answer.cleaned = ['blocks.0.text']
    answer.content.blocks = [text('a', 'One')]
    await route.fulfill({ response, json: answer })
  })
  await canvasOf(page).getByText('One').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and two')
  await page.keyboard.press('Control+s')
  const notice = page.getByRole('status', { name: 'Cleaned text' })
  await expect(notice).toContainText('<p>One and two</p>')
  await expect(notice).toContainText('Text, block 1')
  await expect(canvasOf(page).getByText('One', { exact: true })).toBeVisible()
  await notice.getByRole('button', { name: 'Understood' }).click()
  await expect(notice).toBeHidden()
})

test('a version of a page comes back', async ({ page, account }) => {
  const { params, stored, open } = await openPage(page, account, { blocks: [text('a', 'The first words')] })
  await succeed(patchPage, {
    token: account.token,
    params,
    body: { ops: [{ op: 'replace', path: '/blocks/0/text', value: '<p>Other words</p>' }] },
  })
  await open(page)
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions of this page' })
  await dialog.getByRole('button', { name: /^Look/ }).last().click()
  await expect(dialog.getByText('The first words')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(dialog).toBeHidden()
  await expect(canvasOf(page).getByText('The first words')).toBeVisible()
  expect((await stored()).blocks?.[0]).toMatchObject({ text: '<p>The first words</p>' })
})

test('unsaved edits of a page survive the loss of the connection', async ({
  page,
  account,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(
    'ERR_INTERNET_DISCONNECTED',
    'Could not reach Cloud Firestore backend',
    // What had not come when the connection was lost.
    'Failed to fetch dynamically imported module',
  )
  const { stored, open } = await openPage(page, account, { blocks: [text('a', 'One')] })
  await context.setOffline(true)
  await canvasOf(page).getByText('One').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' offline')
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  expect((await stored()).blocks?.[0]).toMatchObject({ text: '<p>One offline</p>' })
  await open(page)
  await expect(canvasOf(page).getByText('One offline')).toBeVisible()
})

test('pages are listed, begun, made private, duplicated, deleted and restored', async ({ page, account }) => {
  const { id } = await draftOf(account)
  await signIn(page, account)
  await page.goto(`/dashboard/editor/${id}`)
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(page.getByText('No pages yet')).toBeVisible()
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('On trains')
  await page.getByRole('button', { name: 'Summary, cover, address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('trains')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(/\/trains$/)).toBeVisible()
  await save(page)
  await page.getByRole('link', { name: 'All pages' }).click()

  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'On trains', exact: true }) })
  await expect(row).toContainText('/trains')
  const choose = async (name: string) => {
    await row.getByRole('button', { name: 'More for On trains' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Make private')
  await expect(row.getByText('Private')).toBeVisible()
  await choose('Make public')
  await expect(row.getByText('Draft')).toBeVisible()
  await choose('Duplicate')
  await expect(page.getByRole('link', { name: 'On trains (copy)' })).toBeVisible()
  await choose('Delete')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Restore On trains' }).click()
  await expect(row).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the page editor is accessible, with everything open', async ({ page, account }) => {
  const blocks: Block[] = [
    { itemId: 'a', type: 'heading', text: 'Why' },
    text('b', 'Words'),
    { itemId: 'c', type: 'quote', text: 'Said' },
    { itemId: 'd', type: 'code', code: 'a = 1' },
    { itemId: 'e', type: 'table', rows: [{ itemId: 'r', cells: ['A', 'B'] }] },
    { itemId: 'f', type: 'summary', problem: 'It was small' },
    { itemId: 'g', type: 'decisions', decisions: [{ itemId: 'x', chosen: 'This' }] },
    { itemId: 'h', type: 'divider' },
  ]
  await openPage(page, account, { title: 'A page', blocks })
  await page.getByRole('button', { name: 'Summary, cover, address' }).click()
  for (const name of ['Table', 'Summary', 'Decisions'])
    await canvasOf(page).getByRole('button', { name, exact: true }).click()
  // From the top, where the bar that stays covers nothing by half.
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await expectAccessibleEverywhere(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a block is added, filled in and moved, and the preview is a tab', async ({ page, account }) => {
    const { id, types } = await openPage(page, account, { blocks: [text('a', 'Words')] })
    await canvasOf(page).getByText('Words').tap()
    await page.getByRole('button', { name: 'Add block' }).tap()
    await page.getByRole('menuitem', { name: 'Figure' }).tap()
    await page.getByRole('textbox', { name: 'Figure', exact: true }).fill('+15 %')
    await page.getByRole('textbox', { name: 'What it counts' }).fill('orders')
    await page.getByRole('button', { name: 'Move up' }).tap()
    await page.getByRole('tab', { name: 'Preview' }).tap()
    await expect(previewOf(page).getByText('+15 %')).toBeVisible()
    await page.getByRole('tab', { name: 'Edit' }).tap()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    expect(await types()).toEqual(['figure', 'text'])
    await page.goto(editorPagesPath(id))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pages')
  })
})
