import type { Page } from '@playwright/test'
import { getPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// What is saved here is saved by hand.
test.use({ autosave: false })

const stored = async (account: TestAccount, { id }: Portfolio) =>
  (await succeed(getPortfolio, { token: account.token, params: { id } })).content

const titles = (page: Page, list: string) =>
  page.getByRole('group', { name: list, exact: true }).locator('button[aria-expanded]')

for (const templateId of templateIds) {
  test(`${templateId} has its sections, lists and required fields in the editor`, async ({ page, account }) => {
    const draft = await draftOf(account, templateId)
    await signIn(page, account)
    await editor(page).open(draft.id)
    for (const section of catalogue[templateId].metadata.sections.filter(({ optional }) => !optional)) {
      const part = page.locator(`[data-section="${section.id}"]`)
      await expect(part.getByRole('heading', { level: 2, name: section.label, exact: true })).toBeAttached()
      for (const field of section.fields) {
        const row = part.locator(`[data-field="content.${field.path}"]`)
        await expect(row).toBeAttached()
        if (field.required) await expect(row.getByText('*', { exact: true })).toBeAttached()
        if (field.type === 'email' || field.type === 'url')
          await expect(row.locator(`input[type="${field.type}"]`)).toBeAttached()
      }
      for (const { type, label, path } of section.fields) {
        if (type !== 'array:object') continue
        const first = part.locator('button[aria-expanded]').first()
        if ((await first.count()) > 0)
          await expect(
            part.getByRole('group', { name: label, exact: true }).locator('button[aria-expanded]').first(),
            path,
          ).toHaveAttribute('aria-expanded', 'true')
      }
    }
    await expect(page.getByText('Unsupported field type')).toBeHidden()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('list changes (add, duplicate, move, delete, undo) are saved at once', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  const names = async () => (await stored(account, draft)).projects?.map(({ title }) => title)
  const before = (await names()) ?? []
  await signIn(page, account)
  const { open, field } = editor(page)
  await open(draft.id)
  const list = titles(page, 'Projects')
  const [first = '', second = ''] = before as string[]
  const last = before.at(-1) as string

  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeDisabled()
  await expect(page.getByRole('button', { name: `Move ${last} down` })).toBeDisabled()
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expect(list.first()).toHaveText(second)
  await expect.poll(names).toEqual([second, first, ...before.slice(2)])

  await list.nth(1).click()
  await expect(list.nth(1)).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: `Drag ${second}` }).focus()
  await page.keyboard.press('Space')
  // Only from here on it listens to arrow keys.
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^(Picked up ${second}\\.|${second} is at place 1 of)`) }),
  ).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('status').filter({ hasText: `${second} is at place 2 of ${before.length}.` }),
  ).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(before)

  await page.getByRole('button', { name: `Duplicate ${first}` }).click()
  await expect.poll(names).toEqual([first, ...before])
  await page
    .getByRole('button', { name: `Delete ${first}` })
    .first()
    .click()
  await expect.poll(names).toEqual(before)
  // Whoever works by keyboard is at the next one, not nowhere.
  await expect(list.first()).toBeFocused()
  await page
    .getByRole('listitem')
    .filter({ hasText: `${first} deleted` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(names).toEqual([first, ...before])

  await page
    .getByRole('button', { name: `Delete ${first}` })
    .first()
    .click()
  await expect.poll(names).toEqual(before)
  await page.keyboard.press('Control+z')
  await expect(list).toHaveText([first, ...(before as string[])])
  // It is back already, and comes back only once.
  await page
    .getByRole('listitem')
    .filter({ hasText: `${first} deleted` })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click()
  await expect(list).toHaveText([first, ...(before as string[])])

  await page.getByRole('button', { name: 'Add project' }).click()
  await expect(list.last()).toHaveText(`Project ${before.length + 2}`)
  await expect(list.last()).toHaveAttribute('aria-expanded', 'true')
  await expect(field('Title').last()).toBeFocused()
  await page.keyboard.type('A new one')
  await expect(list.last()).toHaveText('A new one')

  await page.getByRole('button', { name: 'Delete A new one' }).click()
  await expect(page.getByRole('button', { name: 'Add project' })).toBeFocused()
})

test('the Update button and Enter save one field and leave others unsaved', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  const before = await stored(account, draft)
  await signIn(page, account)
  const { open, field, expectSaved } = editor(page)
  await open(draft.id)
  await field('Note').fill('Not yet')
  await field('Headline').fill('Written by Enter')
  await field('Email').fill('written@by.button')
  await expect(page.getByRole('button', { name: 'Save (3 pending)' })).toBeVisible()

  await field('Headline').press('Enter')
  await expect(page.getByRole('button', { name: 'Save (2 pending)' })).toBeEnabled()
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeEnabled()
  const contact = { ...before.contact, headline: 'Written by Enter', email: 'written@by.button' }
  expect((await stored(account, draft)).contact).toEqual(contact)
  await expect(page.getByRole('button', { name: /^Update / })).toHaveText(['Update Note'])

  // In several lines Enter is a new line, and where nothing is unsaved it does nothing.
  await field('Note').press('End')
  await field('Note').press('Enter')
  await field('Note').pressSequentially('but soon')
  await field('Headline').press('Enter')
  await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeEnabled()
  await page.getByRole('button', { name: 'Update Note' }).click()
  await expectSaved()
  expect((await stored(account, draft)).contact).toEqual({ ...contact, note: 'Not yet\nbut soon' })

  await test.step('tags are trimmed, and neither empty nor twice in the list', async () => {
    const row = page.locator('[data-field="content.about.skills"]')
    const input = row.getByRole('textbox', { name: 'Skills' })
    await input.fill('  Erlang  ')
    await input.press('Enter')
    await expect(row.getByRole('button', { name: 'Remove Erlang', exact: true })).toBeVisible()
    await input.fill('Erlang')
    await input.press('Enter')
    await expect(row.getByRole('alert')).toHaveText('“Erlang” is already in the list.')
    await input.fill('   ')
    await input.press('Enter')
    await expect(row.getByRole('button', { name: /^Remove / })).toHaveCount(
      ((await stored(account, draft)).about?.skills?.length ?? 0) + 1,
    )
  })
})

test('groups of fields inside items can be edited', async ({ page, account }) => {
  const photographer = await draftOf(account, 'photography-focus')
  await signIn(page, account)
  const { open, save, expectSaved } = editor(page)
  await open(photographer.id)
  await page.getByRole('group', { name: 'Camera settings' }).getByRole('textbox', { name: 'Lens' }).fill('50 mm')
  await save()
  await expectSaved()
  expect((await stored(account, photographer)).gallery?.images?.[0]?.exif?.lens).toBe('50 mm')

  const detective = await draftOf(account, 'portfolio-v7-victorian-detective')
  await open(detective.id)
  const documents = page.getByRole('group', { name: 'Documents' }).first()
  const count = await documents.locator('button[aria-expanded]').count()
  await documents.getByRole('button', { name: 'Add document' }).click()
  await documents.getByRole('textbox', { name: 'Text of the link' }).last().fill('The warrant')
  await expect(documents.locator('button[aria-expanded]').nth(count)).toHaveText('The warrant')
})

test('an invalid number becomes 0', async ({ page, account }) => {
  const draft = await draftOf(account, 'portfolio-v6-classic-profile')
  await signIn(page, account)
  await editor(page).open(draft.id)
  const level = page.getByRole('group', { name: 'Skills', exact: true }).getByRole('textbox', { name: 'Level' })
  await level.fill('much')
  await level.blur()
  await expect(level).toHaveValue('0')
})

test('with 200 projects the editor stays an editor, also on a phone and by keyboard', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account, 'developer-pro')
  const projects = Array.from({ length: 200 }, (_, index) => ({
    title: `Project number ${index + 1}`,
    description: 'What it does, and for whom.',
  }))
  await succeed(patchContent, {
    token: account.token,
    params: { id: draft.id },
    body: { ops: [{ op: 'add', path: '/projects', value: projects }] },
  })
  await signIn(page, account)
  await page.setViewportSize({ width: 360, height: 740 })
  const { open, field, preview } = editor(page)
  await open(draft.id)
  await expect(titles(page, 'Projects')).toHaveCount(200)
  await titles(page, 'Projects').nth(199).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Private: Project number 200' })).toBeFocused()
  await field('Title').last().fill('The very last one')
  await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
  // As browsers say it: the longest of what is said about saving, beside the buttons of the history.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  })
  const said = page.getByRole('status').filter({ hasText: 'Offline, kept on this device', visible: true })
  const [redo, text, tools] = [
    await page.getByRole('button', { name: 'Redo', exact: true }).boundingBox(),
    await said.boundingBox(),
    await page.getByRole('button', { name: 'More tools' }).boundingBox(),
  ]
  expect(redo && text && redo.x + redo.width <= text.x).toBe(true)
  expect(text && tools && text.x + text.width <= tools.x).toBe(true)
  await expect(titles(page, 'Projects').nth(199)).toHaveText('The very last one')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(preview.getByRole('heading', { name: 'The very last one' })).toBeVisible()
  await expect.poll(() => preview.locator('body').evaluate(() => window.innerWidth)).toBe(375)
})

test('Undo stays under the pointer: a double click takes back two edits', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, field, save, expectSaved } = editor(page)
  await open(draft.id)
  const [name, title] = [await field('Name').inputValue(), await field('Title').first().inputValue()]
  await field('Name').fill('First')
  await field('Title').first().fill('Second')
  await save()
  await expectSaved()
  await page.getByRole('button', { name: 'Undo', exact: true }).dblclick()
  await expect(field('Name')).toHaveValue(name)
  await expect(field('Title').first()).toHaveValue(title)
})
