import type { Page } from '@playwright/test'
import { draftOf } from './support/portfolio.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { expect, signIn, test } from './support/test.ts'

const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })

test('entries of a list are moved, duplicated, added, hidden and deleted on the page', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account, 'developer-pro')
  const titles = draft.content.projects!.map(({ title }) => title!)
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  const fields = fieldsOnPage(page)
  await expect(fields).toBeVisible()
  const headings = preview.locator('[data-at^="projects/"][data-at$=".title"]')
  const barOf = (title: string) => page.getByRole('group', { name: `Project: ${title}`, exact: true })
  const said = fields.getByRole('status')
  const [first, second] = titles as [string, string]
  await expect(headings).toHaveText(titles)

  await test.step('by keys', async () => {
    await fields.focus()
    await page.keyboard.press('Home')
    while (!(await said.textContent())?.includes(first)) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(said).toHaveText(`${first} is 2 of ${titles.length} now.`)
    await expect(headings).toHaveText([second, first, ...titles.slice(2)])
    await expect(barOf(first)).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
    while (!(await said.textContent())?.endsWith(`Title: ${first}`)) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(headings).toHaveText(titles)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(headings).toHaveText([second, first, ...titles.slice(2)])
    await page.keyboard.press('Enter')
    await expect(preview.locator('textarea:focus'), 'the mark stays with what moves').toHaveValue(first)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(barOf(first).getByRole('button', { name: `Move ${first} up` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(headings).toHaveText(titles)
    await page.keyboard.press('Escape')
    await expect(fields).toBeFocused()
  })

  await test.step('by pointer, with undo', async () => {
    await preview.getByText(second, { exact: true }).first().hover()
    await barOf(second)
      .getByRole('button', { name: `Duplicate ${second}` })
      .click()
    await expect(headings).toHaveText([first, second, second, ...titles.slice(2)])
    await page.keyboard.press('Control+z')
    await expect(headings).toHaveText(titles)
    await page.keyboard.press('Control+Shift+z')
    await expect(headings).toHaveText([first, second, second, ...titles.slice(2)])
    await barOf(second)
      .getByRole('button', { name: `Delete ${second}` })
      .click()
    await expect(headings).toHaveText(titles)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(headings).toHaveText([first, second, second, ...titles.slice(2)])
    await page.keyboard.press('Control+z')
    await expect(headings).toHaveText(titles)
  })

  await test.step('one that undo removes while its title is written', async () => {
    await preview.getByText(second, { exact: true }).first().hover()
    await barOf(second)
      .getByRole('button', { name: `Duplicate ${second}` })
      .click()
    await headings.nth(2).dblclick()
    await expect(preview.locator('textarea:focus')).toHaveValue(second)
    await page.keyboard.press('Control+z')
    await expect(headings).toHaveText(titles)
    await headings.nth(1).dblclick()
    await expect(preview.locator('textarea:focus')).toHaveValue(second)
    await page.keyboard.press('Escape')
  })

  await test.step('by dragging', async () => {
    await preview.getByText(first, { exact: true }).first().hover()
    const handle = barOf(first).getByTitle('Drag')
    await handle.hover()
    await page.mouse.down()
    const target = (await preview.getByText(second, { exact: true }).first().boundingBox())!
    await page.mouse.move(target.x + 5, target.y + 5, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(headings).toHaveText(titles)
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move(target.x + 5, target.y + 5, { steps: 5 })
    await page.mouse.up()
    await expect(headings).toHaveText([second, first, ...titles.slice(2)])
  })

  await test.step('only private links show one that is private', async () => {
    await preview.getByText(first, { exact: true }).first().hover()
    const toggle = barOf(first).getByRole('button', { name: `Private: ${first}` })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a new one is filled in in the form', async () => {
    await barOf(first)
      .getByRole('button', { name: `Add project after ${first}` })
      .click()
    await expect(page.locator('[data-field^="content.projects.2."] :focus')).toBeVisible()
    await page.keyboard.type('Brand new')
    await expect(headings.nth(2)).toHaveText('Brand new')
  })
})

test('the actions of an entry do not cover it, also at the top of the page', async ({ page, account }) => {
  const draft = await draftOf(account, 'portfolio-v7-victorian-detective')
  const entries = draft.content.nav!.items!.map(({ label }) => label!)
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  const shown = preview.getByRole('navigation').getByText(entries[1]!, { exact: true })
  const entry = shown.first()
  await entry.hover()
  const bar = page.getByRole('group', { name: `Entry: ${entries[1]}`, exact: true })
  await expect(bar).toBeVisible()
  const { x, y, width, height } = (await entry.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('[data-field^="content.nav.items.1."] :focus')).toHaveValue(entries[1]!)
  await bar.getByRole('button', { name: `Duplicate ${entries[1]}` }).click()
  await expect(shown).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('the actions of an entry, or of its section, are there after a tap', async ({ page, account }) => {
    const draft = await draftOf(account, 'developer-pro')
    const [first, second, ...rest] = draft.content.projects!.map(({ title }) => title!)
    await signIn(page, account)
    const { open, preview } = editor(page)
    await open(draft.id)
    const previewTab = page.getByRole('tab', { name: 'Preview' })
    const bar = (name: string) => page.getByRole('group', { name, exact: true })
    await previewTab.tap()
    await expect(fieldsOnPage(page)).toBeVisible()

    // A tap also opens the field in the form, which takes the place of the page.
    await preview.getByText(first!, { exact: true }).first().tap()
    await previewTab.tap()
    await bar(`Project: ${first}`)
      .getByRole('button', { name: `Move ${first} down` })
      .tap()
    await expect(preview.locator('[data-at^="projects/"][data-at$=".title"]')).toHaveText([second!, first!, ...rest])

    // A tap beside all fields opens nothing.
    const heading = preview.getByRole('heading', { name: 'Projects', exact: true })
    await heading.scrollIntoViewIfNeeded()
    const { x, y } = (await heading.boundingBox())!
    await page.touchscreen.tap(x + 4, y - 12)
    await bar('Section: Projects').getByRole('button', { name: 'Hide Projects' }).tap()
    await expect(preview.locator('#projects')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().tap()
    await expect(preview.locator('#projects')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('an entry is dragged with a finger', async ({ page, account }) => {
    const draft = await draftOf(account, 'developer-pro')
    const [first, second, ...rest] = draft.content.projects!.map(({ title }) => title!)
    await signIn(page, account)
    const { open, preview } = editor(page)
    await open(draft.id)
    await expect(fieldsOnPage(page)).toBeVisible()
    const headings = preview.locator('[data-at^="projects/"][data-at$=".title"]')
    await expect(headings).toHaveText([first!, second!, ...rest])
    await preview.getByText(first!, { exact: true }).first().tap()
    const handle = page.getByRole('group', { name: `Project: ${first}`, exact: true }).getByTitle('Drag')
    // Once it has stopped moving: the tap also opens the field in the form.
    await handle.hover({ trial: true })
    const from = (await handle.boundingBox())!
    const to = (await preview.getByText(second!, { exact: true }).first().boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    await touch('touchStart', start.x, start.y)
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', start.x + (to.x + 5 - start.x) * part, start.y + (to.y + 5 - start.y) * part)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(headings).toHaveText([second!, first!, ...rest])
    await expect(fieldsOnPage(page).getByRole('status')).toHaveText(`${first} is 2 of ${rest.length + 2} now.`)
  })
})
