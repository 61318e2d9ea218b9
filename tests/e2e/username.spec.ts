import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor, publishAnyway } from './support/editor.ts'
import { draftOf, freshUsername, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('publishing without a username asks for one, and says what is wrong with it while it is typed', async ({
  page,
  account,
}) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  await editor(page).open(draft.id)
  await publishAnyway(page)
  const dialog = page.getByRole('dialog', { name: 'Username Required' })
  const input = dialog.getByLabel('Username')

  await test.step('the dialog begins in the field and gives the focus back', async () => {
    await expect(input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
    await publishAnyway(page)
  })

  await test.step('the name is cleaned and counted, and each broken rule is named', async () => {
    await input.pressSequentially('My Náme_7!')
    await expect(input).toHaveValue('mynme_7')
    await expect(dialog.getByText('7/30')).toBeVisible()
    for (const [name, message] of [
      ['ab', 'Username must be at least 3 characters'],
      ['dashboard', 'This username is reserved and cannot be used'],
      ['x'.repeat(31), 'Username must be less than 30 characters'],
    ] as const) {
      await input.fill(name)
      await expect(dialog.getByText(message)).toBeVisible()
    }
  })

  await test.step('an answer that arrives late never overrules a newer one', async () => {
    const [slow, quick] = [`slow-${freshUsername()}`.slice(0, 30), freshUsername()]
    const held = Promise.withResolvers<undefined>()
    await page.route(`**/api/username/check?u=${slow}`, async (route) => {
      await held.promise
      await route
        .fulfill({ json: { available: false, message: 'This username is already taken' } })
        .catch(() => undefined)
    })
    const asked = page.waitForRequest(`**/api/username/check?u=${slow}`)
    await input.fill(slow)
    await asked
    await input.fill(quick)
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    held.resolve(undefined)
    await expect(dialog.getByText('This username is already taken')).toBeHidden()
    await expect(dialog.getByText('Username is available!')).toBeVisible()
  })

  await test.step('instead of a name that is taken another can be chosen', async () => {
    const taken = freshUsername()
    await succeed(claimUsername, { token: (await createAccount()).token, body: { username: taken } })
    await input.fill(taken)
    await expect(dialog.getByText('This username is already taken')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Claim username' })).toBeDisabled()

    await input.fill(freshUsername())
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Claim username' }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  })
})

test.describe('the states of a name', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)', '409 (Conflict)'] })
  const failure = { status: 500, json: { detail: { code: 'internal', message: 'Oops', requestId: 'r' } } }

  test.beforeEach(async ({ page, account }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    await editor(page).open(draft.id)
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
  })

  test('go from unknown over checking and available to claimed', async ({ page }) => {
    const gates = ['check', 'attach'].map(() => {
      let open: () => void = () => undefined
      return { passed: new Promise<void>((resolve) => (open = resolve)), open: () => open() }
    })
    const [check, attach] = gates as [(typeof gates)[0], (typeof gates)[0]]
    await page.route('**/api/username/check?*', async (route) => {
      await check.passed
      await route.continue()
    })
    await page.route('**/attach-username', async (route) => {
      await attach.passed
      await route.continue()
    })
    const dialog = page.getByRole('dialog', { name: 'Set Your Username' })
    await expect(dialog.getByText('0/30')).toBeVisible()
    await expect(dialog.getByText('Checking…')).toBeHidden()
    await dialog.getByLabel('Username').fill(freshUsername())
    await expect(dialog.getByText('Checking…')).toBeVisible()
    check.open()
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await dialog.getByLabel('Username').press('Enter')
    await expect(dialog.getByText('Username claimed successfully!')).toBeVisible()
    attach.open()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible()
  })

  test('what goes wrong with a name is said, and the name stays typed', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Set Your Username' })
    const input = dialog.getByLabel('Username')
    let broken: 'check' | 'claim' | null = null
    for (const call of ['check', 'claim'] as const) {
      await page.route(new RegExp(`/api/username/${call}(\\?|$)`), (route) =>
        broken === call ? route.fulfill(failure) : route.continue(),
      )
    }

    await test.step('an empty name is asked for, not checked', async () => {
      await input.press('Enter')
      await expect(dialog.getByText('Username is required')).toBeVisible()
    })

    await test.step('capitals and signs in the middle leave the caret where it is', async () => {
      await input.fill('adlace')
      for (let n = 0; n < 4; n++) await input.press('ArrowLeft')
      await input.pressSequentially('A-L!ove')
      await expect(input).toHaveValue('ada-lovelace')
    })

    await test.step('a check that fails can be repeated and does not hinder claiming', async () => {
      broken = 'check'
      await input.fill(freshUsername())
      await expect(dialog.getByText('Failed to check username availability')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Claim username' })).toBeEnabled()
      broken = null
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByText('Username is available!')).toBeVisible()
    })

    await test.step('a name that somebody takes in the last moment is refused', async () => {
      const name = freshUsername()
      await input.fill(name)
      await expect(dialog.getByText('Username is available!')).toBeVisible()
      await succeed(claimUsername, { token: (await createAccount()).token, body: { username: name } })
      await dialog.getByRole('button', { name: 'Claim username' }).click()
      await expect(dialog.getByText('This username is already taken by another user.')).toBeVisible()
      await expect(input).toHaveValue(name)
    })

    await test.step('a claim that fails succeeds when repeated', async () => {
      broken = 'claim'
      await input.fill(freshUsername())
      await input.press('Enter')
      await expect(dialog.getByText('Failed to claim username. Please try again.')).toBeVisible()
      broken = null
      await dialog.getByRole('button', { name: 'Claim username' }).click()
      await expect(dialog).toBeHidden()
    })
  })
})

test.describe('the names that an account holds', () => {
  test('typing an own name offers it', async ({ page, account }) => {
    const name = freshUsername()
    await succeed(claimUsername, { token: account.token, body: { username: name } })
    const draft = await draftOf(account)
    await signIn(page, account)
    await editor(page).open(draft.id)
    await publishAnyway(page)
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    await expect(dialog.getByText(`@${name}`)).toBeVisible()
    const checked = page.waitForResponse('**/api/username/check?*')
    await dialog.getByLabel('Username').fill(name)
    await checked
    await expect(dialog.getByText('This username is yours already.')).toBeVisible()
    await expect(dialog.getByText('This username is already taken')).toBeHidden()
    await dialog.getByRole('button', { name: 'Use this username' }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  })

  test('a renamed page redirects from its old name, which can be released and taken back', async ({
    page,
    account,
    request,
  }) => {
    const { id, username: before } = await publishedOf(account)
    const after = freshUsername()
    await signIn(page, account)
    await editor(page).open(id)
    await page.getByRole('tab', { name: 'Settings' }).click()
    const change = page.getByRole('button', { name: 'Change', exact: true })
    await change.click()
    const dialog = page.getByRole('dialog', { name: 'Set Your Username' })
    await dialog.getByLabel('Username').fill(after)
    await expect(dialog.getByText(/^For a year, .* redirects to the new address/)).toBeVisible()
    await dialog.getByLabel('Username').press('Enter')
    await expect(dialog).toBeHidden()

    const visitor = await page.context().newPage()
    await visitor.goto(`/${before}`)
    await expect(visitor).toHaveURL(`/${after}`)
    await expect(visitor.locator('html')).toContainText('Mary Somerville')
    await visitor.close()

    await change.click()
    await expect(dialog.getByText(/^Leads to a renamed page until /)).toBeVisible()
    await dialog.getByRole('button', { name: `Release ${before}` }).click()
    const question = page.getByRole('alertdialog', { name: `Release @${before}?` })
    await question.getByRole('button', { name: 'Release' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByText(/^Released, kept for you until /)).toBeVisible()
    await dialog.getByRole('button', { name: `Take back ${before}` }).click()
    await expect(dialog).toBeHidden()
    // Not with the browser, which may show a page for half a minute without asking.
    const answer = await request.get(`/${after}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `/${before}`])
  })

  test.describe('when releasing is refused', () => {
    test.use({ expectedErrors: ['409 (Conflict)'] })

    test('the reason is shown and the name stays', async ({ page, account }) => {
      const name = freshUsername()
      const { token } = account
      await succeed(claimUsername, { token, body: { username: name } })
      const [draft, other] = [await draftOf(account), await draftOf(account)]
      await signIn(page, account)
      await editor(page).open(draft.id)
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Choose', exact: true }).click()
      await page.getByRole('button', { name: `Release ${name}` }).click()
      await succeed(attachUsername, { token, params: { id: other.id }, body: { username: name } })
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Release' }).click()
      await expect(question.getByText('This username is the address of one of your portfolios.')).toBeVisible()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(`@${name}`)).toBeVisible()
    })
  })
})

test.describe('a name of another portfolio', () => {
  test.use({ expectedErrors: ['409 (Conflict)', '403 (Forbidden)', '500 (Internal Server Error)'] })

  test('moves after asking; where that fails it is said why, and moving can be tried again', async ({
    page,
    account,
  }) => {
    const { username } = await publishedOf(account)
    const draft = await draftOf(account, 'developer-pro')
    await signIn(page, account)
    await editor(page).open(draft.id)
    await publishAnyway(page)
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    const move = dialog.getByRole('button', { name: 'Move' })
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByRole('button', { name: 'Use this username' }).click()
    await expect(dialog.getByText('This username is attached to another of your portfolios.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it there' }).click()
    await expect(move).toBeHidden()
    await dialog.getByRole('button', { name: `Use ${username}` }).click()
    await expect(move).toBeVisible()

    for (const [status, code, message] of [
      [403, 'username-not-owned', 'Unable to move username. Please contact support.'],
      [500, 'internal', 'Failed to move username to this portfolio.'],
    ] as const) {
      await page.route('**/attach-username', (route) =>
        route.fulfill({ status, json: { detail: { code, message: 'No', requestId: 'r' } } }),
      )
      await move.click()
      await expect(dialog.getByText(message)).toBeVisible()
      await page.unroute('**/attach-username')
    }

    await move.click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await page.goto(`/${username}`)
    await expect(page.locator('html')).toContainText('Mary Somerville')
  })
})
