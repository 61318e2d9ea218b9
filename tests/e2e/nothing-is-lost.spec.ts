import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// What is saved here is saved by hand.
test.use({ autosave: false })

const stored = (account: TestAccount, { id }: Portfolio) =>
  succeed(getPortfolio, { token: account.token, params: { id } })

test.describe('the network is lost while saving', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('the edit is kept, survives a reload and can be saved later', async ({ page, account }) => {
    const draft = await draftOf(account)
    const { open, field, save, expectSaved, problem } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    await page.route('**/api/portfolios/**/content', (route) => route.abort())

    await field('Name').fill('Mary, offline')
    await save()
    await expect(problem).toContainText('Network error or server unavailable')
    await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeVisible()
    await expect(field('Name')).toHaveValue('Mary, offline')
    expect((await stored(account, draft)).content.hero?.name).toBe('Mary Somerville')

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field('Name')).toHaveValue('Mary, offline')

    await page.unroute('**/api/portfolios/**/content')
    await save()
    await expectSaved()
    expect((await stored(account, draft)).content.hero?.name).toBe('Mary, offline')
  })
})

test('a saved edit is not offered as unsaved after leaving before the response', async ({ page, account }) => {
  const draft = await draftOf(account)
  const { open, field, save } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  const unsaved = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vitrine-edits:')).length)
  await page.route('**/api/portfolios/**/content', async (route) => {
    await route.fetch()
  })

  await field('Name').fill('Mary, on the train')
  await expect.poll(unsaved).toBe(1)
  await save()
  await expect.poll(async () => (await stored(account, draft)).content.hero?.name).toBe('Mary, on the train')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field('Name')).toHaveValue('Mary, on the train')
  await expect.poll(unsaved).toBe(0)
  await expect(page.getByText(/^You have unsaved changes from /)).toBeHidden()
})

test.describe('two tabs edit the same portfolio', () => {
  test.use({ expectedErrors: ['412 (Precondition Failed)'] })

  test('edits of different fields are merged, and the owner decides about those of the same one', async ({
    page,
    account,
    context,
  }) => {
    test.slow()
    const draft = await draftOf(account)
    await signIn(page, account)
    const first = editor(page)
    await first.open(draft.id)
    const otherTab = await context.newPage()
    const second = editor(otherTab)
    await second.open(draft.id)

    await test.step('different fields', async () => {
      await first.field('Name').fill('Mary from tab one')
      await first.save()
      await first.expectSaved()
      await second.field('Title').fill('Astronomer from tab two')
      await second.save()
      await second.expectSaved()
      await expect(second.field('Name')).toHaveValue('Mary from tab one')
      expect((await stored(account, draft)).content.hero).toMatchObject({
        name: 'Mary from tab one',
        title: 'Astronomer from tab two',
      })
    })

    const [one, two] = [
      { ...first, tab: page },
      { ...second, tab: otherTab },
    ]
    // By turns: the tab that saved last knows what is stored.
    for (const [choice, earlier, later, theirs, mine] of [
      ['Mine', one, two, 'Ada, typed first', 'Ada, typed second'],
      ['Theirs', two, one, 'Emmy, typed first', 'Emmy, typed second'],
    ] as const) {
      await test.step(`the same field: ${choice}`, async () => {
        await earlier.field('Name').fill(theirs)
        await earlier.save()
        await earlier.expectSaved()
        await later.field('Name').fill(mine)
        await later.save()

        const dialog = later.tab.getByRole('dialog', { name: 'This portfolio was changed elsewhere' })
        await expect(dialog).toContainText(theirs)
        await expect(dialog).toContainText(mine)
        expect((await stored(account, draft)).content.hero?.name).toBe(theirs)

        const kept = choice === 'Mine' ? mine : theirs
        await dialog.getByRole('radio', { name: choice }).check()
        await dialog.getByRole('button', { name: 'Save my choices' }).click()
        await expect(dialog).toBeHidden()
        await expect(later.field('Name')).toHaveValue(kept)
        await expect(later.saveButton).toHaveText('Save')
        expect((await stored(account, draft)).content.hero?.name).toBe(kept)
      })
    }
  })
})

test('closing the editor with unsaved edits asks first', async ({ page, account }) => {
  const draft = await draftOf(account)
  const { open, field } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await field('Name').fill('Not saved yet')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('Leave with unsaved changes?')
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await stored(account, draft)).content.hero?.name).toBe('Not saved yet')
})
