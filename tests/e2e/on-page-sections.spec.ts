import { getPortfolio } from '@vitrine/common/api/portfolios'
import { SECTION_TITLE_MAX } from '@vitrine/common/portfolio/design'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('sections are named, moved, hidden, added, duplicated and deleted on the page', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, preview, field } = editor(page)
  await open(draft.id)
  const fields = page.getByRole('group', { name: 'Fields on the page' })
  await expect(fields).toBeVisible()
  const said = fields.getByRole('status')
  const ids = () => preview.locator('main section[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))
  const heading = (name: string) => preview.getByRole('heading', { name, exact: true })
  const barOf = (name: string) => page.getByRole('group', { name: `Section: ${name}`, exact: true })
  const press = (section: string, action: string) => barOf(section).getByRole('button', { name: action, exact: true })
  const written = preview.locator('textarea:focus')
  const layoutOf = async () => (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).layout
  await expect.poll(ids).toEqual(['gallery', 'about', 'contact'])

  await test.step('a name is written where it stands; without one, the page has the template’s', async () => {
    await heading('About').dblclick()
    await expect(written).toHaveValue('About')
    await page.keyboard.press('Escape')
    await heading('About').dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Who I am')
    await page.keyboard.press('Enter')
    await expect(heading('Who I am')).toBeVisible()
    await expect(preview.getByRole('navigation').getByRole('link', { name: 'Who I am' })).toBeVisible()
    await expect.poll(async () => (await layoutOf()).titles).toEqual({ about: 'Who I am' })

    await heading('Who I am').dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(written).toHaveValue('')
    await page.keyboard.press('Enter')
    await expect(heading('About')).toBeVisible()
    await expect.poll(async () => (await layoutOf()).titles ?? {}).toEqual({})
  })

  await test.step('by keys', async () => {
    await fields.focus()
    await page.keyboard.press('Home')
    while (!(await said.textContent())?.endsWith(': About')) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(ids).toEqual(['about', 'gallery', 'contact'])
    await expect(said).toHaveText('About is now 1 of 3')
    await expect(heading('About')).toBeInViewport()
    await expectAccessible(page, { exclude: 'iframe' })
    await page.keyboard.press('Tab')
    await expect(press('About', 'Move About up')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(ids).toEqual(['gallery', 'about', 'contact'])
    await expect(press('About', 'Move About down')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Write Name of About' })).toBeFocused()
    // Typing on it begins to write; undo is a step in the form's history.
    await page.keyboard.type('Me')
    await expect(written).toHaveValue('Me')
    await page.keyboard.press('Enter')
    await expect(heading('Me')).toBeVisible()
    await page.keyboard.press('Control+z')
    // One that is too long is cut, which is said.
    const cut = 'x'.repeat(SECTION_TITLE_MAX)
    await page.keyboard.insertText(`${cut} and more`)
    // The form says so as well once it follows.
    const messages = page.getByRole('region', { name: /^Notifications/ })
    await expect(messages.getByText(`At most ${SECTION_TITLE_MAX} characters`)).toBeVisible()
    await page.keyboard.insertText(' and more')
    await page.keyboard.press('Enter')
    await expect(heading(cut)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(heading('About')).toBeVisible()
  })

  await test.step('by pointer, hiding with a way back', async () => {
    await heading('About').hover()
    await press('About', 'Move About up').click()
    await expect.poll(ids).toEqual(['about', 'gallery', 'contact'])
    await press('About', 'Move About down').click()
    await expect.poll(ids).toEqual(['gallery', 'about', 'contact'])
    await preview.getByRole('heading', { level: 1 }).hover()
    await expect(barOf('Header'), 'nothing can be done with it').toHaveCount(0)
    await heading('About').hover()
    await press('About', 'Rename About').click()
    await expect(written).toHaveValue('About')
    await page.keyboard.press('Escape')
    await heading('About').hover()
    await press('About', 'Hide About').click()
    await expect.poll(ids).toEqual(['gallery', 'contact'])
    await expect(barOf('About')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(ids).toEqual(['gallery', 'about', 'contact'])
    await page.getByRole('tab', { name: 'Layout' }).click()
    await expect(page.getByRole('switch', { name: 'About' })).toBeChecked()
  })

  await test.step('by dragging, to where the page scrolls meanwhile', async () => {
    await heading('Work').hover()
    const handle = (await barOf('Work').getByTitle('Drag').boundingBox())!
    const frame = (await page.locator('iframe').boundingBox())!
    await page.mouse.move(handle.x + 8, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(frame.x + 60, frame.y + frame.height - 10, { steps: 4 })
    const left = () =>
      preview.locator(':root').evaluate((root) => root.scrollHeight - root.clientHeight - root.scrollTop)
    await expect.poll(left).toBeLessThan(1)
    await page.mouse.move(frame.x + 60, (await heading('Contact').boundingBox())!.y + 4, { steps: 4 })
    await page.mouse.up()
    await expect.poll(ids).toEqual(['about', 'contact', 'gallery'])
    await page.keyboard.press('Control+z')
    await expect.poll(ids).toEqual(['gallery', 'about', 'contact'])
  })

  await test.step('one of their own', async () => {
    await heading('About').hover()
    await press('About', 'Add a section after About').click()
    await page.getByRole('menuitem', { name: 'Quote' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of Quote', exact: true })).toBeFocused()
    await page.keyboard.type('A reader')
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.locator('[data-section="quote-1"]').getByLabel('Quote').fill('I read it twice.')
    await field('Author').fill('Ingrid Dahl')
    await expect.poll(ids).toEqual(['gallery', 'about', 'quote-1', 'contact'])

    await heading('A reader').hover()
    await press('A reader', 'Duplicate A reader').click()
    await expect(page.getByRole('textbox', { name: 'Name of Quote 2' })).toBeFocused()
    await expect.poll(ids).toEqual(['gallery', 'about', 'quote-1', 'quote-2', 'contact'])
    await heading('A reader').first().hover()
    await press('A reader', 'Delete A reader').click()
    await expect.poll(ids).toEqual(['gallery', 'about', 'quote-2', 'contact'])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(ids).toEqual(['gallery', 'about', 'quote-1', 'quote-2', 'contact'])
  })
})
