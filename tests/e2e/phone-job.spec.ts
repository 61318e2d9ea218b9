import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../support/env.ts'
import { batchIn, photos } from './support/batches.ts'
import { leaveLinksOpen } from './support/editor.ts'
import { expectFits } from './support/on-a-phone.ts'
import { freshUsername } from './support/portfolio.ts'
import { expect, test } from './support/test.ts'

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const
test.use(phone)

const pane = (page: Page, name: 'Edit' | 'Preview') => page.getByRole('tab', { name, exact: true })

/** The whole job on a phone, by fingers only. */
test('a stranger signs up, fills a portfolio with pictures and texts and publishes it, on a phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `phone-${randomBytes(4).toString('hex')}@example.com`
  const username = freshUsername()
  await leaveLinksOpen(page)

  await test.step('sign up', async () => {
    await page.goto('/')
    await expectFits(page)
    await page.getByRole('link', { name: 'Get Started' }).first().tap()
    await page.getByLabel('Full name').fill('Beatrix Stone')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Wildflower-7')
    await page.getByLabel('Confirm password').fill('Wildflower-7')
    await expectFits(page)
    await page.getByRole('button', { name: 'Create account' }).tap()
    await expect(page).toHaveURL(/\/verify$/)
    await expect(page.getByText(email)).toBeVisible()
    await expectFits(page)
  })

  await test.step('confirm the address', async () => {
    const mailbox = await page.context().newPage()
    await mailbox.goto(addresses.mailbox)
    await mailbox.getByLabel('Search by address').fill(email)
    const opened = page.context().waitForEvent('page')
    await mailbox.getByRole('link', { name: `Verify this address: ${email}` }).tap()
    const link = await opened
    await expectFits(link)
    await link.getByRole('button', { name: 'Confirm this address' }).tap()
    await expect(link.getByText('Your email is verified.')).toBeVisible()
    await link.close()
    await mailbox.close()
    await page.bringToFront()
    await page.getByRole('button', { name: /^I.ve Verified My Email$/ }).tap()
    await expect(page).toHaveURL(/\/onboarding$/)
    await expectFits(page)
  })

  await test.step('choose a template', async () => {
    await page.getByRole('button', { name: 'Skip this step' }).tap()
    await expectFits(page)
    await page.getByRole('button', { name: 'Skip this step' }).tap()
    await expectFits(page)
    await page.getByRole('button', { name: 'Go to Dashboard' }).tap()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectFits(page)
    await page.getByRole('link', { name: 'Browse Templates' }).first().tap()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Minimalist Designer' }) })
    await expect(card).toBeVisible()
    await expectFits(page)
    await card.getByRole('button', { name: 'Use This Template' }).tap()
    await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
    await expectFits(page)
  })

  const preview = page.frameLocator('iframe[title="Live preview"]')
  const saved = page.getByRole('status').filter({ hasText: /^Saved \d/ })

  await test.step('add three pictures', async () => {
    const { input, heading } = batchIn(page, 'Pictures')
    await input.setInputFiles(await photos(3))
    await expect(heading).toHaveText('3 pictures added')
    await expectFits(page)
    await page.getByRole('button', { name: 'Close what was added' }).tap()
  })

  await test.step('edit a text in the form', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.tap()
    await name.fill('Beatrix Stone-Hall')
    await pane(page, 'Preview').tap()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Beatrix Stone-Hall')
    await expectFits(page)
  })

  await test.step('edit a text where it stands, which a tap leads to', async () => {
    await expect(page.getByRole('group', { name: 'Fields on the page' })).toBeVisible()
    const bio = preview.locator('[data-at="about.bio"]')
    await bio.scrollIntoViewIfNeeded()
    await bio.tap()
    const field = page.getByRole('textbox', { name: 'Bio', exact: true })
    // Not toBeFocused, which also asks for the focus of the window: another one had it.
    await expect(page.locator('[data-field="content.about.bio"] :focus')).toBeVisible()
    await expect(pane(page, 'Edit')).toHaveAttribute('aria-selected', 'true')
    await field.fill('I repair lighthouses and the software that runs them.')
    await expectFits(page)

    await pane(page, 'Preview').tap()
    const title = preview.locator('[data-at="hero.title"]').first()
    await title.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await title.boundingBox())!
    // At once: on a busy machine the first would be answered after the time for a second one.
    const middle = [x + width / 2, y + height / 2] as const
    await Promise.all([page.touchscreen.tap(...middle), page.touchscreen.tap(...middle)])
    await expect(preview.locator('textarea:focus')).toHaveAccessibleName('Header: Title')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Lighthouse keeper')
    await expectFits(page)
    await page.keyboard.press('Enter')
    await expect(preview.getByText('Lighthouse keeper', { exact: true }).first()).toBeVisible()
    await expect(saved).toBeVisible()
  })

  await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    const warning = page.getByRole('dialog', { name: 'Before you publish' })
    await expect(warning).toBeVisible()
    await expectFits(page)
    await warning.getByRole('button', { name: 'Publish anyway' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    await dialog.getByLabel('Username').fill(username)
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Claim username' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await expectFits(page)
  })

  await test.step('a stranger sees it on a phone', async () => {
    const context = await browser.newContext(phone)
    const visitor = await context.newPage()
    const response = await visitor.goto(`${addresses.hosting}/${username}`)
    expect(response?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Beatrix Stone-Hall')
    await expect(visitor.getByText('Lighthouse keeper', { exact: true }).first()).toBeVisible()
    await expect(visitor.getByText('I repair lighthouses and the software that runs them.')).toBeVisible()
    await expect(visitor.locator('img[src*="photo-0"]')).toHaveCount(3)
    await expectFits(visitor)
    await context.close()
  })
})
