import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { addresses } from '../support/env.ts'
import { leaveLinksOpen, publishAnyway } from './support/editor.ts'
import { freshUsername } from './support/portfolio.ts'
import { expect, test } from './support/test.ts'

// With all its motion, as most people see it.
test.use({ reducedMotion: 'no-preference' })

/** The whole job as a stranger does it, by clicking only. */
test('a stranger signs up, makes a portfolio, publishes it, and a visitor reads it', async ({ page, browser }) => {
  test.slow()
  const email = `stranger-${randomBytes(4).toString('hex')}@example.com`
  const username = freshUsername()
  await leaveLinksOpen(page)

  await test.step('sign up, with the checklist filling in', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.getByLabel('Full name').fill('Beatrix Stone')
    await page.getByLabel('Email').fill(email)
    const submit = page.getByRole('button', { name: 'Create account' })
    await page.getByLabel('Password', { exact: true }).fill('alllowercase')
    await page.getByLabel('Confirm password').fill('alllowercase')
    await expect(submit).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).fill('Wildflower-7')
    await page.getByLabel('Confirm password').fill('Wildflower-7')
    await submit.click()
    await expect(page).toHaveURL(/\/verify$/)
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('confirm the address with the link in the mailbox', async () => {
    await page
      .getByRole('button', { name: 'I’ve Verified My Email' })
      .or(page.getByRole('button', { name: "I've Verified My Email" }))
      .click()
    await expect(
      page.getByText('Email not verified yet. Please check your email and click the verification link.'),
    ).toBeVisible()
    const mailbox = await page.context().newPage()
    await mailbox.goto(addresses.mailbox)
    await mailbox.getByLabel('Search by address').fill(email)
    const opened = page.context().waitForEvent('page')
    await mailbox.getByRole('link', { name: `Verify this address: ${email}` }).click()
    const link = await opened
    await link.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(link.getByText('Your email is verified.')).toBeVisible()
    await link.close()
    await mailbox.close()
    await page.bringToFront()
    await page
      .getByRole('button', { name: 'I’ve Verified My Email' })
      .or(page.getByRole('button', { name: "I've Verified My Email" }))
      .click()
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  await test.step('skip through onboarding and pick a free template', async () => {
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await page.getByRole('button', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: 'Browse Templates' }).first().click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Developer Pro' }) })
    await card.getByRole('button', { name: 'Use This Template' }).click()
    await expect(page.getByRole('heading', { name: 'Editing: Developer Pro – Draft' })).toBeVisible()
  })

  const preview = page.frameLocator('iframe')
  await test.step('edit name, bio and a project, with the preview following', async () => {
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Beatrix Stone')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beatrix Stone-Hall')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Beatrix Stone-Hall')

    const bio = page.getByRole('textbox', { name: 'Bio' })
    await bio.fill('I repair lighthouses and the software that runs them.')
    await expect(preview.getByText('I repair lighthouses and the software that runs them.')).toBeVisible()

    const projects = page.getByRole('group', { name: 'Projects' })
    await projects.getByRole('textbox', { name: 'Title', exact: true }).fill('Fresnel')
    await expect(preview.getByRole('heading', { name: 'Fresnel' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  })

  await test.step('upload a portrait', async () => {
    const portrait = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2f6f8f' } })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Choose a picture for Portrait')
      .setInputFiles({ name: 'me at sea.jpg', mimeType: 'image/jpeg', buffer: portrait })
    const dialog = page.getByRole('dialog', { name: 'Replace portrait' })
    await dialog.getByLabel('Alternative text').fill('Beatrix at sea')
    await dialog.getByRole('button', { name: 'Replace picture' }).click()
    await expect(preview.getByRole('img', { name: 'Beatrix at sea' })).toHaveAttribute('src', /me_at_sea\.jpg/)
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  })

  await test.step('claim a username and publish', async () => {
    await publishAnyway(page)
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    await dialog.getByLabel('Username').fill(username)
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Claim username' }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  await test.step('somebody else reads it without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await context.newPage()
    const response = await visitor.goto(`${addresses.hosting}/${username}`)
    expect(response?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Beatrix Stone-Hall')
    await expect(visitor.getByText('I repair lighthouses and the software that runs them.')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Fresnel' })).toBeVisible()
    await expect(visitor.locator('img[src*="me_at_sea.jpg"]')).toBeVisible()
    await context.close()
  })

  await test.step('and a visit with JavaScript is counted', async () => {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    const counted = visitor.waitForResponse('**/api/analytics/views')
    await visitor.goto(`${addresses.hosting}/${username}`)
    expect((await counted).status()).toBe(200)
    await context.close()
    await page.goto('/dashboard')
    await expect(page.getByRole('definition').nth(1)).toHaveText('1')
  })
})
