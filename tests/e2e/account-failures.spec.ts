import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { expect, signIn, submitLogin, test } from './support/test.ts'

/** How the browser reports a call that was cut off. */
const cutOff = ['net::ERR_FAILED']

test.describe('signing up', () => {
  test.use({ expectedErrors: cutOff })

  test('without a name is refused, and a failure keeps the input', async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('   ')
    await page.getByLabel('Email').fill(`nobody-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.getByLabel('Confirm password').fill('Correct-horse-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please enter your name.')).toBeVisible()

    await page.getByLabel('Full name').fill('Nobody Yet')
    await page.route('**/accounts:signUp*', (route) => route.abort())
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Failed to create an account. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Nobody Yet')
    await page.unroute('**/accounts:signUp*')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verify$/)
  })

  test('continues with a message when the email could not be sent', async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('No Mail')
    await page.getByLabel('Email').fill(`no-mail-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.getByLabel('Confirm password').fill('Correct-horse-1')
    await page.route('**/accounts:sendOobCode*', (route) => route.abort())
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verify$/)
    await expect(page.getByText('Failed to send verification email. Please try again.')).toBeVisible()
    await page.unroute('**/accounts:sendOobCode*')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible()

    await page.route('**/accounts:lookup*', (route) => route.abort())
    await page.getByRole('button', { name: 'I’ve Verified My Email' }).click()
    await expect(page.getByText('Failed to check verification status. Please try again.')).toBeVisible()
    await page.unroute('**/accounts:lookup*')
    await page.getByRole('button', { name: 'I’ve Verified My Email' }).click()
    await expect(
      page.getByText('Email not verified yet. Please check your email and click the verification link.'),
    ).toBeVisible()
  })
})

test.describe('signing in', () => {
  test.use({ expectedErrors: cutOff })

  test('without a profile signs out with a message', async ({ page }) => {
    const account = await createAccount()
    await adminFirestore().doc(`users/${account.uid}`).delete()
    await page.goto('/login')
    await submitLogin(page, account)
    await expect(page.getByText('User data not found. Please create an account.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('that fails shows a message and can be retried', async ({ page, account }) => {
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
    await page.goto('/login')
    await submitLogin(page, account)
    await expect(page.getByText('Failed to sign in. Please try again.')).toBeVisible()
    await page.unroute('**/accounts:signInWithPassword*')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/payment$/)
  })
})

const guarded = [
  '/dashboard',
  '/dashboard/templates',
  '/dashboard/editor/some-portfolio',
  '/editor/some-portfolio',
  '/dashboard/analytics/some-portfolio?days=7',
  '/dashboard/messages',
  '/account',
  '/onboarding',
]

for (const path of guarded) {
  test.describe(`${path}, signed out`, () => {
    // The portfolio of these addresses is nobody's.
    test.use({ expectedErrors: ['404 (Not Found)'] })

    test('redirects to the login and back', async ({ page, account }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
      await submitLogin(page, account)
      await expect(page).toHaveURL(path.replace(/^\/editor/, '/dashboard/editor'))
    })
  })
}

test('the verify screen requires a session', async ({ page }) => {
  await page.goto('/verify')
  await expect(page).toHaveURL(/\/login$/)
})

test('login does not return to another origin', async ({ page, account }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    history.replaceState({ ...(history.state as object), usr: { from: '//example.org/dashboard' } }, ''),
  )
  await page.reload()
  await submitLogin(page, account)
  await expect(page).toHaveURL(/\/payment$/)
})

test('a signed-in visitor is redirected away from the login', async ({ page, account }) => {
  await signIn(page, account)
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
