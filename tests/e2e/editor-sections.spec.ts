import { getPortfolio, switchTemplate } from '@vitrine/common/api/portfolios'
import { SECTION_TITLE_MAX } from '@vitrine/common/portfolio/design'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('a section is renamed under Layout, on the page, in its menu and in the words of the change', async ({
  page,
  account,
}) => {
  const portfolio = await publishedOf(account)
  const { open, preview, publishChanges } = editor(page)
  await signIn(page, account)
  await open(portfolio.id)
  await page.getByRole('tab', { name: 'Layout' }).click()
  const name = page.getByRole('textbox', { name: 'Name of About' })
  await expect(name).toHaveAttribute('placeholder', 'About')
  await expect(page.getByRole('textbox', { name: 'Name of Header' })).toHaveCount(0)
  await name.fill('Who I am')
  await expect(preview.getByRole('heading', { name: 'Who I am' })).toBeVisible()
  await expect(preview.getByRole('navigation').getByRole('link', { name: 'Who I am' })).toBeVisible()
  await expectAccessible(page, { exclude: 'iframe' })

  await page.getByRole('button', { name: /change.* not live/ }).click()
  const change = page.getByRole('dialog').locator('[data-change="layout.titles.about"]')
  await expect(change).toContainText('Renamed About to Who I am.')
  await change.getByRole('button', { name: 'Edit Name of About' }).click()
  await expect(name).toBeFocused()

  await publishChanges()
  const html = async () => (await page.request.get(`/${portfolio.username}`)).text()
  expect(await html()).toContain('<h2 id="about-title" dir="auto">Who I am</h2>')
  expect(await html()).toContain('<a href="#about">Who I am</a>')

  await name.press('End')
  await page.keyboard.insertText(' and what I have made in all of these years')
  await expect(name).toHaveAccessibleDescription(`At most ${SECTION_TITLE_MAX} characters`)

  await name.fill('')
  await expect(preview.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  await publishChanges()
  expect(await html()).toContain('<h2 id="about-title">About</h2>')
})

test('a click on a heading of the page leads to its name under Layout', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await expect(page.getByRole('group', { name: 'Fields on the page' })).toBeVisible()
  await preview.getByRole('heading', { name: 'About', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name of About', exact: true })).toBeFocused()
  await page.keyboard.type('Me')
  await expect(preview.getByRole('heading', { name: 'Me', exact: true })).toBeVisible()
})

test('sections are sorted by keys and by mouse, and undo brings the order back', async ({ page, account }) => {
  const draft = await draftOf(account)
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await page.getByRole('tab', { name: 'Layout' }).click()
  const orderOf = () => preview.locator('main section[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))
  const handle = (name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true })
  const announced = (text: string | RegExp) =>
    expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()
  await expect.poll(orderOf).toEqual(['gallery', 'about', 'contact'])

  await test.step('keys', async () => {
    await handle('Contact').focus()
    await page.keyboard.press('Space')
    await announced(/^Contact is at place \d/)
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('status').filter({ hasText: 'Contact is at place 1 of 3.' })).toBeAttached({
        timeout: 1_000,
      })
    }).toPass()
    await page.keyboard.press('Space')
    await expect.poll(orderOf).toEqual(['contact', 'gallery', 'about'])
    await expect(handle('Contact')).toBeFocused()
  })

  await test.step('undo', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(orderOf).toEqual(['gallery', 'about', 'contact'])
  })

  await test.step('mouse', async () => {
    await handle('Work').hover()
    const [from, to] = [await handle('Work').boundingBox(), await handle('Contact').boundingBox()]
    if (!from || !to) throw new Error('nothing to drag')
    const x = from.x + from.width / 2
    await page.mouse.down()
    await page.mouse.move(x, from.y + from.height / 2 + 8)
    await announced(/^(Picked up Work|Work is at place)/)
    await page.mouse.move(x, to.y + to.height / 2 + 6, { steps: 8 })
    await announced('Work is at place 3 of 3.')
    await page.mouse.up()
    await expect.poll(orderOf).toEqual(['about', 'contact', 'gallery'])
    await expect
      .poll(async () => (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).layout.order)
      .toEqual(['about', 'contact', 'gallery'])
  })

  await test.step('the name of a section can be edited on a phone, and nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    await expect(page.getByRole('textbox', { name: 'Name of About' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await expectAccessible(page, { exclude: 'iframe' })
  })
})

test('a section of one’s own is added, named, filled in, duplicated and deleted, and stays with another template', async ({
  page,
  account,
}) => {
  const portfolio = await publishedOf(account)
  const { open, preview, field, publishChanges } = editor(page)
  await signIn(page, account)
  await open(portfolio.id)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  const html = async () => (await page.request.get(`/${portfolio.username}`)).text()

  await tab('Layout')
  await page.getByRole('button', { name: 'Quote section: add it' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Name of Quote', exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.type('A reader')
  await expectAccessible(page, { exclude: 'iframe' })
  await tab('Content')
  await page.locator('[data-section="quote-1"]').getByLabel('Quote').fill('I read it twice.')
  await field('Author').fill('Ingrid Dahl')
  await expect(preview.locator('#quote-1').getByRole('heading', { name: 'A reader' })).toBeVisible()
  await expect(preview.locator('#quote-1')).toContainText('I read it twice.')

  await tab('Layout')
  await page.getByRole('button', { name: 'Duplicate A reader' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of Quote 2' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Another reader')
  await expect(preview.locator('#quote-2')).toContainText('I read it twice.')
  await publishChanges()
  await expect.poll(html).toContain('>Another reader</h2>')

  await page.getByRole('button', { name: 'Delete Another reader' }).click()
  await expect(preview.locator('#quote-2')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(preview.locator('#quote-2').getByRole('heading', { name: 'Another reader' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Another reader' }).click()
  await expect(preview.locator('#quote-2')).toHaveCount(0)
  await publishChanges()
  await expect.poll(html).not.toContain('Another reader')

  const switched = await succeed(switchTemplate, {
    token: account.token,
    params: { id: portfolio.id },
    body: { templateId: 'developer-pro' },
  })
  expect(switched.layout.titles).toEqual({ 'quote-1': 'A reader' })
  await page.reload()
  await expect(preview.locator('#quote-1').getByRole('heading', { name: 'A reader' })).toBeVisible()
})
