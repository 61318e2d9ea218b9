import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import { editor, publishAnyway } from './support/editor.ts'
import { inputMethod } from './support/input-method.ts'
import { draftOf, freshUsername } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test.describe('Enter that ends a composition', () => {
  test.use({ autosave: false })

  for (const how of ['accept', 'acceptAsSafari'] as const) {
    test(`takes the word and does nothing else (${how})`, async ({ page, account }) => {
      const draft = await draftOf(account, 'developer-pro')
      await signIn(page, account)
      const { open, field } = editor(page)
      await open(draft.id)
      const method = await inputMethod(page)
      const saves: string[] = []
      page.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()))

      await field('Name').fill('')
      await field('Name').focus()
      await method.compose('にほん')
      await method[how]('日本')
      await expect(field('Name')).toHaveValue('日本')
      expect(saves, 'the field is not written yet').toEqual([])
      await page.keyboard.press('Enter')
      await expect.poll(() => saves.length).toBe(1)

      const row = page.locator('[data-field="content.about.skills"]')
      const tags = row.getByRole('textbox', { name: 'Skills' })
      await tags.focus()
      await method.compose('けいさん')
      await method[how]('計算')
      await expect(tags).toHaveValue('計算')
      await expect(row.getByRole('button', { name: 'Remove 計算' })).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(row.getByRole('button', { name: 'Remove 計算' })).toBeVisible()
      await expect(tags).toHaveValue('')
    })
  }

  test('sends no dialog, and Escape that drops a word closes none', async ({ page, account }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    await editor(page).open(draft.id)
    await publishAnyway(page)
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    const input = dialog.getByLabel('Username')
    const method = await inputMethod(page)

    await method.compose('ㅎ')
    await method.compose('하')
    await method.accept('하')
    await expect(input).toHaveValue('')
    await expect(dialog.getByText('Username is required')).toBeHidden()

    const name = freshUsername()
    await method.compose('ａ')
    await method.drop()
    await expect(dialog).toBeVisible()
    await expect(input).toHaveValue('')
    const wide = [...name].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
    await method.compose(wide)
    await method.accept(wide)
    await expect(input).toHaveValue(name)
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  })
})

/** A key of a Russian keyboard with Control held. */
async function pressRussian(page: Page, key: string, code: string, shift = false): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const event = { key, code, windowsVirtualKeyCode: code.charCodeAt(3), modifiers: shift ? 10 : 2 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
}

test('undo, redo and save are the same keys on a Russian keyboard, in fields and in dialogs', async ({
  page,
  account,
}) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, expectSaved } = editor(page)
  await open(draft.id)
  await field('Name').fill('Мария')
  await pressRussian(page, 'я', 'KeyZ')
  await expect(field('Name')).toHaveValue('Mary Somerville')
  await pressRussian(page, 'Я', 'KeyZ', true)
  await expect(field('Name')).toHaveValue('Мария')
  await pressRussian(page, 'я', 'KeyZ')
  await pressRussian(page, 'н', 'KeyY')
  await expect(field('Name')).toHaveValue('Мария')
  await pressRussian(page, 'ы', 'KeyS')
  await expectSaved()

  await publishAnyway(page)
  const input = page.getByRole('dialog', { name: 'Username Required' }).getByLabel('Username')
  await input.fill('maria')
  await pressRussian(page, 'я', 'KeyZ')
  await expect(input).toHaveValue('')
})

test('ten seconds of held Ctrl+Z take back everything, and what is shown is saved', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, preview, expectSaved } = editor(page)
  await open(draft.id)
  const stored = async () => (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content
  const before = await stored()

  for (let step = 0; step < 40; step++) {
    await field(step % 2 ? 'Name' : 'Title').fill(`Step ${step}`)
  }
  await expectSaved()
  for (let step = 40; step < 80; step++) {
    await field(step % 2 ? 'Name' : 'Title').fill(`Step ${step}`)
  }

  // As fast as a keyboard repeats a held key, while autosave writes what was typed and, once the key rests, what is left.
  await page.keyboard.down('Control')
  const end = Date.now() + 10_000
  let longest = 0
  while (Date.now() < end) {
    const pressed = Date.now()
    await page.keyboard.down('z')
    longest = Math.max(longest, Date.now() - pressed)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.keyboard.up('z')
  await page.keyboard.up('Control')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await expect(field('Name')).toHaveValue('Mary Somerville')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Mary Somerville/)
  await expectSaved()
  expect(await stored()).toEqual(before)
  expect(longest, 'a key waits for none before it').toBeLessThan(1_000)

  for (let step = 0; step < 80; step++) await page.keyboard.press('Control+y')
  await expect(field('Name')).toHaveValue('Step 79')
  await expect(field('Title')).toHaveValue('Step 78')
  await expectSaved()
  expect((await stored()).hero).toMatchObject({ name: 'Step 79', title: 'Step 78' })
})
