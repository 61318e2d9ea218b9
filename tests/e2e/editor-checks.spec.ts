import type { Page } from '@playwright/test'
import { createPage } from '@vitrine/common/api/pages'
import { getPortfolio, patchContent, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design } from '@vitrine/common/portfolio/design'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const linkChecks = '**/api/portfolios/*/check-links'

for (const [where, size] of [
  ['on a wide screen', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`${where}: problems are listed before publishing`, async ({ page, account }) => {
    test.slow()
    const { token } = account
    const { id } = await publishedOf(account)
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'draft' } })
    await succeed(patchContent, {
      token,
      params: { id },
      body: {
        ops: [
          { op: 'replace', path: '/gallery/images/0/alt', value: '' },
          { op: 'replace', path: '/about', value: {} },
          { op: 'add', path: '/contact/social', value: { website: 'http://127.0.0.1:9/never' } },
        ],
      },
    })
    await succeed(updatePortfolio, { token, params: { id }, body: { design: { primaryColor: '#ffee88' } } })
    await page.setViewportSize(size)
    await signIn(page, account)
    await editor(page).open(id, { looksUpLinks: true })
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Before you publish' })
    await expect(
      dialog.getByRole('region', { name: 'Pictures without a description' }).getByRole('listitem'),
    ).toHaveCount(1)
    await expect(dialog.getByRole('region', { name: 'Empty sections' })).toContainText('About is empty')
    await expect(dialog.getByRole('region', { name: 'Low contrast' })).toContainText('Primary colour #FFEE88')
    await expect(dialog).toContainText('One link couldn’t be checked')
    await expectAccessible(page, { exclude: 'iframe' })
    const status = async () => (await succeed(getPortfolio, { token, params: { id } })).status
    await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
    expect(await status()).toBe('draft')

    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: 'Publish anyway' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    expect(await status()).toBe('published')
  })
}

/** A page without anything of the example, with a link to another site. */
async function openUnpublished(
  page: Page,
  account: TestAccount,
  { design = {}, looksUpLinks = false }: { design?: Design; looksUpLinks?: boolean } = {},
): Promise<void> {
  const { token } = account
  const { id } = await publishedOf(account)
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'draft' } })
  const content: PortfolioContent = {
    hero: { name: 'Mary Somerville', title: 'Mathematician' },
    gallery: { images: [{ src: `${addresses.hosting}/placeholder.svg`, alt: 'A hill', caption: 'Hill' }] },
    about: { bio: '<p>On the connexion of the physical sciences.</p>' },
    contact: { email: 'mary@somerville.test', social: { website: 'https://gone.test/' } },
  }
  await succeed(updatePortfolio, { token, params: { id }, body: { content, design } })
  await signIn(page, account)
  await editor(page).open(id, { looksUpLinks })
}

test('an example that is still there is named by section, cleared or led to, and asked about before publishing', async ({
  page,
  account,
}) => {
  const { token } = account
  const { id } = await publishedOf(account)
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'draft' } })
  await signIn(page, account)
  const { open, field, openTool, preview } = editor(page)
  await open(id)
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  const example = dialog.getByRole('region', { name: 'Still from the example' })
  await expect(example).toContainText('If you publish it, visitors will think it’s yours.')
  await expect(example.getByRole('listitem')).toContainText([/^Header: /, /^Work: /, /^About: /, /^Contact: /])
  // The way back is the main button, which comes last, and none touches another.
  await expect(dialog.getByRole('button').last()).toHaveText('Keep editing')
  const clearing = await example.getByRole('button', { name: /^Clear/ }).all()
  const boxes = await Promise.all(clearing.map((button) => button.boundingBox()))
  const gaps = boxes.slice(1).map((box, index) => (box?.y ?? 0) - (boxes[index]?.y ?? 0) - (boxes[index]?.height ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
  expect((await succeed(getPortfolio, { token, params: { id } })).status).toBe('draft')

  await openTool('Check the page')
  const check = page.getByRole('dialog', { name: 'Check the page' })
  const left = check.getByRole('region', { name: 'Still from the example' }).getByRole('listitem')
  await check.getByRole('button', { name: 'Clear the example from Work' }).press('Enter')
  await expect(left.filter({ hasText: 'Work' })).toHaveCount(0)
  await expectAccessible(page, { exclude: 'iframe' })
  await check.getByRole('button', { name: /^About: / }).press('Enter')
  await expect(page.locator('[data-field^="content.about."] :focus')).toBeVisible()
  await expect(field('Name')).toHaveValue('Mary Somerville')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    preview.getByRole('img', { name: 'Poster of the autumn programme, hanging on a pale wall' }).first(),
  ).toBeAttached()
})

test('a new portfolio can start empty, with placeholders that only its owner sees, and without the own address', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/dashboard/templates')
  await page.getByRole('button', { name: 'Use This Template Minimalist Designer' }).click()
  const start = page.getByRole('region', { name: 'Where to start' })
  await expect(start).toContainText(`Visitors will see your email address, ${account.email}`)
  await page.reload()
  const { field, preview, save, expectSaved } = editor(page)
  await start.getByRole('button', { name: 'Leave my address out' }).press('Enter')
  await expect(field('Email')).toHaveValue('')
  await start.getByRole('button', { name: 'Start empty' }).press('Enter')
  await expect(start).toBeHidden()
  await expect(field('Name')).toHaveValue('Mary Somerville')
  await expect(field('Title')).toHaveValue('')
  const hint = page.getByText('Faint sections are empty. Visitors will not see them.')
  await expect(hint).toBeVisible()
  await expect(preview.locator('#about')).toHaveCSS('opacity', '0.4')
  await expectSaved()

  await field('Services').fill('Book covers')
  await page.keyboard.press('Enter')
  await expect(preview.locator('#about')).toHaveCSS('opacity', '1')
  await field('Email').fill(account.email)
  await expect(page.getByText('This is the address of your account.')).toBeVisible()
  await save()
  await page.getByRole('button', { name: 'Hide empty sections' }).press('Enter')
  await expect(hint).toBeHidden()
  await expect(preview.locator('#gallery')).toBeHidden()
  await expectSaved()
  await page.reload()
  await expect(start).toBeHidden()
  await expect(field('Title')).toHaveValue('')
})

test('a section of pages that has none to list is faint until there is one, and named before publishing', async ({
  page,
  account,
}) => {
  const { token } = account
  const { id } = await draftOf(account)
  await signIn(page, account)
  const { open, preview, expectSaved } = editor(page)
  await open(id)
  await page.getByRole('tab', { name: 'Layout' }).click()
  await page.getByRole('button', { name: 'Pages section: add it' }).press('Enter')
  const section = preview.locator('#pages-1')
  await expect(section).toHaveCSS('opacity', '0.4')
  await expect(section.getByRole('link', { name: 'Title of a page' })).toHaveCount(3)
  await expect(page.getByText('Faint sections are empty. Visitors will not see them.')).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
  await page.locator('[data-section="pages-1"]').getByLabel('Introduction').fill('My own words')
  await expect(section.getByText('My own words')).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await dialog
    .getByRole('region', { name: 'Empty sections' })
    .getByRole('button', { name: 'Pages has no pages to list and will not be seen.' })
    .click()
  await expect(page.getByRole('combobox', { name: 'Which pages' })).toBeFocused()
  await expectSaved()

  await succeed(createPage, { token, params: { id }, body: { kind: 'study', content: { title: 'The ferry' } } })
  await open(id)
  await expect(section.getByRole('link')).toHaveText(['The ferry'])
  await expect(section).toHaveCSS('opacity', '1')
})

test('a low-contrast colour opens the check', async ({ page, account }) => {
  await openUnpublished(page, account, { design: { primaryColor: '#ffee88' } })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await dialog.getByRole('region', { name: 'Low contrast' }).getByRole('button').click()
  await expect(page.locator('[data-field="design.primaryColor"] :focus')).toBeVisible()
})

test('a broken link opens the check, and is not checked twice', async ({ page, account }) => {
  await openUnpublished(page, account, { looksUpLinks: true })
  let asked = 0
  await page.route(linkChecks, (route) => {
    asked += 1
    return route.fulfill({ json: { links: [{ href: 'https://gone.test/', state: 'dead' }] } })
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(dialog.getByRole('region', { name: 'Broken links' })).toContainText('https://gone.test/')
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  expect(asked).toBe(1)
})

test('slow links do not delay publishing', async ({ page, account }) => {
  await openUnpublished(page, account, { looksUpLinks: true })
  await page.route(linkChecks, () => undefined)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
})

test.describe('autosave', () => {
  test('saves shortly after the last keystroke, and can be turned off in a browser', async ({ page, account }) => {
    const draft = await draftOf(account)
    const { open, field } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    const name = async () =>
      (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content.hero?.name
    await field('Name').fill('Saved by itself')
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    expect(await name()).toBe('Saved by itself')

    const automatic = page.getByRole('switch', { name: 'Save automatically' })
    await page.getByRole('tab', { name: 'Settings' }).click()
    await automatic.press('Space')
    await page.reload()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(automatic).not.toBeChecked()
    await page.getByRole('tab', { name: 'Content' }).click()
    await field('Name').fill('Not by itself')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await automatic.press('Space')
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    expect(await name()).toBe('Not by itself')
  })
})

test.describe('undo', () => {
  test('goes back a hundred steps after a reload, leaves the cursor there, and in a dialog the page behind it alone', async ({
    page,
    account,
  }) => {
    test.slow()
    const draft = await draftOf(account)
    const { open, field, save, expectSaved, openTool } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    const [name, title] = [field('Name'), field('Title')]
    for (let step = 0; step < 50; step++) {
      await name.fill(`Name ${step}`)
      await title.fill(`Title ${step}`)
    }
    await save()
    await expectSaved()
    await page.reload()
    await expect(name).toHaveValue('Name 49')
    const undo = page.getByRole('button', { name: 'Undo' })
    for (let step = 0; step < 100; step++) await undo.click()
    await expect(name).toHaveValue(draft.content.hero?.name ?? '')
    await expect(title).toHaveValue(draft.content.hero?.title ?? '')
    await expect(undo).toBeDisabled()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+Shift+Z')
    await expect(name).toHaveValue('Name 0')

    await name.fill('One three')
    // Another field in between, so that what comes is a step of its own.
    await title.fill('Counts')
    await name.press('Home')
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('ArrowRight')
    // At once: letters more than a second apart are steps of their own.
    await page.keyboard.insertText('big ')
    await expect(name).toHaveValue('One big three')
    await page.keyboard.press('Control+z')
    await expect(name).toHaveValue('One three')
    await page.keyboard.press('Control+Shift+Z')
    await expect(name).toHaveValue('One big three')
    await page.keyboard.insertText('or ')
    await expect(name).toHaveValue('One big or three')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(name).toHaveValue('One three')
    await page.keyboard.insertText('and ')
    await expect(name).toHaveValue('One and three')

    await title.fill('Counts on')
    await name.fill('Stays')
    await openTool('Versions')
    const label = page.getByLabel('Save the current version')
    await label.pressSequentially('Slip')
    await page.keyboard.press('Control+z')
    await expect(label).toHaveValue('')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    await expect(label).toHaveValue('Slip')
    await label.pressSequentially(' of')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(label).toHaveValue('lip of')
    await page.keyboard.press('Control+z')
    await page.keyboard.type('S')
    await expect(label).toHaveValue('SSlip of')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().press('Control+z')
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Stays')
    await page.keyboard.press('Control+z')
    await expect(name).toHaveValue('One and three')
  })

  test.describe('where nothing is saved by itself', () => {
    test.use({ autosave: false })

    test('keeps its steps when unsaved edits are restored', async ({ page, account }) => {
      const draft = await draftOf(account)
      const { open, field } = editor(page)
      await signIn(page, account)
      await open(draft.id)
      await field('Name').fill('First')
      await field('Title').fill('Second')
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(field('Title')).toHaveValue('Second')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(field('Title')).toHaveValue(draft.content.hero?.title ?? '')
      await expect(field('Name')).toHaveValue('First')
    })
  })
})
