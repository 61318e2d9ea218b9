import type { Request } from '@playwright/test'
import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { listMessages, sendMessage } from '@vitrine/common/api/inbox'
import { formMessages } from '@vitrine/common/forms'
import type { TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { pathOf, succeed } from '../support/api.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { freshUsername } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

async function classicPage({ token }: TestAccount): Promise<{ id: string; username: string }> {
  const { id } = await succeed(createPortfolio, {
    token,
    body: { templateId: 'portfolio-v6-classic-profile', name: 'Ada’s page' },
  })
  const username = freshUsername()
  await succeed(updatePortfolio, {
    token,
    params: { id },
    body: { content: { hero: { name: 'Ada' }, contact: { email: 'public@ada.example' } } },
  })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return { id, username }
}

test('a visitor writes, and the owner reads, marks and deletes', async ({ page, account }) => {
  test.slow()
  const { username } = await classicPage(account)
  await page.goto(`/${username}`)
  await page.getByLabel('Name').fill('Hedy Lamarr')
  await page.getByLabel('Email').fill('hedy@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill('Could you design a torpedo?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status')).toHaveText(formMessages.sent)
  await expect(page.getByLabel('Name')).toHaveValue('')

  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Messages (1)' }).click()
  await expect(page.getByRole('tab', { name: 'Messages (1 unread)' })).toBeVisible()
  const row = page.getByRole('button', { name: /Hedy Lamarr/ })
  await row.click()
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', /^mailto:hedy@example\.com\?subject=/)
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByRole('tab', { name: 'Messages (1 unread)' })).toBeVisible()
  await row.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()
})

test('a message stays read when an older list arrives later', async ({ page, account }) => {
  const { username } = await classicPage(account)
  await succeed(sendMessage, {
    params: { username },
    body: { name: 'Hedy Lamarr', email: 'hedy@example.com', message: 'Could you design a torpedo?' },
  })
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Messages (1)' })).toBeVisible()
  const [late, handled] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const listing = pathOf(listMessages, { uid: account.uid }, {})
  await page.route(
    `**${listing}`,
    async (route) => {
      const response = await route.fetch()
      await late.promise
      // The page may not wait for this answer any more.
      await route.fulfill({ response }).catch(() => undefined)
      handled.resolve(undefined)
    },
    { times: 1 },
  )
  const asked = page.waitForRequest(`**${listing}`)
  await page.getByRole('link', { name: 'Messages (1)' }).click()
  const request = await asked
  const isRequest = (one: Request) => one === request
  const over = Promise.race([
    page.waitForEvent('requestfinished', isRequest),
    page.waitForEvent('requestfailed', isRequest),
  ])
  const marked = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: /Hedy Lamarr/ }).click()
  await marked
  late.resolve(undefined)
  // The list may still be on its way here although the page no longer waits for it.
  await handled.promise
  await over
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
})

test.describe('when it cannot be sent', () => {
  test.use({ expectedErrors: ['429', '500', 'Failed to load resource', 'net::ERR_FAILED'] })

  test('the input is kept and a message says what to do', async ({ page, account }) => {
    const { username } = await classicPage(account)
    await page.goto(`/${username}`)
    await page.getByLabel('Name').fill('Hedy')
    await page.getByLabel('Email').fill('hedy@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.route('**/messages', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toHaveText(formMessages.failed)
    await page.unroute('**/messages')
    for (let index = 0; index < 5; index += 1) {
      await succeed(sendMessage, {
        params: { username },
        body: { name: 'Hedy', email: 'hedy@example.com', message: `Number ${index}` },
      })
    }
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toHaveText(formMessages.tooMany)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts and gets a page', async ({ page, account }) => {
    const { username } = await classicPage(account)
    await page.goto(`/${username}`)
    await page.getByLabel('Name').fill('Hedy')
    await page.getByLabel('Email').fill('hedy@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(formMessages.sent)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(page).toHaveURL(new RegExp(`/${username}$`))
    const { messages } = await succeed(listMessages, { token: account.token, params: { uid: account.uid } })
    expect(messages).toMatchObject([{ name: 'Hedy', message: 'Hello' }])
  })
})

test('the example’s newsletter answers in demo mode and sends nothing', async ({ page }) => {
  await page.goto('/portfolio/business-executive')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.getByRole('textbox', { name: 'Email' }).fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status')).toHaveText(formMessages.demo)
  expect(calls.filter((url) => url.includes('/subscribers'))).toEqual([])
})

test('the subscribers of all pages are one download', async ({ page, account }) => {
  const { id } = await classicPage(account)
  const stored = {
    ownerId: account.uid,
    token: 'x',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    confirmedAt: null,
    mailedAt: new Date(),
  }
  await adminFirestore()
    .doc(`portfolios/${id}/subscribers/one`)
    .set({ ...stored, email: 'reader@example.com' })
  const longest = `${'a-very-long-name'.repeat(3)}@example.com`
  await adminFirestore()
    .doc(`portfolios/${id}/subscribers/two`)
    .set({ ...stored, email: longest, confirmedAt: new Date() })
  await signIn(page, account)
  await page.goto('/dashboard/messages')
  await expect(page.getByText('No messages yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Subscribers' }).click()
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('subscribers.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain('reader@example.com,Ada’s page,2026-01-02T03:04:05.000Z,')
  for (const email of ['reader@example.com', longest]) {
    await page.getByRole('button', { name: `Remove ${email}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(email)).toHaveCount(0)
  }
  await expect(page.getByText('No subscribers yet')).toBeVisible()
})

test.describe('while the server has trouble', () => {
  test.use({ expectedErrors: ['500', 'Failed to load resource'] })

  test('the inbox shows a message and retries', async ({ page, account }) => {
    await signIn(page, account)
    await page.route('**/api/messages/user/**', (route) =>
      route.fulfill({ status: 500, json: { detail: { message: 'Not today' } } }),
    )
    await page.goto('/dashboard/messages')
    await expect(page.getByRole('alert')).toContainText('Not today')
    await page.unroute('**/api/messages/user/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No messages yet')).toBeVisible()
  })
})
