import { isRightToLeft } from '@vitrine/common/languages'
import { publicPath } from '@vitrine/common/routes'
import { natural } from '../pages/support/natural/content.ts'
import { notInLanguage } from '../pages/support/said-words.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor, leaveLinksOpen, publishAnyway } from './support/editor.ts'
import { freshUsername } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const own = { de: 'Deutsch', ar: 'العربية' } as const

for (const language of ['de', 'ar'] as const) {
  test(`a portfolio is made, published and read in ${own[language]}`, async ({ page, browser, account, baseURL }) => {
    test.slow()
    const { people, roles, sentences, titles, tags, headlines } = natural[language]
    const [name, role, headline] = [people[0]!, roles[0]!, headlines[0]!]
    const [summary, bio, note, first, second] = sentences as [string, string, string, string, string]
    const username = freshUsername()
    const screen = editor(page)
    const { preview, field } = screen
    await leaveLinksOpen(page)
    await signIn(page, account)

    await test.step('a template is chosen, and its example is cleared', async () => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Browse Templates' }).first().click()
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Developer Pro' }) })
      await card.getByRole('button', { name: 'Use This Template' }).click()
      await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
      await page.getByRole('button', { name: 'Start empty' }).click()
      await expect(page.getByRole('region', { name: 'Where to start' })).toBeHidden()
    })

    await test.step('the page gets its language', async () => {
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByLabel('Language', { exact: true }).selectOption(own[language])
      await expect(preview.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('tab', { name: 'Content' }).click()
    })

    await test.step('texts are written, and projects are added', async () => {
      await field('Name').fill(name)
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
      await field('Professional titles').fill(role)
      await page.keyboard.press('Enter')
      await field('Summary').fill(summary)
      await field('Bio').fill(bio)
      await field('Skills').fill(tags[0]!)
      await page.keyboard.press('Enter')
      const projects = page.getByRole('group', { name: 'Projects', exact: true })
      for (const [index, text] of [first, second].entries()) {
        await projects.getByRole('button', { name: 'Add project', exact: true }).click()
        await projects.getByRole('textbox', { name: 'Title', exact: true }).last().fill(titles[index]!)
        await projects.getByRole('textbox', { name: 'Description', exact: true }).last().fill(text)
        await expect(preview.getByRole('heading', { name: titles[index]! })).toBeVisible()
      }
      await field('Headline').fill(headline)
      await field('Note').fill(note)
      await screen.expectSaved()
    })

    await test.step('it is published at a username', async () => {
      await publishAnyway(page)
      const dialog = page.getByRole('dialog', { name: 'Username Required' })
      await dialog.getByLabel('Username').fill(username)
      await expect(dialog.getByText('Username is available!')).toBeVisible()
      await dialog.getByRole('button', { name: 'Claim username' }).click()
      await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    })

    await test.step('a stranger reads nothing in another language', async () => {
      const context = await browser.newContext({ baseURL })
      const stranger = await context.newPage()
      await stranger.goto(publicPath(username))
      await expect(stranger.locator('html')).toHaveAttribute('lang', language)
      await expect(stranger.locator('html[dir=rtl]')).toHaveCount(isRightToLeft(language) ? 1 : 0)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name)
      for (const text of [role, summary, bio, titles[0]!, first, titles[1]!, second, tags[0]!, headline, note])
        await expect(stranger.getByText(text).first()).toBeVisible()
      const { email } = account
      expect(await notInLanguage(stranger, language, [natural[language], email, username])).toEqual([])
      await expectAccessible(stranger)
      await context.close()
    })
  })
}
