import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { getPage } from '@vitrine/common/api/pages'
import { editorPagesPath, feedFormats, feedPath, pagePath, publicPath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { unzip } from '../support/unzip.ts'
import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { add, canvasOf, goOn, paste, previewOf, recorded, save, tabTo } from './support/page-editor.ts'
import { photo } from './support/pictures.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// With all its motion, as most people see it.
test.use({ reducedMotion: 'no-preference' })

/** The sitemap is kept for half a minute, wherever nothing is cached before it. */
const SITEMAP = { timeout: 45_000 }

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** What the server has of the page that is open. */
async function storedOf(page: Page, { token }: TestAccount, id: string) {
  const pageId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { slug, content } = await succeed(getPage, { token, params: { id, pageId } })
  return { slug, content, types: (content.blocks ?? []).map(({ type }) => type) }
}

const press = async (page: Page, control: Locator, key?: 'Shift+Tab') => {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

/** From the list of pages, with a title, until the cursor is where its blocks are written. */
async function begin(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }))
  await page.keyboard.type(title)
  await tabTo(page, canvasOf(page))
}

/** A summary, a text, a figure, three pictures, a quote, decisions and code. */
async function writeBlocks(page: Page): Promise<void> {
  await add(page, 'summ')
  await expect(page.getByRole('textbox', { name: 'Problem' })).toBeFocused()
  await page.keyboard.type('Nobody found the train')
  await tabTo(page, page.getByRole('textbox', { name: 'Role', exact: true }))
  await page.keyboard.type('Designer')
  await goOn(page)

  await page.keyboard.type('# Why')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Because it was small.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await add(page, 'fig')
  await expect(page.getByRole('textbox', { name: 'Figure', exact: true })).toBeFocused()
  await page.keyboard.type('+15 %')
  await tabTo(page, page.getByRole('textbox', { name: 'What it counts' }))
  await page.keyboard.type('trains caught')
  await goOn(page)

  for (const name of ['Old sheet', 'New sheet', 'Station']) {
    await add(page, 'pic')
    const block = page
      .getByRole('group', { name: 'Picture', exact: true })
      .filter({ has: page.locator('[data-field$=".image"]') })
      .last()
    const choose = block.getByRole('button', { name: 'Choose a picture, or drop one here' })
    if (!(await choose.evaluate((button) => button === document.activeElement))) await tabTo(page, choose)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await photo(`${name}.jpg`))
    const dialog = page.getByRole('dialog', { name: 'Add picture' })
    await tabTo(page, dialog.getByLabel('Alternative text'))
    await page.keyboard.type(name)
    await tabTo(page, dialog.getByRole('button', { name: 'Add picture' }))
    await page.keyboard.press('Enter')
    await expect(block.getByRole('button', { name: 'Replace' })).toBeVisible()
    await tabTo(page, block.getByRole('textbox', { name: 'Caption' }))
    await page.keyboard.type(`The ${name.toLowerCase()}`)
    await goOn(page)
  }

  await page.keyboard.type('> I found my train.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Who said it' })).toBeFocused()
  await page.keyboard.type('A traveller')
  await page.keyboard.press('Escape')
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await add(page, 'deci')
  await expect(page.getByRole('button', { name: 'Add decision' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Large minutes')
  await tabTo(page, page.getByRole('textbox', { name: 'Rejected' }))
  await page.keyboard.type('Small hours')
  await goOn(page)

  await page.keyboard.type('```ts ')
  await page.keyboard.type('const next = 1')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('The end.')
}

test('a case study and an article, from the first key to strangers on a phone without JavaScript', async ({
  page,
  browser,
  account,
  baseURL,
}) => {
  test.slow()
  // Playwright answers choosers of files only while something listens for them: all the time, not anew for each picture.
  page.on('filechooser', () => undefined)
  const { id, username } = await publishedOf(account)
  const phone = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const stranger = await phone.newPage()
  await signIn(page, account)
  await page.goto(editorPagesPath(id))

  const study = await test.step('a case study is written by keyboard alone', async () => {
    await press(page, page.getByRole('button', { name: 'New case study' }))
    await expect(page.getByRole('menuitem', { name: 'Not linked to an item' })).toBeFocused()
    await page.keyboard.press('Enter')
    await begin(page, 'A timetable that people read')
    await writeBlocks(page)
    await save(page)
    const { content, slug } = await storedOf(page, account, id)
    expect(content.title).toBe('A timetable that people read')
    expect((content.blocks ?? []).map(({ itemId: _, ...block }) => block)).toEqual([
      { type: 'summary', problem: 'Nobody found the train', role: 'Designer' },
      { type: 'heading', text: 'Why' },
      { type: 'text', text: '<p>Because it was small.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>' },
      { type: 'figure', value: '+15 %', label: 'trains caught' },
      ...['Old sheet', 'New sheet', 'Station'].map((name) =>
        expect.objectContaining({ type: 'picture', imageAlt: name, caption: `The ${name.toLowerCase()}` }),
      ),
      { type: 'quote', text: 'I found my train.', author: 'A traveller' },
      { type: 'decisions', decisions: [expect.objectContaining({ chosen: 'Large minutes', rejected: 'Small hours' })] },
      { type: 'code', code: 'const next = 1', language: 'ts' },
      { type: 'text', text: '<p>The end.</p>' },
    ])
    expect(slug).toBe('a-timetable-that-people-read')
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('A timetable that people read')
    await expect(previewOf(page).getByRole('img', { name: 'Old sheet' })).toBeVisible()
    await expectAccessible(page)
    return slug
  })

  await test.step('its blocks are put into another order', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await save(page)
    expect((await storedOf(page, account, id)).types.slice(-4)).toEqual(['quote', 'text', 'decisions', 'code'])
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await save(page)
    expect((await storedOf(page, account, id)).types.slice(-3)).toEqual(['decisions', 'code', 'text'])
  })

  const article = await test.step('an article is pasted from Word and from Notion', async () => {
    await press(page, page.getByRole('link', { name: 'All pages' }), 'Shift+Tab')
    await press(page, page.getByRole('button', { name: 'New article' }))
    await begin(page, 'On timetables')
    await page.keyboard.type('Before')
    await paste(canvasOf(page), recorded('word.html'), 'as plain text')
    await page.keyboard.press('Control+End')
    await paste(canvasOf(page), recorded('notion.html'), 'as plain text')
    await save(page)
    const { slug, types } = await storedOf(page, account, id)
    const [word, notion] = [
      ['heading', 'text', 'heading', 'text', 'quote', 'table', 'picture', 'text'],
      ['heading', 'text', 'heading', 'text', 'quote', 'code', 'text', 'divider', 'table', 'text'],
    ]
    expect(types).toEqual(['text', ...word, ...notion])
    expect(slug).toBe('on-timetables')
    return slug
  })

  await test.step('both are published', async () => {
    await press(page, page.getByRole('button', { name: 'Publish changes' }), 'Shift+Tab')
    await expect(page.getByRole('button', { name: 'Everything is live' })).toBeDisabled()
  })

  const [studyPath, articlePath] = [pagePath(username, study), pagePath(username, article)]
  const expectFits = async () =>
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

  await test.step('the case study is read', async () => {
    await stranger.goto(studyPath)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A timetable that people read')
    await expect(stranger.locator('[data-type=summary]')).toContainText('Nobody found the train')
    await expect(stranger.locator('[data-type=figure]')).toContainText('+15 %')
    for (const name of ['Old sheet', 'New sheet', 'Station']) {
      const picture = stranger.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await expect(stranger.locator('[data-type=quote]')).toContainText('I found my train.')
    await expect(stranger.locator('[data-type=decisions]')).toContainText('Large minutes')
    await expect(stranger.locator('[data-type=code]').getByText('const', { exact: true })).toBeVisible()
    await expectFits()
    await stranger.getByRole('switch', { name: /20 seconds/ }).check()
    await expect(stranger.getByText('The end.')).toBeHidden()
    await expect(stranger.locator('[data-type=figure]')).toBeVisible()
  })

  await test.step('and the article', async () => {
    await stranger.goto(articlePath)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('On timetables')
    await expect(stranger.getByText('Seconds to find a train').first()).toBeVisible()
    await expect(stranger.getByText('I found my train before I found my glasses.').first()).toBeVisible()
    await expectFits()
  })

  await test.step('their cards are pictures', async () => {
    for (const path of [studyPath, articlePath]) {
      await stranger.goto(path)
      const card = await stranger.locator('meta[property="og:image"]').getAttribute('content')
      const picture = await phone.request.get(card ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    }
  })

  await test.step('the home page leads to both, the feeds have the article, and the sitemap has both', async () => {
    await expect.poll(() => textOf(phone.request, publicPath(username))).toContain(articlePath)
    for (const format of feedFormats)
      expect(await textOf(phone.request, feedPath(username, format))).toContain(articlePath)
    await expect.poll(() => textOf(phone.request, '/sitemap.xml'), SITEMAP).toContain(`${articlePath}</loc>`)
    expect(await textOf(phone.request, '/sitemap.xml')).toContain(`${studyPath}</loc>`)
  })
  await test.step('Writing is ordered and hidden under Layout, like the other sections', async () => {
    await editor(page).open(id)
    const writing = editor(page).preview.getByRole('heading', { name: 'Writing' })
    await page.getByRole('tab', { name: 'Layout' }).click()
    await expect(writing).toBeVisible()
    await page.getByRole('button', { name: 'Move Writing up' }).press('Enter')
    await expect(page.getByText(/^Writing is now \d of \d$/)).toBeAttached()
    await page.getByRole('switch', { name: 'Writing' }).press('Space')
    await expect(writing).toBeHidden()
    await editor(page).publishChanges()
    await expect.poll(() => textOf(phone.request, publicPath(username))).not.toContain('id="writing"')
    await page.getByRole('switch', { name: 'Writing' }).press('Space')
    await expect(writing).toBeVisible()
    await editor(page).publishChanges()
    await expect.poll(() => textOf(phone.request, publicPath(username))).toContain('id="writing"')
  })

  await test.step('the website as a ZIP has both', async () => {
    await editor(page).openTool('Export')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Download website' }).press('Enter')
    const files = unzip(await readFile(await (await downloaded).path()))
    const htmlOf = (slug: string) => files.get(`${slug}/index.html`)?.toString()
    expect(htmlOf(study)).toContain('Nobody found the train')
    for (const name of ['Old sheet', 'New sheet', 'Station']) expect(htmlOf(study)).toContain(`alt="${name}"`)
    expect(htmlOf(article)).toContain('I found my train before I found my glasses.')
    expect(files.get('index.html')?.toString()).toContain(`href="./${article}/index.html"`)
  })
  await phone.close()

  await test.step('and everybody can read them', async () => {
    for (const path of [studyPath, articlePath]) {
      await page.goto(path)
      await expectAccessibleEverywhere(page)
    }
  })
})
