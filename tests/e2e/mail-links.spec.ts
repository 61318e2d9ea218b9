import type { Browser, Page } from '@playwright/test'
import type { UserProfile } from '@vitrine/common/profile'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { addresses } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import { messageFor } from './support/mailbox.ts'
import { expect, signIn, signInOnScreen, submitLogin, test } from './support/test.ts'

// A link that was used before is refused by the Auth service.
test.use({ expectedErrors: ['400 (Bad Request)'] })

const isVerified = async ({ uid }: Pick<TestAccount, 'uid'>) => (await adminAuth().getUser(uid)).emailVerified
const profileOf = async ({ uid }: Pick<TestAccount, 'uid'>) =>
  (await adminFirestore().doc(`users/${uid}`).get()).data() as UserProfile | undefined

/** The links of a kind that an address was sent, the first one first. */
async function linksOf(to: string, kind: string, count = 1): Promise<string[]> {
  let links: string[] = []
  await expect(async () => {
    links = (await messagesFor(to)).filter((message) => message.kind === kind).map(({ link }) => link ?? '')
    expect(links).toHaveLength(count)
  }).toPass()
  return links.toReversed()
}

async function onAnotherDevice<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Signs in with an unverified account, which leads to the screen that waits for the link. */
async function waitForLink(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/login')
  await submitLogin(page, account)
  await page.getByRole('button', { name: 'Verify Now' }).click()
  await expect(page).toHaveURL(/\/verify$/)
}

const resend = async (page: Page) => {
  await page.getByRole('button', { name: 'Resend verification email' }).click()
  await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible()
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm this address' })

test.describe('a verification link', () => {
  test('leads where production’s does, and does nothing until somebody presses the button', async ({
    page,
    browser,
  }) => {
    const account = await createAccount({ verified: false })
    await waitForLink(page, account)
    await resend(page)
    const [link = ''] = await linksOf(account.email, 'verify')
    const { origin, pathname, searchParams } = new URL(link)
    expect([origin, pathname, searchParams.get('mode')]).toEqual([addresses.hosting, '/auth/action', 'verifyEmail'])

    // A scanner of a mail server, with a browser of its own.
    await onAnotherDevice(browser, async (scanner) => {
      await scanner.goto(link)
      await expect(confirm(scanner)).toBeVisible()
    })
    expect(await isVerified(account)).toBe(false)

    const mail = await page.context().newPage()
    await mail.goto(link)
    await expect(mail.getByText(account.email)).toBeVisible()
    await confirm(mail).click()
    await expect(mail.getByText('Your email is verified.')).toBeVisible()
    expect(await isVerified(account)).toBe(true)
    expect(await profileOf(account)).toMatchObject({ verified: true, emailVerified: true })

    await mail.goto(link)
    await expect(mail.getByText('Your email is verified already.')).toBeVisible()
    await mail.getByRole('link', { name: 'Continue' }).click()
    await expect(mail).toHaveURL(/\/onboarding$/)
    await page.getByRole('button', { name: 'I’ve Verified My Email' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  test('works on another device, and opened there again says how to go on', async ({ page, browser }) => {
    const account = await createAccount({ verified: false })
    await waitForLink(page, account)
    await resend(page)
    const [link = ''] = await linksOf(account.email, 'verify')
    await onAnotherDevice(browser, async (other) => {
      await other.goto(link)
      await confirm(other).click()
      await expect(other.getByText('Your email is verified.')).toBeVisible()
      await other.goto(link)
      await expect(
        other.getByText(/^This link has expired or was used already\. If your address is confirmed/),
      ).toBeVisible()
      await other.getByRole('link', { name: 'Sign in' }).click()
      await submitLogin(other, account)
      await expect(other).toHaveURL(/\/payment$/)
    })
    await page.getByRole('button', { name: 'I’ve Verified My Email' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    test(`of three mails, opened in the order ${order.join(' ')}, verifies and never frightens`, async ({
      page,
      browser,
    }) => {
      const account = await createAccount({ verified: false })
      await waitForLink(page, account)
      for (let mail = 0; mail < 3; mail++) await resend(page)
      const links = await linksOf(account.email, 'verify', 3)
      await onAnotherDevice(browser, async (other) => {
        for (const place of order) {
          await other.goto(links[place] ?? '')
          await confirm(other).click()
          await expect(other.getByText('Your email is verified.')).toBeVisible()
          expect(await isVerified(account)).toBe(true)
        }
      })
    })
  }

  test('that is not complete says so', async ({ page }) => {
    for (const search of ['', '?mode=verifyEmail', '?oobCode=abc', '?mode=toString&oobCode=abc']) {
      await page.goto(`/auth/action${search}`)
      await expect(page.getByRole('alert')).toHaveText(/This link is incomplete/)
    }
    await page.goto('/auth/action?mode=verifyEmail&oobCode=made-up')
    await expect(page.getByText(/^This link has expired or was used already/)).toBeVisible()
  })
})

test('a reset link of an earlier mail, which led to the screen of that name, goes on', async ({ page }) => {
  const account = await createAccount()
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const { link = '' } = await messageFor(account.email, 'reset')
  expect(new URL(link).pathname).toBe('/auth/action')
  await page.goto(link.replace('/auth/action', '/reset-password'))
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
})

test.describe('the address of an account', () => {
  test('is changed under Account by whoever knows the password, once the link to the new one is confirmed', async ({
    page,
    account,
    browser,
  }) => {
    const email = `new-${account.email}`
    await signIn(page, account)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Email' })
    await expect(section.getByText(account.email)).toBeVisible()
    await section.getByRole('button', { name: 'Change email' }).click()
    const send = section.getByRole('button', { name: 'Send a link to it' })
    await section.getByLabel('New email').fill(account.email)
    await section.getByLabel('Your password').fill('Wrong-horse-1')
    await send.click()
    await expect(section.getByText('This is your address already.')).toBeVisible()
    await section.getByLabel('New email').fill(email)
    await send.click()
    await expect(section.getByText('That’s not your current password.')).toBeVisible()
    const other = await createAccount()
    await section.getByLabel('Your password').fill(account.password)
    await section.getByLabel('New email').fill(other.email)
    await send.click()
    await expect(section.getByText('An account already exists with this email.')).toBeVisible()
    await section.getByLabel('New email').fill(email)
    await send.click()
    await expect(section.getByText(`A link is on its way to ${email}.`)).toBeVisible()

    const [link = ''] = await linksOf(email, 'change')
    await onAnotherDevice(browser, async (scanner) => {
      await scanner.goto(link)
      await expect(scanner.getByText(`instead of ${account.email}`)).toBeVisible()
    })
    expect((await adminAuth().getUser(account.uid)).email).toBe(account.email)

    await page.goto(link)
    await page.getByRole('button', { name: 'Change to this address' }).click()
    await expect(page.getByText('Your email is changed. Sign in with the new one.')).toBeVisible()
    expect(await adminAuth().getUser(account.uid)).toMatchObject({ email, emailVerified: true })
    await page.getByRole('link', { name: 'Sign in' }).click()
    await submitLogin(page, account)
    await expect(page.getByText('Invalid email or password. New here? Please sign up.')).toBeVisible()
    await submitLogin(page, { ...account, email })
    await expect(page).toHaveURL(/\/payment$/)
    await expect.poll(async () => (await profileOf(account))?.email).toBe(email)

    await page.goto(link)
    await expect(
      page.getByText(/^This link has expired or was used already\. Sign in with the new address/),
    ).toBeVisible()
  })

  test('is restored by the link to the former one, after which a new password is due', async ({ page, account }) => {
    const thief = `thief-${account.email}`
    // Somebody with an open session of the account changes its address without the link that we ask for.
    const update = await fetch(`${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: account.token, email: thief }),
    })
    expect(update.status).toBe(200)
    await adminAuth().updateUser(account.uid, { emailVerified: true })
    await signInOnScreen(page, { ...account, email: thief })
    await expect.poll(async () => (await profileOf(account))?.email).toBe(thief)

    const [link = ''] = await linksOf(account.email, 'recover')
    await page.goto(link)
    await page.getByRole('button', { name: 'Restore this address' }).click()
    await expect(page.getByText(/^Your email is restored\. If it was not you/)).toBeVisible()
    expect(await adminAuth().getUser(account.uid)).toMatchObject({ email: account.email, emailVerified: true })
    await page.goto(link)
    await expect(page.getByText(/^This link has expired or was used already\. If you can’t sign in/)).toBeVisible()
    await page.getByRole('link', { name: 'Set a new password' }).click()
    await expect(page).toHaveURL(/\/reset-password$/)
    await signInOnScreen(page, account)
    await expect.poll(async () => (await profileOf(account))?.email).toBe(account.email)
  })
})
