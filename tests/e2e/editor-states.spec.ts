import type { Page } from '@playwright/test'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** The server's answer, changed on its way. */
async function changeAnswer(
  page: Page,
  path: string,
  change: (answer: Portfolio & TemplateMetadata) => unknown,
): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Portfolio & TemplateMetadata) })
  })
}

test('the editor shows a skeleton while it loads, and names a field type that it does not know', async ({
  page,
  account,
}) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const held = Promise.withResolvers<undefined>()
  await page.route(`**/api/portfolios/${draft.id}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await changeAnswer(page, `**/api/portfolios/${draft.id}/meta`, ({ sections }) => ({
    sections: sections.map((section) => ({
      ...section,
      fields: [{ path: 'hero.name', label: 'Name', type: 'hologram' }],
    })),
  }))
  await page.goto(`/dashboard/editor/${draft.id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Loading editor…' })).toBeVisible()
  held.resolve(undefined)
  await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
  await expect(page.getByText('Unsupported field type: hologram').first()).toBeVisible()
})

test.describe('a portfolio that cannot be opened', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] })

  test('shows an error with details for support', async ({ page, account }) => {
    await signIn(page, account)
    await page.goto('/dashboard/editor/no-such-portfolio')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error Loading Editor')
    for (const [term, value] of [
      ['Portfolio id', 'no-such-portfolio'],
      ['Token present', 'yes'],
      ['Data loaded', 'no'],
      ['Metadata loaded', 'no'],
      ['Preview loaded', 'no'],
      ['Template id', 'unknown'],
    ] as const) {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${term}$`) })
          .locator('xpath=following-sibling::dd'),
      ).toHaveText(value)
    }
    await alert.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('an unknown template is named, with the available ones', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  await changeAnswer(page, `**/api/portfolios/${draft.id}`, (portfolio) => ({ ...portfolio, templateId: 'gone' }))
  await editor(page).open(draft.id)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Template Not Found')
  await expect(alert).toContainText('Unknown template: gone')
  await expect(alert).toContainText('minimalist-designer')
})

test.describe('a template fails', () => {
  test.use({ expectedErrors: ['TypeError', 'is not iterable', 'not a function'] })

  test('and only the preview fails, until Try Again', async ({ page, account }) => {
    const draft = await draftOf(account, 'developer-pro')
    await signIn(page, account)
    await changeAnswer(page, `**/api/portfolios/${draft.id}`, (portfolio) => ({
      ...portfolio,
      content: { ...portfolio.content, projects: 'not a list' },
    }))
    const { open, field } = editor(page)
    await open(draft.id)
    const alert = page.getByRole('alert').filter({ hasText: 'Template Rendering Error' })
    await expect(alert).toContainText('The template (developer-pro) failed to render properly.')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(alert).toBeVisible()
    await expect(field('Name')).toBeEditable()

    await page.getByRole('button', { name: 'Add project' }).click()
    await expect(alert).toBeHidden()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the status line and the count of unsaved edits', () => {
  test.use({
    expectedErrors: [
      'Failed to load resource',
      'ERR_INTERNET_DISCONNECTED',
      'Could not reach Cloud Firestore backend',
      // What was still loading when the connection failed.
      'Failed to fetch dynamically imported module',
    ],
  })

  test('never contradict each other, whatever happens to the edits', async ({ page, account, context }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const { open, field, save, expectSaved, problem } = editor(page)
    await open(draft.id)
    // Every state that the page is ever in, however short.
    await page.evaluate(() => {
      const header = document.querySelector('header[aria-label="Editor"]')
      const contradictions: string[] = Object.assign(window, { contradictions: [] }).contradictions
      new MutationObserver(() => {
        const text = header?.textContent ?? ''
        const said = /\d unsaved/.test(text) ? /All changes saved|Saved \d/ : /Offline|Not saved|pending/
        if (said.test(text)) contradictions.push(text)
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    })

    await field('Name').pressSequentially(' of Jedburgh')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await save()
    await expectSaved()
    await page.keyboard.press('Control+z')
    await field('Title').pressSequentially(', twice')
    await page.route('**/api/portfolios/**/content', (route) => route.fulfill({ status: 500, json: {} }))
    await save()
    await expect(problem).toBeVisible()
    await page.unroute('**/api/portfolios/**/content')
    await context.setOffline(true)
    await field('Title').pressSequentially('!')
    await expect(page.getByText('Offline, kept on this device').filter({ visible: true })).toBeVisible()
    await context.setOffline(false)
    await save()
    await expectSaved()
    expect(await page.evaluate(() => Reflect.get(window, 'contradictions') as string[])).toEqual([])
  })
})
