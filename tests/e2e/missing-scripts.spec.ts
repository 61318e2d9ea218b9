import type { Page } from '@playwright/test'
import { editor } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// What a browser meets that has had a page open since before a deploy: the scripts of that page's later parts are gone.

test.use({
  autosave: false,
  expectedErrors: ['404 (Not Found)', 'Failed to fetch dynamically imported module', 'error loading dynamically'],
})

const withoutScripts = (page: Page, ...names: string[]) =>
  page.route(
    (url) => names.some((name) => url.pathname.startsWith(`/assets/${name}-`) && url.pathname.endsWith('.js')),
    (route) => route.fulfill({ status: 404, body: '' }),
  )

const missing = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: `${name} couldn’t be loaded` })

test('the editor works when lazy parts fail to load', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, save, expectSaved } = editor(page)
  await withoutScripts(
    page,
    'rich-text-editor',
    'image-control',
    'design-panel',
    'layout-panel',
    'settings-panel',
    'tools-menu',
  )
  await open(draft.id)
  await expect(missing(page, 'The text editor').first()).toBeVisible()
  await expect(missing(page, 'This picture field').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^The tools menu couldn’t be loaded/ })).toBeVisible()
  for (const tab of ['Design', 'Layout', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(missing(page, `The tab ${tab}`)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Content' }).click()
  await field('Name').fill('Mary, still here')
  await save()
  await expectSaved()

  await page.unrouteAll()
  await missing(page, 'The text editor').first().getByRole('button', { name: 'Reload' }).click()
  await expect(field('Name')).toHaveValue('Mary, still here')
  await expect(page.getByRole('button', { name: 'More tools' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the editor works without its lists, and keeps what is in them', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  const { open, field, save, expectSaved } = editor(page)
  await withoutScripts(page, 'repeater')
  await open(draft.id)
  await expect(missing(page, 'Projects')).toBeVisible()
  await field('Name').fill('Mary, still here')
  await save()
  await expectSaved()

  await page.unrouteAll()
  await missing(page, 'Projects').getByRole('button', { name: 'Reload' }).click()
  const projects = page.getByRole('group', { name: 'Projects', exact: true })
  await expect(projects.locator('button[aria-expanded]')).toHaveCount(draft.content.projects?.length ?? 0)
})

test('the dialogs of the settings, and sharing, show a message that can be dismissed where they fail to load', async ({
  page,
  account,
}) => {
  const { id } = await publishedOf(account)
  await signIn(page, account)
  await withoutScripts(page, 'username', 'switch-dialog', 'share', 'share-panel')
  await editor(page).open(id)
  await page.getByRole('tab', { name: 'Settings' }).click()
  for (const [button, name] of [
    ['Change', 'The username dialog'],
    ['Switch template', 'The template dialog'],
    ['More ways to share', 'Sharing'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true })
    await opener.click()
    await missing(page, name).getByRole('button', { name: 'Dismiss' }).click()
    await expect(missing(page, name)).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('so does the list of changes, and the question before unpublishing', async ({ page, account }) => {
  const { id } = await publishedOf(account)
  await signIn(page, account)
  await withoutScripts(page, 'changes-dialog', 'unpublish-dialog', 'not-live-count', 'published-banner')
  const { open, field, save, expectSaved } = editor(page)
  await open(id)
  await expect(missing(page, 'The address of your page')).toBeVisible()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await missing(page, 'The question whether to unpublish').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeFocused()
  // Then the server counts, with each save.
  await field('Name').fill('Mary, still here')
  await save()
  await expectSaved()
  const changes = page.getByRole('button', { name: '1 change not live' })
  await changes.click()
  await missing(page, 'The list of changes').getByRole('button', { name: 'Dismiss' }).click()
  await expect(changes).toBeFocused()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
})

test.describe('offline', () => {
  // The Firestore SDK says so as well once it has tried to connect again.
  test.use({
    expectedErrors: [
      'ERR_INTERNET_DISCONNECTED',
      'Failed to fetch dynamically imported module',
      'Could not reach Cloud Firestore backend',
    ],
  })

  test('the message says why, and the edit is kept', async ({ page, account, context }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const { open, field } = editor(page)
    await open(draft.id)
    const menu = page.getByRole('button', { name: 'More tools' })
    await expect(menu).toBeEnabled()
    await field('Name').fill('Mary, on a train')
    // The test before may have had the dialog.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Versions' }).press('Enter')
    const message = page
      .getByRole('alert')
      .filter({ hasText: '“Versions” couldn’t be loaded because you seem to be offline' })
    await message.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(message).toBeHidden()
    await expect(field('Name')).toHaveValue('Mary, on a train')
  })
})

test('publishing, choosing a picture, the tools and leaving do without the scripts that they ask for', async ({
  page,
  account,
}) => {
  test.slow()
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, save, expectSaved } = editor(page)
  await withoutScripts(
    page,
    'checks',
    'checks-dialog',
    'publish-dialogs',
    'inspect-image',
    'versions-dialog',
    'import-dialog',
    'export-dialog',
    'shortcuts-dialog',
    'leave-dialog',
  )
  await open(draft.id)

  await test.step('publishing does without its advice, and says what else it cannot ask for', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await missing(page, 'The publishing dialog').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  })

  await test.step('a picture cannot be looked at', async () => {
    await page
      .getByLabel(/^Choose a picture for/)
      .first()
      .setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50]) })
    await expect(page.getByRole('alert')).toContainText('A part of Vitrine couldn’t be loaded')
  })

  await test.step('a tool is missed in a message that can be dismissed', async () => {
    await field('Name').fill('Mary, unsaved')
    const menu = page.getByRole('button', { name: 'More tools' })
    await expect(menu).toBeEnabled()
    for (const tool of ['Versions', 'Check the page', 'Import', 'Export', 'Keyboard shortcuts']) {
      await menu.press('Enter')
      await page.getByRole('menuitem', { name: tool }).press('Enter')
      const message = missing(page, `“${tool}”`)
      await expect(message).toBeVisible()
      await message.getByRole('button', { name: 'Dismiss' }).press('Enter')
      await expect(message).toBeHidden()
      await expect(menu).toBeFocused()
    }
    await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeVisible()
  })

  await test.step('nobody leaves unsaved edits behind without being asked', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await missing(page, 'The dialog about unsaved changes').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(`/dashboard/editor/${draft.id}`)
    await expect(field('Name')).toHaveValue('Mary, unsaved')
    await save()
    await expectSaved()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a menu that cannot be loaded says so', async ({ page, account }) => {
  await signIn(page, account)
  await withoutScripts(page, 'menu-parts')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText('The menu couldn’t be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('The menu couldn’t be loaded.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused()
})

test('choosing an archive reports a missing script', async ({ page, account }) => {
  await signIn(page, account)
  await withoutScripts(page, 'open-archive')
  await page.goto('/account')
  await page
    .getByLabel('Choose a downloaded ZIP, or drop it here')
    .setInputFiles({ name: 'one.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expect(page.getByRole('alert')).toContainText('A part of Vitrine couldn’t be loaded')
})
