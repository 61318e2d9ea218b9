import type { Page } from '@playwright/test'
import { createAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { addresses } from '../support/env.ts'
import { messageFor } from './support/mailbox.ts'
import { draftOf, freshUsername } from './support/portfolio.ts'
import { editor } from './support/editor.ts'
import { painted } from './support/painted.ts'
import { expect, signIn, signInOnScreen, test } from './support/test.ts'

/** Where the app keeps whose data it has; web/lib/kept.ts. */
const KEPT = 'vitrine-kept-1'

test('a weak password cannot be submitted, and the checklist says why', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Weak Password')
  await page.getByLabel('Email').fill('weak@example.com')
  const submit = page.getByRole('button', { name: 'Create account' })
  for (const password of ['short1A', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere']) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await expect(submit, password).toBeDisabled()
  }
  await page.getByLabel('Password', { exact: true }).fill('Good-enough-1')
  await page.getByLabel('Confirm password').fill('Good-enough-2')
  await expect(page.getByText('The passwords don’t match.')).toBeVisible()
  await expect(submit).toBeDisabled()
})

test('an email sign-up requests credits and the welcome email only', async ({ page }) => {
  const email = `sign-up-${process.pid}-${Date.now()}@example.com`
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(provision-initial-credits|send-welcome-email|initialize)$/.test(request.url())) {
      calls.push(`${new URL(request.url()).pathname} ${request.headers().authorization ?? 'without a token'}`)
    }
  })
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Maria Mitchell')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Good-enough-1')
  await page.getByLabel('Confirm password').fill('Good-enough-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verify$/)

  const mail = await messageFor(email, 'mail')
  expect(mail.text).toMatch(/^Welcome to Vitrine\n/)
  expect(mail.text).toContain('confirm your address')
  const uid = (await adminAuth().getUserByEmail(email)).uid
  await expect(async () => {
    expect((await adminFirestore().collection('users').doc(uid).get()).get('credits')).toBe(10)
  }).toPass()
  expect(calls.sort()).toEqual([
    '/api/provision-initial-credits without a token',
    '/api/send-welcome-email without a token',
  ])
})

test.describe('refusals of the Auth service', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] })

  test('an address that has an account is told to log in', async ({ page, account }) => {
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('Again')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('Good-enough-1')
    await page.getByLabel('Confirm password').fill('Good-enough-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('An account already exists with this email. Please log in.')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Again')
  })

  test('a wrong password and an unknown address get the same message', async ({ page, account }) => {
    await page.goto('/login')
    for (const email of [account.email, 'nobody-at-all@example.com']) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-1')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByText('Invalid email or password. New here? Please sign up.')).toBeVisible()
    }
  })
})

test('an unverified account is signed out at login and can verify from there', async ({ page }) => {
  const account = await createAccount({ verified: false })
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please verify your email before signing in.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify Now' }).click()
  await expect(page).toHaveURL(/\/verify$/)
  await page.getByRole('button', { name: 'Resend verification email' }).click()
  await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible()
  expect((await messageFor(account.email, 'verify')).link).toContain('oobCode=')
})

test.describe('the session', () => {
  test('survives the browser with remember-me', async ({ page, account, context }) => {
    await signInOnScreen(page, account)
    await page.close()
    const later = await context.newPage()
    await later.goto('/dashboard')
    await expect(later.getByRole('heading', { name: 'Welcome back, Mary Somerville' })).toBeVisible()
  })

  for (const [way, path, address] of [
    ['sign in', '/account', '/account'],
    ['sign up', '/signup', '/dashboard'],
  ] as const)
    test(`that begins in another tab takes along a tab that was about to ${way}`, async ({
      page,
      account,
      context,
    }) => {
      await page.goto(path)
      await page.getByLabel('Email').fill(account.email)
      const other = await context.newPage()
      await signInOnScreen(other, account)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    })

  test('ends with the tab without it', async ({ page, account, context }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.close()
    const later = await context.newPage()
    await later.goto('/dashboard')
    await expect(later).toHaveURL(/\/login$/)
  })

  test('ends with Sign Out, which leads home', async ({ page, account }) => {
    await signInOnScreen(page, account)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(signInInMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`${addresses.hosting}/`)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('is known in a tab that opened just before another one kept whose it is', async ({ page, account, context }) => {
    await signIn(page, account)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEPT)).not.toBeNull()
    const other = await context.newPage()
    await other.addInitScript((key) => {
      const getItem = Reflect.get(Storage.prototype, 'getItem')
      let isThere = false
      Storage.prototype.getItem = function (asked) {
        if (asked !== key || isThere) return getItem.call(this, asked)
        isThere = true
        return null
      }
    }, KEPT)
    await other.goto('/dashboard')
    await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  test('ends without a redirect from a screen that is already being left', async ({ page, account, context }) => {
    await signInOnScreen(page, account)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    // As while home is on its way: the address has changed, and what is shown has not yet.
    await page.evaluate(() => history.pushState(null, '', '/'))
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(signInInMenu(other)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeHidden()
    await painted(page)
    await expect(page).toHaveURL(`${addresses.hosting}/`)
    // Home has come: nobody is left waiting.
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(signInInMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`${addresses.hosting}/`)
  })
})

/** Only there for who is not signed in. */
const signInInMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })

test('login returns to the protected page', async ({ page, account }) => {
  const draft = await draftOf(account)
  await page.goto(`/dashboard/editor/${draft.id}`)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/editor/${draft.id}$`))
  await expect(editor(page).field('Name')).toHaveValue('Mary Somerville')
})

test('a free account without a return page is offered a plan and can continue for free', async ({ page, account }) => {
  await signInOnScreen(page, account)
  await expect(page).toHaveURL(/\/payment$/)
  await page
    .getByRole('button', { name: 'Continue with Free' })
    .or(page.getByRole('link', { name: 'Continue with Free' }))
    .click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('onboarding ends in the editor, with the template and the address chosen on the way', async ({
  page,
  account,
}) => {
  const username = freshUsername()
  await signIn(page, account)
  await page.goto('/onboarding')
  await page.getByRole('radio', { name: /Tech/ }).press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /Developer Pro/ }).press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeFocused()
  await page.getByLabel('Username').fill(username)
  await expect(page.getByText('Username is available!')).toBeVisible()
  await page.getByRole('button', { name: 'Claim username' }).click()
  await expect(page.getByText(`/${username} is yours.`)).toBeVisible()
  await page.getByRole('button', { name: 'Open the editor' }).click()
  await expect(page.getByRole('heading', { name: 'Editing: Portfolio from Developer Pro' })).toBeVisible()
  await expect(page.getByText(`@${username}`)).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a reset link is asked for in German', async ({ page, account }) => {
    await page.goto('/reset-password')
    await page.getByLabel('E-Mail').fill(account.email)
    const asked = page.waitForRequest('**/accounts:sendOobCode*')
    await page.getByRole('button', { name: 'Link senden' }).click()
    expect((await asked).headers()['x-firebase-locale']).toBe('de')
  })
})

test.describe('a reset link', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] })

  test('sets a new password, once', async ({ page }) => {
    const account = await createAccount()
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: /Send/ }).click()
    await expect(
      page.getByText('If there’s an account with this address, we’ve sent it a link to set a new password.'),
    ).toBeVisible()
    const { link = '' } = await messageFor(account.email, 'reset')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Brand-new-9')
    await page.getByLabel('Confirm new password').fill('Brand-new-9')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
    await signInOnScreen(page, { email: account.email, password: 'Brand-new-9' })
    await expect(page).toHaveURL(/\/payment$/)

    await page.goto(link)
    await expect(page.getByText('This link has expired or was already used. Request a new one below.')).toBeVisible()
  })
})
