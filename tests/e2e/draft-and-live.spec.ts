import type { Page } from '@playwright/test'
import { createPage, patchPage } from '@vitrine/common/api/pages'
import { getPortfolio, patchContent, publishPortfolio } from '@vitrine/common/api/portfolios'
import { pageEditorPath, pagePath } from '@vitrine/common/routes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** What somebody gets who is not signed in. */
const publicPage = async (page: Page, username: string) => (await page.request.get(`/${username}`)).text()

/** A stranger sees texts and others not. Caches may keep a page for some seconds. */
async function expectStrangerSees(page: Page, username: string, texts: string[], others: string[] = []): Promise<void> {
  const seen = async () => {
    const html = await publicPage(page, username)
    return [...texts, ...others].filter((text) => html.includes(text))
  }
  await expect.poll(seen).toEqual(texts)
}

const changesButton = (page: Page) => page.getByRole('button', { name: /^\d+ changes? not live$/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Changes not live|Everything is live)$/ })
const rows = (page: Page) => dialogOf(page).getByRole('listitem')
const unpublish = (page: Page) => page.getByRole('button', { name: 'Unpublish', exact: true })

/** A published portfolio in the editor, and three changes of it. */
async function openWithChanges(page: Page, account: TestAccount) {
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  const screen = editor(page)
  await screen.open(portfolio.id)
  await expect(unpublish(page)).toBeVisible()
  await expect(changesButton(page)).toHaveCount(0)
  await screen.field('Name').fill('Mary of the Stars')
  await screen.field('Title').fill('Reader of the Sky')
  await screen.field('Email').fill('mary@stars.example')
  await expect(changesButton(page)).toHaveText('3 changes not live')
  return { ...portfolio, ...screen }
}

test('a stranger sees what was published: one change of three, then all, then what was live before', async ({
  page,
  account,
}) => {
  test.slow()
  const { username, field, expectSaved, openTool } = await openWithChanges(page, account)
  await expectSaved()
  const before = await publicPage(page, username)
  expect(before).not.toContain('Mary of the Stars')

  await test.step('one of three', async () => {
    await changesButton(page).click()
    await expect(rows(page)).toHaveCount(3)
    const name = rows(page).filter({ hasText: 'Header: Name' })
    await expect(name).toContainText('LiveMary Somerville')
    await expect(name).toContainText('DraftMary of the Stars')
    await dialogOf(page).getByRole('checkbox', { name: 'All 3 changes' }).uncheck()
    await expect(dialogOf(page).getByRole('button', { name: 'Publish changes' })).toBeDisabled()
    await name.getByRole('checkbox').check()
    await dialogOf(page).getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText('Live now: 1 change.')).toBeVisible()
    await expect(changesButton(page)).toHaveText('2 changes not live')
    await expectStrangerSees(page, username, ['Mary of the Stars'], ['Reader of the Sky', 'mary@stars.example'])
    await expect(field('Title')).toHaveValue('Reader of the Sky')
  })

  await test.step('all', async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Live now: 2 changes.')).toBeVisible()
    await expect(unpublish(page)).toBeVisible()
    await expect(changesButton(page)).toHaveCount(0)
    await expectStrangerSees(page, username, ['Mary of the Stars', 'Reader of the Sky', 'mary@stars.example'])
  })

  await test.step('back to what was live at first, and the draft stays', async () => {
    await openTool('Versions')
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByRole('radio', { name: 'What was live' }).check()
    const publications = versions.getByRole('list', { name: 'What was live, the latest first' }).getByRole('listitem')
    await expect(publications).toHaveCount(3)
    await expect(publications.first()).toContainText('Live now')
    await expect(versions).toContainText('Your draft stays as it is.')
    await expectAccessible(page, { exclude: 'iframe' })
    await publications.last().getByRole('button', { name: 'Show again' }).click()
    await expect(publications.last()).toContainText('Live now')
    await expect(publications.last().getByRole('button', { name: 'Show again' })).toHaveCount(0)
    // All is as before but when it was published.
    const undated = (html: string) => html.replace(/"dateModified":"[^"]*"/, '')
    await expect.poll(async () => undated(await publicPage(page, username))).toBe(undated(before))
    await page.keyboard.press('Escape')
    await expect(field('Name')).toHaveValue('Mary of the Stars')
    await expect(changesButton(page)).toHaveText('3 changes not live')
  })
})

test('pages are changes like others: in the list, with a way to them, published and discarded one by one', async ({
  page,
  account,
}) => {
  const { token } = account
  const { id, username } = await publishedOf(account)
  const params = { id }
  const write = (title: string) => succeed(createPage, { token, params, body: { kind: 'article', content: { title } } })
  const [edited, kept] = [await write('On grids'), await write('On rows')]
  await succeed(publishPortfolio, { token, params, body: { status: 'published' } })
  for (const [pageId, value] of [
    [edited.id, 'On columns'],
    [kept.id, 'On lines'],
  ] as const)
    await succeed(patchPage, {
      token,
      params: { id, pageId },
      body: { ops: [{ op: 'replace', path: '/title', value }] },
    })
  const fresh = await write('On dots')
  await signIn(page, account)
  await editor(page).open(id)
  await expect(changesButton(page)).toHaveText('3 changes not live')
  await changesButton(page).click()
  const row = (title: string) => rows(page).filter({ hasText: `Page “${title}”` })
  await expect(row('On columns')).toContainText('Changed')
  await expect(row('On dots')).toContainText('New page')
  await row('On lines').getByRole('button', { name: 'Discard' }).click()
  await expect(dialogOf(page)).toContainText(
    'Page “On lines” is back to the live version. Your draft is kept among its versions.',
  )
  await expect(rows(page)).toHaveCount(2)
  await dialogOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialogOf(page)).toContainText('Restored: Page “On lines”.')
  await expect(row('On lines')).toContainText('Changed')
  await row('On dots').getByRole('button', { name: 'Discard' }).click()
  await expect(dialogOf(page)).toContainText('Page “On dots” is deleted.')
  await dialogOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row('On dots')).toContainText('New page')
  await row('On lines').getByRole('button', { name: 'Discard' }).click()
  await expect(rows(page)).toHaveCount(2)
  await row('On dots').getByRole('checkbox').uncheck()
  await dialogOf(page).getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(changesButton(page)).toHaveText('1 change not live')
  await expect
    .poll(async () => (await page.request.get(pagePath(username, edited.slug))).text())
    .toContain('On columns')
  expect(await (await page.request.get(pagePath(username, kept.slug))).text()).toContain('On rows')
  expect((await page.request.get(pagePath(username, fresh.slug))).status()).toBe(404)
  await changesButton(page).click()
  await row('On dots').getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(pageEditorPath(id, fresh.id))
})

test('unpublishing asks, and keeps the draft and its changes', async ({ page, account }) => {
  const { id, username, field, publishChanges } = await openWithChanges(page, account)
  await changesButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Unpublish' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take your page offline?' })
  await expect(question).toContainText('Your draft is kept, with its 3 changes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeFocused()
  expect(await publicPage(page, username)).toContain('Mary Somerville')

  await changesButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Unpublish' }).click()
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await expect.poll(async () => (await page.request.get(`/${username}`)).status()).toBe(404)
  await expect(field('Name')).toHaveValue('Mary of the Stars')
  await expect
    .poll(async () => (await succeed(getPortfolio, { token: account.token, params: { id } })).content.hero?.name)
    .toBe('Mary of the Stars')

  const body = { status: 'published' as const }
  await succeed(publishPortfolio, { token: account.token, params: { id }, body })
  await page.reload()
  await expect(unpublish(page)).toBeVisible()
  await expectStrangerSees(page, username, ['Mary of the Stars'])
  await field('Name').fill('Mary again')
  await publishChanges()
  await unpublish(page).click()
  await expect(question).toContainText('Your draft is kept, and')
})

test('a message covers no button of a dialog', async ({ page, account }) => {
  const { openTool } = await openWithChanges(page, account)
  // As high as a phone is that shows its keyboard.
  await page.setViewportSize({ width: 360, height: 420 })
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const message = page.getByText('Live now: 3 changes.')
  // Below the pointer it stays.
  await message.hover()
  await openTool('Versions')
  const buttons = page.getByRole('dialog', { name: 'Versions' }).getByRole('button')
  await expect(buttons.last()).toBeVisible()
  const covered = await message.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return (
      document.elementFromPoint(x, y)?.closest('[role=dialog], [data-sonner-toast]')?.getAttribute('role') ?? 'none'
    )
  })
  expect(covered, 'what is where both are').toBe('dialog')
})

test('what is typed while publishing is under way is saved after it', async ({ page, account }) => {
  const { id, field, publishChanges } = await openWithChanges(page, account)
  await page.route('**/publish', async (route) => {
    const response = await route.fetch()
    // The server has another revision now than this tab knows.
    await field('Title').fill('Watcher of the Sky')
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  await expect(changesButton(page)).toHaveText('1 change not live')
  await expect
    .poll(async () => (await succeed(getPortfolio, { token: account.token, params: { id } })).content.hero?.title)
    .toBe('Watcher of the Sky')
  await page.unroute('**/publish')
  await publishChanges()
})

test.describe('a browser that does not save by itself', () => {
  test.use({ autosave: false })

  test('counts unsaved edits too, and saves them before it publishes', async ({ page, account }) => {
    const { username, publishChanges, field } = await openWithChanges(page, account)
    await expect(page.getByRole('button', { name: 'Save (3 pending)' })).toBeVisible()
    await field('Name').fill('Mary Somerville')
    await expect(changesButton(page)).toHaveText('2 changes not live')
    await publishChanges()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    await expectStrangerSees(page, username, ['Reader of the Sky'])
  })
})

test('a change is discarded, brought back and edited from the list, by keyboard only', async ({ page, account }) => {
  const { field } = await openWithChanges(page, account)
  const dialog = dialogOf(page)
  await changesButton(page).press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page, { exclude: 'iframe' })
  await dialog.getByRole('button', { name: 'Discard Header: Title' }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Discarded: Header: Title.')
  await expect(rows(page)).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Discard Contact: Email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Discard Header: Name' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Restored: Contact: Email.')
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(3)

  await dialog.getByRole('button', { name: 'Edit Contact: Email' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field('Email')).toBeFocused()
  await changesButton(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(changesButton(page)).toBeFocused()

  await changesButton(page).press('Enter')
  await dialog.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(unpublish(page)).toBeFocused()
})

test('each kind of change says what it is and leads to its place', async ({ page, account }) => {
  test.slow()
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  const { open, field } = editor(page)
  await open(portfolio.id)
  const projects = page.getByRole('group', { name: 'Pictures', exact: true })
  await projects
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Design' }).click()
  await page.getByLabel('Heading font').selectOption('Lato')
  await page.getByRole('tab', { name: 'Layout' }).click()
  await page.getByRole('switch', { name: 'About' }).press('Space')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Hide from search engines' }).click()
  await page.getByLabel('Page Title').fill('Stars and sums')
  await page.getByRole('tab', { name: 'Content' }).click()
  await field('Name').fill('Mary of the Stars')
  await expect(changesButton(page)).toHaveText('6 changes not live')

  for (const [label, words, place] of [
    ['Pictures', '1 removed', page.locator('[data-field="content.gallery.images"]')],
    ['Heading font', 'Lato', page.locator('[data-field="design.headingFont"]')],
    ['Hidden sections', 'Hid About.', page.locator('[data-field="layout"]')],
    ['Hide from search engines', 'On', page.locator('[data-field="content.meta.noindex"]')],
    ['Page title', 'Stars and sums', page.locator('[data-field="name"]')],
    ['Header: Name', 'Mary of the Stars', page.locator('[data-field="content.hero.name"]')],
  ] as const) {
    await changesButton(page).click()
    await expect(rows(page).filter({ hasText: label })).toContainText(words)
    await dialogOf(page)
      .getByRole('button', { name: `Edit ${label}` })
      .click()
    await expect(place.locator(':focus')).toBeVisible()
  }
})

test('what another tab publishes is counted at once', async ({ page, account, context }) => {
  const { id, expectSaved } = await openWithChanges(page, account)
  await expectSaved()
  const otherTab = await context.newPage()
  const other = editor(otherTab)
  await other.open(id)
  await expect(changesButton(otherTab)).toHaveText('3 changes not live')
  await other.field('Title').fill('Reader of the whole Sky')
  await other.publishChanges()
  await expect(changesButton(page)).toHaveCount(0)
  await expect(unpublish(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Reader of the whole Sky')
  await unpublish(otherTab).click()
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('the count is read aloud once it rests, not with each key', async ({ page, account }) => {
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  await page.clock.install()
  const { open, field } = editor(page)
  await open(portfolio.id)
  const region = page.locator('header[aria-label="Editor"] [aria-live="polite"]')
  await expect(region).toBeAttached()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)))
  await field('Name').fill('Mary Somerville, of Jedburgh')
  await page.clock.runFor(1_000)
  await expect(changesButton(page)).toHaveText('1 change not live')
  await field('Title').fill('Astronomer')
  await page.clock.runFor(2_000)
  await expect(changesButton(page)).toHaveText('2 changes not live')
  // The first change is longer ago than a count has to rest.
  await expect(region).toBeEmpty()
  await page.clock.runFor(2_000)
  await expect(region).toHaveText('2 changes not live')
})

test('the header, the list of 300 changes and what was live fit on a desk and on phones', async ({ page, account }) => {
  test.slow()
  const portfolio = await publishedOf(account)
  const { token } = account
  const ops = Array.from({ length: 300 }, (_, index) => ({
    caption: `Plate ${index + 1}`,
    alt: 'A plate of the sky',
    src: '/placeholder.svg',
    itemId: `plate-${index}`,
  }))
  const write = (images: object[]) =>
    succeed(patchContent, {
      token,
      params: { id: portfolio.id },
      body: { ops: [{ op: 'add', path: '/gallery/images', value: images as never }] },
    })
  await write(ops)
  await succeed(publishPortfolio, { token, params: { id: portfolio.id }, body: { status: 'published' } })
  await write(ops.map((image) => ({ ...image, caption: `${image.caption}, seen in a clear night from Jedburgh` })))
  await signIn(page, account)
  const { open, field, openTool } = editor(page)
  await open(portfolio.id)
  await field('Name').fill('Mary of the Stars')
  for (const width of [1440, 390, 360]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect(changesButton(page)).toHaveText('301 changes not live')
      await expect(changesButton(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Publish changes' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'View live' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'View draft' })).toBeInViewport({ ratio: 1 })
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect(await fits()).toBe(true)

      await changesButton(page).click()
      await expect(rows(page)).toHaveCount(301)
      await dialogOf(page).getByRole('button', { name: 'Discard Header: Name' }).scrollIntoViewIfNeeded()
      await rows(page).last().getByRole('checkbox').focus()
      await expect(rows(page).last()).toBeInViewport()
      await expect(dialogOf(page).getByRole('button', { name: 'Publish changes' })).toBeInViewport({ ratio: 1 })
      expect(await fits()).toBe(true)
      await page.keyboard.press('Escape')
      await openTool('Versions')
      // The dialog grows when its list arrives, which moves what is above the list.
      await expect(page.getByRole('list', { name: 'Versions, the latest first' })).toBeVisible()
      await page.getByRole('radio', { name: 'What was live' }).check()
      await expect(page.getByRole('button', { name: /^Show again/ })).toBeInViewport({ ratio: 1 })
      expect(await fits()).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})

test('live and draft are one press apart, and the dashboard says what is not live', async ({
  page,
  account,
  context,
}) => {
  const { username, expectSaved } = await openWithChanges(page, account)
  const tab = async (name: string, role: 'link' | 'button') => {
    const opened = context.waitForEvent('page')
    await page.getByRole(role, { name }).click()
    return opened
  }
  const live = await tab('View live', 'link')
  await expect(live).toHaveURL(new RegExp(`/${username}\\?published=\\d+$`))
  await expect(live.getByRole('heading', { level: 1 })).toContainText('Mary Somerville')
  const draft = await tab('View draft', 'button')
  await expect(draft.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Mary of the Stars')

  await expectSaved()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  // The address changes while the editor is still there.
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await expect(page.getByText('3 changes not live')).toBeVisible()
  await expectAccessible(page)
})

test.describe('when what is live cannot be loaded', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)', 'Failed to load resource'] })

  test('the list says so, and publishing works all the same', async ({ page, account }) => {
    const portfolio = await publishedOf(account)
    await signIn(page, account)
    await page.route('**/api/portfolios/*/live', (route) => route.fulfill({ status: 500, json: {} }))
    const { open, field, publishChanges } = editor(page)
    await open(portfolio.id)
    await field('Name').fill('Mary of the Stars')
    await changesButton(page).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The live version couldn’t be loaded')
    await page.keyboard.press('Escape')
    await publishChanges()
    await expectStrangerSees(page, portfolio.username, ['Mary of the Stars'])
  })
})
