import { drawnTexts } from './support/drawn-texts.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('the preview scrolls to the edited section, and not within one', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  const { open, preview, field } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.getByRole('button', { name: 'Projects', exact: true }).press('Enter')
  await expect(preview.locator('#projects h2')).toBeInViewport()
  const scrolled = () => preview.locator(':root').evaluate((root) => root.scrollTop)
  const there = await scrolled()
  await field('Title').first().fill('Seen while it is typed')
  await expect(preview.getByRole('heading', { name: 'Seen while it is typed' })).toBeInViewport()
  expect(await scrolled()).toBe(there)

  await field('Name').focus()
  await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('on a phone the preview opens at the section that was edited', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const draft = await draftOf(account, 'developer-pro')
  const { open, preview } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await page.getByRole('button', { name: 'Experience', exact: true }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(preview.locator('#experience h2')).toBeInViewport()
})

test('a link inside the preview does not scroll the editor', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  const { open, preview } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  const frame = page.locator('iframe')
  const before = await frame.boundingBox()
  await preview.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(preview.locator('#contact')).toBeInViewport()
  expect(await frame.boundingBox()).toEqual(before)
})

test('a name stays in one typeface while it is typed: in another one as long as its own lacks a letter', async ({
  page,
  account,
}) => {
  const draft = await draftOf(account, 'portfolio-v7-victorian-detective')
  const { open, preview, field } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  const name = preview.getByRole('heading', { level: 1 })
  const typefaces = async (text: string) => {
    const drawn = await drawnTexts(page, (each) => each === text)
    return [...new Set(drawn.map((each) => each.typefaces.join(' and ')))].sort()
  }
  // As the heading and in the last line of the page.
  for (const [text, expected] of [
    ['Łukasz', ['Holtwood One SC', 'Vollkorn']],
    ['Łukasz Nguyễn', ['Vollkorn']],
    ['Ελένη', ['Vollkorn']],
    ['Šárka', ['Holtwood One SC', 'Vollkorn']],
  ] as const) {
    await field('Name').fill(text)
    await expect(name).toHaveText(text)
    await expect.poll(() => typefaces(text)).toEqual(expected)
  }
})
