import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { photo, type TestFile } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })

/** Drops a file as from a folder, on something in the page’s own frame. */
async function dropInFrame(target: Locator, { name, mimeType, buffer }: TestFile): Promise<void> {
  await target.evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], given.name, { type: given.mimeType }))
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, mimeType, base64: buffer.toString('base64') },
  )
}

test('a picture is replaced, cropped and described from the page', async ({ page, account }) => {
  test.slow()
  // Files are asked for by script only once this has reached the page; a key that is pressed at once can come first.
  page.on('filechooser', () => undefined)
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  const { open, preview } = editor(page)
  await open(draft.id)
  await expect(fieldsOnPage(page)).toBeVisible()
  const picture = preview.locator('img[data-at="hero.profileImage"]')
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('group', { name: /^Picture: / })

  await test.step('a file is dropped on it', async () => {
    await dropInFrame(picture, await photo('me.jpg', { width: 1000, height: 500 }))
    await dialog.getByRole('button', { name: 'Replace picture' }).click()
    await expect(picture).toHaveAttribute('src', /user-assets/)
    await expect(bar).toBeVisible()
  })

  await test.step('it is cropped', async () => {
    const before = await picture.getAttribute('src')
    await bar.getByRole('button', { name: 'Crop' }).click()
    await dialog.getByRole('button', { name: 'Apply crop' }).click()
    await expect(picture).not.toHaveAttribute('src', before!)
  })

  await test.step('another one is chosen by keys', async () => {
    await expectAccessible(page, { exclude: 'iframe' })
    await bar.getByRole('button', { name: 'Crop' }).press('Escape')
    await expect(bar).toBeHidden()
    await expect(fieldsOnPage(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('button', { name: 'Replace' })).toBeFocused()
    const before = await picture.getAttribute('src')
    const chosen = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chosen).setFiles(await photo('again.jpg', { width: 400, height: 400 }))
    await dialog.getByRole('button', { name: 'Replace picture' }).click()
    await expect(picture).not.toHaveAttribute('src', before!)
  })

  await test.step('it is described in the form', async () => {
    await bar.getByRole('button', { name: 'Alt text' }).click()
    await expect(page.locator('[data-field="content.hero.profileImageAlt"] :focus')).toBeVisible()
  })

  await test.step('a click on a text takes the actions away', async () => {
    await preview.getByRole('heading', { level: 1 }).click()
    await expect(bar).toBeHidden()
  })

  await test.step('a file that misses the picture is not opened instead of the page', async () => {
    const heading = preview.getByRole('heading', { level: 1 })
    await dropInFrame(heading, await photo('stray.jpg'))
    await expect(heading).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
