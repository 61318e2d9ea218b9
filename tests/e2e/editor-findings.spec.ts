import { patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

for (const [where, size] of [
  ['on a wide screen', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`${where}: each finding of the check focuses its field`, async ({ page, account }) => {
    test.slow()
    const { token } = account
    const draft = await draftOf(account, 'minimalist-designer')
    await succeed(patchContent, {
      token,
      params: { id: draft.id },
      body: {
        ops: [
          { op: 'replace', path: '/hero/name', value: '' },
          {
            op: 'add',
            path: '/gallery',
            value: {
              images: [
                { src: '/examples/minimalist-designer/01.webp', alt: 'A ridge' },
                { src: '/examples/minimalist-designer/02.webp', alt: 'A lake' },
                { src: '/examples/minimalist-designer/03.webp', caption: 'Dunes' },
              ],
            },
          },
          { op: 'replace', path: '/about', value: {} },
        ],
      },
    })
    await succeed(updatePortfolio, { token, params: { id: draft.id }, body: { design: { primaryColor: '#ffee88' } } })
    await page.setViewportSize(size)
    await signIn(page, account)
    await editor(page).open(draft.id)
    const dialog = page.getByRole('dialog', { name: 'Check the page' })
    const choose = async (finding: RegExp) => {
      // From wherever the last one led to.
      if (size.width < 1024) await page.getByRole('tab', { name: 'Preview' }).click()
      await editor(page).openTool('Check the page')
      await dialog.getByRole('button', { name: finding }).press('Enter')
      await expect(dialog).toBeHidden()
    }
    const focused = page.locator(':focus')

    await choose(/^Primary colour #FFEE88 is too faint/)
    await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true')
    await expect(focused).toHaveAccessibleName('Primary colour, picker')

    await choose(/“Dunes”: .* has no description/)
    await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
    const third = page.locator('[data-field="content.gallery.images.2.alt"]')
    await expect(third.getByRole('textbox')).toBeFocused()
    await expect(third.getByRole('textbox')).toBeInViewport()
    await third.getByRole('textbox').fill('Dunes at noon')

    await choose(/^Name is required$/)
    await expect(page.locator('[data-field="content.hero.name"]').getByRole('textbox')).toBeFocused()

    await choose(/^About is empty/)
    await expect(page.locator('[data-section="about"]').locator(':focus')).toBeInViewport()

    await editor(page).openTool('Check the page')
    await expect(dialog.getByText('Every picture has a description.')).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
  })
}

test('“?” and the menu open the list of shortcuts, except in text fields', async ({ page, account }) => {
  const draft = await draftOf(account, 'developer-pro')
  const { open, field } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await expect(page.getByRole('button', { name: 'More tools' })).toBeEnabled()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await field('Name').press('End')
  await field('Name').press('?')
  await expect(field('Name')).toHaveValue('Mary Somerville?')
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: 'Content' }).press('?')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Everywhere' })).toContainText('CtrlShiftZ')
  await expectAccessible(page, { exclude: 'iframe' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Content' })).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  await editor(page).openTool('Keyboard shortcuts')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, { exclude: 'iframe' })
})
