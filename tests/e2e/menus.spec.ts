import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test('a menu opens and closes by its button, by keys and by a press elsewhere', async ({ page, account }) => {
  const { name } = await draftOf(account)
  await signIn(page, account)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: `More for ${name}`, exact: true })
  const menu = page.getByRole('menu', { name: `More for ${name}` })
  const items = menu.getByRole('menuitem')

  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(menu).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await button.click()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(menu).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
  await expect(button).not.toBeFocused()
})
