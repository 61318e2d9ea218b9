import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getPortfolio, signUpload, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { linkTo } from '../support/private-links.ts'
import { putUpload } from '../support/put-upload.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const PASSWORD = 'interview-2026'

/** Uploads a picture for a private item. Gives its path. */
async function picture(account: TestAccount, id: string, background: string, fileName: string): Promise<string> {
  const body = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const { path } = await succeed(signUpload, {
    token: account.token,
    params: { id },
    body: { fileName, contentType: 'image/jpeg', size: body.length, kind: 'private' },
  })
  expect(await putUpload(path, body, { contentType: 'image/jpeg' }, account.token)).toBe(200)
  await expect
    .poll(async () => (await adminBucket().file(path).getMetadata())[0].metadata)
    .toHaveProperty('vitrinePrepared')
  return path
}

async function portfolioOf(account: TestAccount): Promise<string> {
  const { id } = await draftOf(account, 'minimalist-designer')
  const [tram, nord] = await Promise.all([
    picture(account, id, '#2f6f8f', 'tram.jpg'),
    picture(account, id, '#b4552d', 'nord.jpg'),
  ])
  const content: PortfolioContent = {
    hero: {
      name: 'Mary Somerville',
      title: 'Identity designer',
      intro: 'Marks, systems and what they are printed on.',
    },
    gallery: {
      images: [
        { itemId: 'open', caption: 'Night tram', src: '/examples/minimalist-designer/01.webp', alt: 'A tram at night' },
        { itemId: 'tram', caption: 'Rebrand of the tramways', srcPath: tram, alt: 'A blue sheet', private: true },
        { itemId: 'nord', caption: 'Nord, under wraps', srcPath: nord, alt: 'An orange sheet', private: true },
      ],
    },
    contact: { email: 'mary@somerville.example' },
  }
  await succeed(updatePortfolio, { token: account.token, params: { id }, body: { content } })
  return id
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share your portfolio' })

async function openLinks(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'Private links' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

test('a recruiter on a phone without JavaScript sees two projects with the password, and nothing once it is revoked', async ({
  page,
  account,
  browser,
}) => {
  const id = await portfolioOf(account)
  await signIn(page, account)
  const dialog = await openLinks(page)
  await dialog.getByRole('button', { name: 'New private link' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Studio Nord, interview')
  await dialog.getByText('What I choose').click()
  await dialog.getByRole('checkbox', { name: /Nord, under wraps/ }).check()
  await dialog.getByRole('checkbox', { name: /Rebrand of the tramways/ }).check()
  await dialog
    .getByRole('textbox', { name: 'Greeting' })
    .fill('Dear Studio Nord,\ntwo projects for our talk on Friday.')
  await dialog.getByLabel('Password, if you want one').fill(PASSWORD)
  await expect(dialog.getByLabel('Open until')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('heading', { name: 'The address of “Studio Nord, interview”' })).toBeFocused()
  const address = (await dialog.getByText(/\/l\//).textContent()) ?? ''
  expect(address.startsWith(`${addresses.hosting}/l/`)).toBe(true)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: 'Studio Nord, interview' })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('Not opened yet')

  const recruiter = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const phone = await recruiter.newPage()
  await test.step('who opens it is asked for the password', async () => {
    await phone.goto(address)
    await expect(phone.getByRole('heading', { name: 'This page is private' })).toBeVisible()
    await phone.getByLabel('Password').fill('a wrong guess')
    await phone.getByRole('button', { name: 'Open the page' }).click()
    await expect(phone.getByRole('alert')).toContainText('That is not the password')
    await expect(phone.getByText('under wraps')).toHaveCount(0)
    await phone.getByLabel('Password').fill(PASSWORD)
    await phone.keyboard.press('Enter')
  })
  await test.step('and sees the two projects in their order, with their pictures', async () => {
    await expect(phone.getByText('two projects for our talk on Friday.')).toBeVisible()
    expect(phone.url()).toBe(address)
    const captions = phone.locator('figcaption')
    await expect(captions.filter({ hasText: 'Nord, under wraps' })).toBeVisible()
    const text = await phone.locator('body').innerText()
    expect(text.indexOf('Nord, under wraps')).toBeLessThan(text.indexOf('Rebrand of the tramways'))
    expect(text).not.toContain('Night tram')
    for (const alt of ['An orange sheet', 'A blue sheet']) {
      const image = phone.getByRole('img', { name: alt }).first()
      await image.scrollIntoViewIfNeeded()
      await expect(image).toBeVisible()
      await expect.poll(async () => (await image.boundingBox())?.height ?? 0).toBeGreaterThan(50)
      const source = await phone.locator(`img[alt="${alt}"]`).first().getAttribute('src')
      expect(source).toMatch(/^\/l\/.+\/pictures\//)
      const fetched = await recruiter.request.get(addresses.hosting + (source ?? ''), {
        headers: { 'User-Agent': await userAgentOf(page) },
      })
      expect(fetched.status()).toBe(200)
    }
  })
  await test.step('its owner sees that it was opened, and revokes it', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await openLinks(page)
    await expect(row).toContainText('Opened once on 1 device')
    await row.getByRole('button', { name: 'More for Studio Nord, interview' }).click()
    await page.getByRole('menuitem', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(row).toContainText('Revoked')
  })
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This Link Leads Nowhere' })).toBeVisible()
  await expect(phone.getByText('Mary Somerville')).toHaveCount(0)
  await recruiter.close()
  expect((await succeed(getPortfolio, { token: account.token, params: { id } })).status).toBe('draft')
})

const userAgentOf = (page: Page) => page.evaluate(() => navigator.userAgent)

test('links are made, edited and given a new address by keyboard, and say what is wrong', async ({ page, account }) => {
  const id = await portfolioOf(account)
  await signIn(page, account)
  await editor(page).open(id)
  await editor(page).openTool('Private links')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'New private link' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'New private link' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog.getByText('Name the link')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Client')
  await dialog.getByLabel('Password, if you want one').fill('short')
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog.getByText('A password has at least 8 characters.')).toBeVisible()
  await dialog.getByLabel('Password, if you want one').fill('p'.repeat(129))
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog.getByText('A password has at most 128 characters.')).toBeVisible()
  await dialog.getByLabel('Password, if you want one').fill('')
  await dialog.getByRole('radio', { name: 'What I choose' }).press('Space')
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog.getByText('Choose at least one entry')).toBeVisible()
  for (const name of [/Night tram/, /Nord, under wraps/]) await dialog.getByRole('checkbox', { name }).press('Space')
  await dialog.getByRole('button', { name: 'Move Nord, under wraps up' }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'Work', exact: true }).press('Space')
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Check the section “Work”, too: it shows the entries you chose.')
  await dialog.getByRole('checkbox', { name: 'Work', exact: true }).press('Space')
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  const first = (await dialog.getByText(/\/l\//).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')

  await dialog.getByRole('button', { name: 'More for Client' }).press('Enter')
  await page.getByRole('menuitem', { name: 'New address' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).press('Enter')
  const second = (await dialog.getByText(/\/l\//).textContent()) ?? ''
  expect(second).not.toBe(first)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')

  await dialog.getByRole('button', { name: 'More for Client' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Edit “Client”' })).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: /Nord, under wraps/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Client, second round')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Client, second round' })).toContainText(
    '2 chosen entries',
  )

  const visitor = await page.context().newPage()
  await visitor.goto(second)
  const text = await visitor.locator('body').innerText()
  expect(text.indexOf('Nord, under wraps')).toBeLessThan(text.indexOf('Night tram'))
  await visitor.goto(first)
  await expect(visitor.getByRole('heading', { name: 'This Link Leads Nowhere' })).toBeVisible()
})

test('an entry is made private in the editor, says so, and its picture moves with it', async ({ page, account }) => {
  const id = await portfolioOf(account)
  await signIn(page, account)
  await editor(page).open(id)
  const lock = page.getByRole('button', { name: 'Private: Night tram' })
  await expect(lock).toHaveAttribute('aria-pressed', 'false')
  await lock.press('Enter')
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await editor(page).expectSaved()
  await expect
    .poll(async () => {
      const { content } = await succeed(getPortfolio, { token: account.token, params: { id } })
      return content.gallery?.images?.map((item) => item.private ?? false)
    })
    .toEqual([true, true, true])
  await test.step('the owner sees the pictures of private entries, in the field and in the preview', async () => {
    const image = editor(page).preview.getByRole('img', { name: 'A blue sheet' }).first()
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => (element.src.startsWith('blob:') ? element.naturalWidth : 0)),
      )
      .toBe(1200)
    await page.getByRole('button', { name: /^Rebrand of the tramways/ }).press('Enter')
    await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
  })
  await lock.press('Enter')
  await expect(lock).toHaveAttribute('aria-pressed', 'false')
})

test('list, form and address are accessible and fit a phone', async ({ page, account }) => {
  const id = await portfolioOf(account)
  await linkTo(account, id, { label: 'Studio Nord, interview', password: PASSWORD })
  const { link } = await linkTo(account, id, {
    label: 'A client with a very long name that goes on, and on, to the end',
  })
  await adminFirestore()
    .doc(`links/${link.id}`)
    .update({
      opened: 12,
      devices: ['a', 'b', 'c'],
      firstOpenedAt: new Date(),
      lastOpenedAt: new Date(),
      pages: { home: 12 },
    })
  await signIn(page, account)
  const dialog = await openLinks(page)
  await expect(dialog.getByText('Opened 12 times on 3 devices')).toBeVisible()
  const look = async (name: string) => {
    await expectAccessibleEverywhere(page, { part: { include: '[role=dialog]' } })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflows = await dialog.evaluate((element) =>
        [...element.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ),
      )
      expect(overflows, `${name} at ${width} px`).toBe(false)
    }
  }
  await look('list')
  await dialog.getByRole('button', { name: 'New private link' }).click()
  await dialog.getByText('What I choose').click()
  await expect(dialog.getByRole('checkbox', { name: /Night tram/ })).toBeVisible()
  await look('form')
})
