import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { patchContent, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf, freshUsername, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share your portfolio' })

async function openFromDashboard(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'More ways to share' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Download vCard' })).toBeVisible()
  return dialogOf(page)
}

async function saved(download: Promise<Download>): Promise<{ name: string; content: Buffer }> {
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const publish = (account: TestAccount, id: string) =>
  succeed(publishPortfolio, { token: account.token, params: { id }, body: { status: 'published' } })

test.describe('a published portfolio', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const hero = { name: 'Mary Somerville', title: 'Mathematician; writer' }
  const meta = { description: 'Connexions of the sciences' }
  const contact = { email: 'mary@somerville.example' }
  let address: string
  let published: { id: string; username: string }

  test.beforeEach(async ({ page, account }) => {
    published = await publishedOf(account)
    address = `${addresses.hosting}/${published.username}`
    const ops = [
      { op: 'replace' as const, path: '/hero', value: hero },
      { op: 'replace' as const, path: '/contact', value: contact },
      { op: 'add' as const, path: '/meta', value: meta },
    ]
    await succeed(patchContent, { token: account.token, params: { id: published.id }, body: { ops } })
    await publish(account, published.id)
    await signIn(page, account)
  })

  test('is copied, shown as a QR code, downloaded as a contact card and previewed', async ({ page, request }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Share / }).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await clipboard()).toBe(address)
    const dialog = await openFromDashboard(page)

    await test.step('the first button of the dialog copies the address', async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await dialog.getByRole('button', { name: 'Copy Link' }).click()
      await expect.poll(clipboard).toBe(address)
    })

    await test.step('a QR code leads to it, on the screen and as files', async () => {
      const code = dialog.getByRole('img', { name: `QR code of ${address}` })
      expect(await readQr(await code.screenshot())).toBe(address)
      for (const kind of ['PNG', 'SVG']) {
        const download = page.waitForEvent('download')
        await dialog.getByRole('button', { name: `Download QR code as ${kind}` }).click()
        const { name, content } = await saved(download)
        expect(name).toBe(`${published.username}-qr.${kind.toLowerCase()}`)
        expect(await readQr(content)).toBe(address)
        if (kind === 'PNG') expect((await sharp(content).metadata()).width).toBeGreaterThanOrEqual(1024)
      }
    })

    await test.step('the contact card has what the page shows', async () => {
      // Apart from the sentence around it: a name from right to left does not turn that round.
      await expect(dialog.locator('bdi')).toHaveText(
        'Mary Somerville · Mathematician; writer · mary@somerville.example',
      )
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download vCard' }).click()
      const { name, content } = await saved(download)
      expect(name).toBe(`${published.username}.vcf`)
      expect(content.toString().split('\r\n')).toEqual([
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Mary Somerville',
        'N:;Mary Somerville;;;',
        'TITLE:Mathematician\\; writer',
        'EMAIL:mary@somerville.example',
        `URL:${address}`,
        'END:VCARD',
        '',
      ])
    })

    await test.step('the preview has the words and the picture of the page’s own tags', async () => {
      const html = await (await request.get(address)).text()
      const tag = (property: string) =>
        new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? 'missing'
      const figure = dialog.getByRole('figure')
      await expect(figure).toContainText(tag('og:title'))
      await expect(figure).toContainText(tag('og:description'))
      const picture = figure.getByRole('img')
      expect(await picture.evaluate((image: HTMLImageElement) => image.src)).toBe(tag('og:image'))
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    })

    await test.step('the dialog is accessible', async () => {
      await expect(dialog.getByRole('figure').getByRole('img')).toBeVisible()
      await expectAccessibleEverywhere(page, { part: { include: '[role=dialog]' } })
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(dialog.getByRole('figure').getByRole('img')).toBeVisible()
        const overflow = await dialog.evaluate((element) =>
          [...element.querySelectorAll('*')].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
          ),
        )
        expect(overflow, `${width} px`).toBe(false)
      }
    })
  })

  test('leaves hidden content and the account’s address off the contact card', async ({ page, account }) => {
    const body = { layout: { hidden: ['contact'] } }
    await succeed(updatePortfolio, { token: account.token, params: { id: published.id }, body })
    await publish(account, published.id)
    const dialog = await openFromDashboard(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download vCard' }).click()
    const card = (await saved(download)).content.toString()
    expect(card).toContain('FN:Mary Somerville')
    expect(card).not.toContain('EMAIL')
    expect(card).not.toContain(account.email)
  })

  test('uses the device’s share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => document.documentElement.setAttribute('data-shared', JSON.stringify(data)),
      })
    })
    const dialog = await openFromDashboard(page)
    await dialog.getByRole('button', { name: 'Share via…' }).click()
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as unknown
    expect(shared).toEqual({ url: address, title: 'Mary Somerville', text: 'Connexions of the sciences' })
  })

  test('can be shared by keyboard, and the focus returns', async ({ page }) => {
    await page.goto('/dashboard')
    const more = page.getByRole('button', { name: /^More for / })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Open public page' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'More ways to share' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await expect(dialog).toBeVisible()
    const copy = dialog.getByRole('button', { name: 'Copy Link' })
    for (let steps = 0; steps < 3 && !(await copy.evaluate((button) => button === document.activeElement)); steps++)
      await page.keyboard.press('Tab')
    await expect(copy).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  })

  test('is shared from the editor’s banner too', async ({ page }) => {
    await editor(page).open(published.id)
    const more = page.getByRole('button', { name: 'More ways to share' })
    await more.click()
    await expect(dialogOf(page).getByRole('img', { name: `QR code of ${address}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  test.describe('whose page fails to load', () => {
    test.use({ expectedErrors: ['500 (Internal Server Error)'] })

    test('can still be shared, and is requested again', async ({ page }) => {
      let broken = true
      await page.route(`**/api/public/portfolio/${published.username}`, (route) =>
        broken
          ? route.fulfill({ status: 500, json: { detail: { code: 'internal', message: 'Oops', requestId: 'r' } } })
          : route.continue(),
      )
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^More for / }).click()
      await page.getByRole('menuitem', { name: 'More ways to share' }).click()
      const dialog = dialogOf(page)
      await expect(dialog.getByText('couldn’t be loaded')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeEnabled()
      await expect(dialog.getByRole('button', { name: 'Download vCard' })).toBeHidden()
      broken = false
      await dialog.getByRole('button', { name: 'Retry' }).click()
      await expect(dialog.getByRole('button', { name: 'Download vCard' })).toBeVisible()
    })
  })
})

test('a draft with a username asks to be published first, one without opens the username dialog', async ({
  page,
  account,
}) => {
  const { token } = account
  const { id } = await draftOf(account)
  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Share / }).click()
  await expect(page.getByRole('dialog', { name: 'Set Your Username' })).toBeVisible()

  const username = freshUsername()
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Share / }).click()
  await expect(page.getByText('Please publish your portfolio before sharing the link.')).toBeVisible()
  await page.getByRole('button', { name: /^More for / }).click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'More ways to share' })).toBeHidden()
})
