import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import type { TestAccount } from '../support/accounts.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })
const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })

/** How an owner comes to a text, and goes from it. */
interface Hand {
  write: (page: Page, source: string, field: string) => Promise<void>
  leave: (page: Page) => Promise<void>
  moveDown: (page: Page, title: string) => Promise<void>
}

const onPage: Hand = {
  write: async (page, source) => {
    const { preview } = editor(page)
    const text = preview.locator(`[data-at="${source}"]`).first()
    await text.scrollIntoViewIfNeeded()
    await text.dblclick({ position: { x: 20, y: 8 } })
    await expect(preview.locator('[data-writer] :focus, [data-writer]:focus')).toBeVisible()
    // ProseMirror gives back its own selection 20 ms after it gets the focus. A key that moved the cursor before would not count.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20)))
  },
  leave: async (page) => {
    await page.keyboard.press('Control+Enter')
    await expect(editor(page).preview.locator('[data-writer]')).toHaveCount(0)
  },
  moveDown: async (page, title) => {
    await editor(page).preview.getByText(title, { exact: true }).first().hover()
    await page
      .getByRole('group', { name: `Project: ${title}`, exact: true })
      .getByRole('button', { name: `Move ${title} down` })
      .click()
  },
}

const inForm: Hand = {
  write: async (page, _source, field) => {
    const row = page.locator(`[data-field="${field}"]`)
    await row.locator('input, textarea, [contenteditable=true]').first().click()
  },
  leave: (page) => page.getByRole('heading', { name: /^Editing: / }).click(),
  moveDown: (page, title) =>
    page
      .getByRole('group', { name: 'Projects', exact: true })
      .getByRole('button', { name: `Move ${title} down` })
      .click(),
}

/** Makes some edits in a new draft. Returns what became of it, and what each step back makes of it. */
async function edited(page: Page, account: TestAccount, hand: Hand) {
  const draft = await draftOf(account, 'developer-pro')
  const [project] = draft.content.projects!
  await editor(page).open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  const replace = async (text: string) => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await hand.leave(page)
  }
  await hand.write(page, 'hero.name', 'content.hero.name')
  await replace('Ada of the logs')
  await hand.write(page, 'about.bio', 'content.about.bio')
  // Not to the beginning: to ProseMirror no time has passed since it got the focus, when it takes that for the browser's doing.
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Goodbye.')
  await hand.leave(page)
  await hand.write(page, `projects/${project!.itemId}.description`, 'content.projects.0.description')
  await replace('A log that is written twice.')
  await hand.moveDown(page, project!.title!)
  await hand.write(page, 'hero.name', 'content.hero.name')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await hand.leave(page)

  const content = async () => {
    await editor(page).expectSaved()
    const stored = await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
    const ids = new Map(stored.content.projects!.map(({ itemId }, index) => [itemId, index]))
    // Each draft has ids of its own.
    return JSON.parse(
      JSON.stringify(stored.content, (key, value: unknown) => (key === 'itemId' ? ids.has(String(value)) : value)),
    ) as unknown
  }
  await editor(page).save()
  const versions = [await content()]
  while (await undo(page).isEnabled()) {
    await undo(page).click()
    await editor(page).save()
    versions.push(await content())
  }
  return versions
}

test('the same edits, on the page and in the form, are the same steps to the same document', async ({
  page,
  account,
}) => {
  test.slow()
  await signIn(page, account)
  // Letters that follow each other quickly are one step, however slow the machine is.
  await page.addInitScript(() => {
    const now = Date.now()
    Date.now = () => now
  })
  const form = await edited(page, account, inForm)
  expect(form).toHaveLength(6)
  expect(await edited(page, account, onPage)).toEqual(form)
})
