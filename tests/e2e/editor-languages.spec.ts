import { publicPath } from '@vitrine/common/routes'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('a portfolio is translated in the form and on the page, and read by strangers in both languages', async ({
  page,
  browser,
  baseURL,
  account,
}) => {
  test.slow()
  const { id, username, content } = await publishedOf(account)
  await signIn(page, account)
  const screen = editor(page)
  await screen.open(id)
  const text = (name: string) => page.getByRole('group', { name, exact: true })

  await test.step('German is added, and what is missing is listed', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByLabel('Add a language').selectOption('Deutsch')
    await page.getByRole('button', { name: 'Translate to German' }).click()
    await expect(page.getByLabel('Write in')).toHaveValue('de')
    await page.getByRole('button', { name: /^Missing \d+$/ }).click()
    await expect(text('Header: Title')).toContainText('Not translated')
    await expectAccessible(page)
  })

  await test.step('a text is translated in the form, beside its original', async () => {
    await expect(text('Header: Title')).toContainText(content.hero!.title!)
    await text('Header: Title').getByRole('textbox').fill('Grafikerin in Oslo')
    await expect(text('Header: Title')).not.toContainText('Not translated')
    await expect(screen.preview.getByText('Grafikerin in Oslo')).toBeVisible()
    await expect(screen.preview.locator('html')).toHaveAttribute('lang', 'de')
  })

  await test.step('and one on the page', async () => {
    await screen.preview.getByText(content.hero!.intro!, { exact: true }).dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Zeichen, die bleiben')
    await page.keyboard.press('Escape')
    await expect(screen.preview.getByText(content.hero!.intro!, { exact: true })).toBeVisible()
    await screen.preview.getByText(content.hero!.intro!, { exact: true }).dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Zeichen, die bleiben')
    await page.keyboard.press('Control+Enter')
    await expect(text('Header: Introduction').getByRole('textbox')).toHaveValue('Zeichen, die bleiben')
    await screen.expectSaved()
  })

  await test.step('so is the name of a section, if it is one of the owner’s', async () => {
    const heading = (name: string) => screen.preview.getByRole('heading', { name, exact: true })
    await page.getByLabel('Write in').selectOption('')
    await heading('About').dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Who I am')
    await page.keyboard.press('Enter')
    await expect(heading('Who I am')).toBeVisible()
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByLabel('Write in').selectOption('de')
    await heading('Who I am').dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Wer ich bin')
    await page.keyboard.press('Enter')
    const translation = text('Name of Who I am').getByRole('textbox')
    await expect(translation).toHaveValue('Wer ich bin')
    await screen.expectSaved()
    await translation.fill('')
    await expect(heading('Who I am')).toBeVisible()
    await screen.expectSaved()
    await translation.fill('Wer ich bin')
    await expect(heading('Wer ich bin')).toBeVisible()
    await screen.expectSaved()
  })

  await test.step('a change of the original is marked, until it is said to be right', async () => {
    await page.getByLabel('Write in').selectOption('')
    await screen.field('Title').fill('Designer in Oslo')
    await page.getByLabel('Write in').selectOption('de')
    await page.getByRole('button', { name: 'Outdated 1' }).click()
    await text('Header: Title')
      .getByRole('button', { name: /^Still right/ })
      .click()
    await expect(page.getByRole('button', { name: 'Outdated 0' })).toBeVisible()
    await screen.expectSaved()
  })

  await test.step('a stranger reads it in German, and finds the original', async () => {
    await screen.publishChanges()
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const stranger = await context.newPage()
    await expect(async () => {
      await stranger.goto(publicPath(username))
      await stranger.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click()
      await expect(stranger).toHaveURL(publicPath(username, 'de'), { timeout: 1_000 })
    }).toPass()
    await expect(stranger.getByText('Grafikerin in Oslo')).toBeVisible()
    await expect(stranger.getByText('Zeichen, die bleiben')).toBeVisible()
    await expect(stranger.getByRole('heading', { name: 'Wer ich bin' })).toBeVisible()
    await expect(stranger.locator('html')).toHaveAttribute('lang', 'de')
    await expect(stranger.locator('link[hreflang="x-default"]')).toHaveAttribute('href', new RegExp(`${username}$`))
    await stranger.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
    await expect(stranger.getByText('Designer in Oslo')).toBeVisible()
    await context.close()
  })
})
