import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import type { TestAccount } from '../support/accounts.ts'
import { expectAccessible, expectFrameAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { inputMethod } from './support/input-method.ts'
import { painted } from './support/painted.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })
const writer = (page: Page) => editor(page).preview.getByRole('textbox', { name: 'About: Bio' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format About: Bio' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })
const bioInForm = (page: Page) => page.getByRole('textbox', { name: 'Bio', exact: true })

async function openDraft(page: Page, account: TestAccount) {
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await editor(page).open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  return draft
}

/** Selects the text by keys. */
async function selectBio(page: Page): Promise<void> {
  const said = fieldsOnPage(page).getByRole('status')
  await fieldsOnPage(page).focus()
  await page.keyboard.press('Home')
  while (!(await said.textContent())?.startsWith('About: Bio')) await page.keyboard.press('ArrowDown')
}

test('a rich text is written where it stands, with its tools', async ({ page, account }) => {
  const draft = await openDraft(page, account)
  const { preview, save, expectSaved } = editor(page)
  const shown = preview.locator('[data-at="about.bio"]')
  const before = (await shown.textContent())!
  let word = ''
  const stored = async () =>
    (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content.about?.bio

  await test.step('a double click selects a word, which the tools make bold', async () => {
    await shown.scrollIntoViewIfNeeded()
    await shown.dblclick({ position: { x: 40, y: 8 } })
    await expect(writer(page)).toBeFocused()
    await expect(shown).toBeHidden()
    await tool(page, 'Bold').click()
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect(writer(page).locator('strong').first()).toHaveText(/^\p{L}+$/u)
    word = (await writer(page).locator('strong').first().textContent())!
    await expect(bioInForm(page).locator('strong').first()).toHaveText(word)
    await expect(writer(page)).toBeFocused()
  })

  await test.step('undo by keys is that of the form', async () => {
    await page.keyboard.press('Control+z')
    await expect(writer(page).getByText(word, { exact: true })).toHaveCount(0)
    await expect(bioInForm(page).getByText(word, { exact: true })).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect(bioInForm(page).locator('strong').first()).toHaveText(word)
  })

  await test.step('what is typed is in the form and stays in place', async () => {
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Hello. ')
    await expect(bioInForm(page)).toContainText(`Hello. ${before.slice(0, 9)}`)
    await expect(writer(page)).toContainText(`Hello. ${before.slice(0, 9)}`)
    await expect(writer(page)).toBeFocused()
  })

  await test.step('a list and a link, by keys', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Signs')
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, 'Bold')).toBeFocused()
    await tool(page, 'Bulleted list').press('Enter')
    await expect(writer(page).locator('li')).toHaveText('Signs')
    await tool(page, 'Bulleted list').press('Escape')
    await expect(writer(page)).toBeFocused()
    await page.keyboard.press('Shift+Home')
    // Nobody is as quick as to leave before the browser has told of the selection.
    await painted(page)
    await page.keyboard.press('Alt+F10')
    await tool(page, 'Link').press('Enter')
    const address = toolbar(page).getByRole('textbox', { name: 'Address of the link' })
    await expect(address).toBeFocused()
    await address.fill('trains.example')
    // Each by itself: asked from outside, a frame whose page is being written in is sometimes empty for axe.
    await expectAccessible(page, { exclude: 'iframe' })
    for (const frame of page.mainFrame().childFrames()) await expectFrameAccessible(frame)
    await address.press('Enter')
    await expect(writer(page)).toBeFocused()
    await expect(writer(page).getByRole('link', { name: 'Signs' })).toHaveAttribute('href', 'https://trains.example/')
    await save()
    await expectSaved()
    expect(await stored()).toBe('<ul><li><p><a href="https://trains.example/">Signs</a></p></li></ul>')
  })

  await test.step('Escape gives back what was, and undo what was typed', async () => {
    await page.keyboard.press('Escape')
    await expect(writer(page)).toHaveCount(0)
    await expect(shown).toHaveText(before)
    await expect(shown).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(shown).toHaveText('Signs')
    await page.keyboard.press('Control+Shift+z')
    await expect(shown).toHaveText(before)
  })

  await test.step('Tab goes to the next text, and back', async () => {
    await page.keyboard.press('Enter')
    await expect(writer(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(writer(page)).toHaveCount(0)
    await expect(preview.locator('[data-writer] :focus')).toHaveAccessibleName(/^About: /)
    await page.keyboard.press('Shift+Tab')
    await expect(writer(page)).toBeFocused()
  })

  await test.step('a click elsewhere ends it', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Bye.')
    await bioInForm(page).click()
    await expect(writer(page)).toHaveCount(0)
    await expect(shown).toContainText('Bye.')
  })
})

test('typing on a rich text that is only selected replaces it, in Japanese as well', async ({ page, account }) => {
  await openDraft(page, account)
  const { preview } = editor(page)
  const shown = preview.locator('[data-at="about.bio"]')
  const before = (await shown.textContent())!
  await selectBio(page)
  await page.keyboard.type('Hello & <you>')
  await expect(writer(page)).toBeFocused()
  await expect(writer(page)).toHaveText('Hello & <you>')
  await expect(bioInForm(page)).toHaveText('Hello & <you>')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Back')
  await expect(bioInForm(page)).toHaveText('Back')
  await page.keyboard.press('Escape')
  await expect(shown).toHaveText(before)

  const { compose, accept } = await inputMethod(page)
  await compose('に')
  await compose('にほん')
  await expect(shown).toHaveText('にほん')
  await accept('日本')
  await expect(writer(page)).toHaveText('日本')
  await compose('ご')
  await accept('語')
  await expect(bioInForm(page)).toHaveText('日本語')
})

test('what is pasted into a rich text of the page keeps its emphasis, links and lists, and nothing of its looks', async ({
  page,
  account,
}) => {
  await openDraft(page, account)
  await selectBio(page)
  await page.keyboard.press('Enter')
  await expect(writer(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await writer(page).evaluate((element) => {
    const view = element.ownerDocument.defaultView!
    const clipboardData = new view.DataTransfer()
    const html =
      '<p style="color:red"><span style="font-weight:700">I</span> draw <i>maps</i></p><h2>And</h2><ul><li>Signs</li></ul>'
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'I draw maps')
    element.dispatchEvent(new view.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const expected = '<p><strong>I</strong> draw <em>maps</em></p><p>And</p><ul><li><p>Signs</p></li></ul>'
  await expect.poll(() => bioInForm(page).innerHTML()).toBe(expected)
  await page.keyboard.press('Control+Enter')
  await editor(page).expectSaved()
})
