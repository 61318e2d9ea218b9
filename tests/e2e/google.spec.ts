import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { newProfile } from '@vitrine/common/profile'
import { createAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { buildWithGoogleWindow, serveClientFrom, withoutInternet } from './support/google-window.ts'
import { messageFor } from './support/mailbox.ts'
import { expect, submitLogin, test } from './support/test.ts'

let serial = 0
const freshAddress = () => `google-${process.pid}-${Date.now()}-${serial++}@example.com`

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose a Google account' })

/** Signs in as a Google account that this device has not seen, through the chooser that stands for Google's window. */
async function chooseAnother(page: Page, { email, name = '' }: { email: string; name?: string }): Promise<void> {
  const another = page.getByRole('button', { name: 'Use another account' })
  await expect(chooser(page)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await chooser(page).getByLabel('Google address').fill(email)
  await chooser(page).getByLabel('Name').fill(name)
  await chooser(page).getByRole('button', { name: 'Continue' }).click()
}

async function continueWithGoogle(
  page: Page,
  path: '/signup' | '/login',
  account: { email: string; name?: string },
): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: path === '/signup' ? 'Sign up with Google' : 'Sign in with Google' }).click()
  await chooseAnother(page, account)
}

const uidOf = async (email: string) => (await adminAuth().getUserByEmail(email)).uid
const profileRef = (uid: string) => adminFirestore().collection('users').doc(uid)
const profileOf = async (email: string) => (await profileRef(await uidOf(email)).get()).data()

/** The calls that a page makes for a new account, as path, body and the headers that matter. */
function newAccountCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/(provision-initial-credits|send-welcome-email|initialize)$/.test(request.url())) calls.push(request)
  })
  return calls
}

test('a new Google account gets a profile, credits and a welcome, and is routed on', async ({ page }) => {
  const email = freshAddress()
  const calls = newAccountCalls(page)
  await continueWithGoogle(page, '/signup', { email, name: 'Hedy Lamarr' })
  await expect(page).toHaveURL(/\/payment$/)
  const uid = await uidOf(email)

  await expect(async () => {
    expect(await profileOf(email)).toEqual({
      ...newProfile({ email, name: 'Hedy Lamarr', verified: true, language: 'en' }),
      credits: 10,
    })
  }).toPass()
  expect((await profileRef(uid).collection('ledger').get()).size).toBe(1)
  const mail = await messageFor(email, 'mail')
  expect(mail.subject).toBe('Welcome to Vitrine')
  expect(mail.text).toContain('Welcome to Vitrine, Hedy Lamarr')

  const told = calls.map((call) => ({
    path: new URL(call.url()).pathname,
    body: call.postDataJSON() as unknown,
    token: call.headers().authorization?.startsWith('Bearer ') ?? false,
    key: 'x-api-key' in call.headers(),
  }))
  expect(told).toHaveLength(3)
  expect(told).toContainEqual({
    path: '/api/provision-initial-credits',
    body: { userId: uid, userEmail: email },
    token: false,
    key: false,
  })
  expect(told).toContainEqual({
    path: '/api/send-welcome-email',
    body: { userId: uid, userEmail: email, displayName: 'Hedy Lamarr' },
    token: false,
    key: true,
  })
  expect(told).toContainEqual({ path: '/v1/user/initialize', body: { userId: uid }, token: true, key: false })
})

for (const [what, name, expected] of [
  ['without a name is called User', '', 'User'],
  ['with an endless name is called by its beginning', 'x'.repeat(NAME_MAX_LENGTH + 30), 'x'.repeat(NAME_MAX_LENGTH)],
] as const) {
  test(`a Google account ${what}`, async ({ page }) => {
    const email = freshAddress()
    await continueWithGoogle(page, '/signup', { email, name })
    await expect(page).toHaveURL(/\/payment$/)
    expect(await profileOf(email)).toMatchObject({ name: expected, namelower: expected.toLowerCase(), verified: true })
  })
}

test('an old profile gets its missing fields only, and decides the route', async ({ page, browser, baseURL }) => {
  const email = freshAddress()
  await continueWithGoogle(page, '/signup', { email, name: 'Emmy Noether' })
  await expect(page).toHaveURL(/\/payment$/)
  await messageFor(email, 'mail')
  await expect(async () => expect(await profileOf(email)).toHaveProperty('credits', 10)).toPass()
  const old = {
    email,
    name: 'Emmy Noether',
    verified: true,
    emailVerified: true,
    onboardingCompleted: true,
    credits: 2,
  }
  const uid = await uidOf(email)
  await profileRef(uid).set(old)

  const later = await browser.newPage({ baseURL })
  const calls = newAccountCalls(later)
  await continueWithGoogle(later, '/login', { email, name: 'Emmy Noether' })
  await expect(later).toHaveURL(/\/payment$/)
  expect(await profileOf(email)).toEqual({
    ...old,
    namelower: 'emmy noether',
    subscription_level: 'free',
    subscription_status: 'none',
  })
  expect(calls).toEqual([])
  await later.close()

  await profileRef(uid).update({ subscription_level: 'pro' })
  const pro = await browser.newPage({ baseURL })
  await continueWithGoogle(pro, '/login', { email })
  await expect(pro).toHaveURL(/\/dashboard$/)
  await pro.close()
})

test('signing in with Google verifies the address', async ({ page }) => {
  const email = freshAddress()
  await continueWithGoogle(page, '/signup', { email, name: 'Sophie Germain' })
  await expect(page).toHaveURL(/\/payment$/)
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await profileRef(await uidOf(email)).update({ verified: false, emailVerified: false })
  await continueWithGoogle(page, '/login', { email, name: 'Sophie Germain' })
  await expect(page).toHaveURL(/\/payment$/)
  expect(await profileOf(email)).toMatchObject({
    verified: true,
    emailVerified: true,
    updatedAt: expect.stringMatching(/^\d{4}-/),
  })
})

test.describe('a password account that was never verified', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] })

  test('belongs to whom Google vouches for, and to nobody who only knew its password', async ({ page }) => {
    const former = await createAccount({ verified: false, name: 'Who Signed Up' })
    await continueWithGoogle(page, '/login', { email: former.email, name: 'Mary Anning' })
    await expect(page).toHaveURL(/\/payment$/)
    expect(await uidOf(former.email)).toBe(former.uid)
    expect(await profileOf(former.email)).toMatchObject({ verified: true, emailVerified: true })
    await page.goto('/account')
    await expect(page.getByText('You sign in with Google, so there is no password here')).toBeVisible()

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await page.goto('/login')
    await submitLogin(page, former)
    await expect(page.getByText('Invalid email or password. New here? Please sign up.')).toBeVisible()
  })
})

test('signing in with Google returns to the previous page', async ({ page }) => {
  await page.goto('/dashboard/templates')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await chooseAnother(page, { email: freshAddress(), name: 'Back Again' })
  await expect(page).toHaveURL(/\/dashboard\/templates$/)
})

test('the chooser lists the device’s accounts; without remember-me the session ends', async ({ page, context }) => {
  const email = freshAddress()
  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await chooseAnother(page, { email, name: 'Rosalind Franklin' })
  await expect(page).toHaveURL(/\/payment$/)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dashboard')
  await expect(later).toHaveURL(/\/login$/)
  await later.getByRole('button', { name: 'Sign in with Google' }).click()
  await chooser(later)
    .getByRole('button', { name: `Rosalind Franklin ${email}` })
    .click()
  await expect(later).toHaveURL(/\/dashboard$/)
})

test('closing the chooser shows no message and returns the focus', async ({ page }) => {
  await page.goto('/signup')
  const button = page.getByRole('button', { name: 'Sign up with Google' })
  await button.click()
  await chooser(page).getByRole('button', { name: 'Continue' }).click()
  await expect(chooser(page).getByText('Please enter a valid email address.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('when Google’s answer is refused', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] })

  for (const [path, failed] of [
    ['/signup', 'Failed to sign up with Google. Please try again.'],
    ['/login', 'Failed to sign in with Google. Please try again.'],
  ] as const) {
    test(`${path} says so or names the way in, and another try goes through`, async ({ page }) => {
      const email = freshAddress()
      await page.route('**/accounts:signInWithIdp*', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_IDP_RESPONSE' } } }),
      )
      await continueWithGoogle(page, path, { email })
      await expect(page.getByRole('alert')).toHaveText(failed)
      await page.unroute('**/accounts:signInWithIdp*')

      // Where the account has another way in.
      await page.route('**/accounts:signInWithIdp*', (route) =>
        route.fulfill({ json: { needConfirmation: true, verifiedProvider: ['password'] } }),
      )
      const button = page.getByRole('button', { name: /with Google$/ })
      await button.click()
      await chooseAnother(page, { email: freshAddress() })
      await expect(page.getByRole('alert')).toHaveText(
        'An account with this email already exists. Please log in with your original method.',
      )
      await page.unroute('**/accounts:signInWithIdp*')

      await button.click()
      await chooseAnother(page, { email })
      await expect(page).toHaveURL(/\/payment$/)
    })
  }
})

test.describe('when the calls for a new account fail', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)', 'net::ERR_FAILED'] })

  test('the sign-up still continues', async ({ page }) => {
    await page.route('**/api/provision-initial-credits', (route) => route.fulfill({ status: 500, json: {} }))
    await page.route('**/api/send-welcome-email', (route) => route.abort())
    await page.route('**/v1/user/**', (route) => route.fulfill({ status: 500, json: {} }))
    const email = freshAddress()
    await continueWithGoogle(page, '/signup', { email })
    await expect(page).toHaveURL(/\/payment$/)
    expect(await profileOf(email)).toMatchObject({ name: 'User' })
  })
})

test('settings are requested once across screens', async ({ page }) => {
  const answered: string[] = []
  page.on('response', (response) => response.url().endsWith('/v1/user/me/settings') && answered.push(response.url()))
  await continueWithGoogle(page, '/login', { email: freshAddress() })
  await expect(page).toHaveURL(/\/payment$/)
  await expect.poll(() => answered.length).toBe(1)
  await page
    .getByRole('button', { name: 'Continue with Free' })
    .or(page.getByRole('link', { name: 'Continue with Free' }))
    .click()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/payment$/)
  expect(answered).toHaveLength(1)
})

test.describe('Google’s own window, as in production', () => {
  // One worker for all of them: they share the build.
  test.describe.configure({ mode: 'default' })
  // Chromium takes a page that a test serves itself for one from the internet.
  test.use({ permissions: ['local-network-access'] })

  let outDir: string
  test.beforeAll(async () => {
    test.slow()
    outDir = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
    await buildWithGoogleWindow(outDir)
  })
  test.afterAll(() => rm(outDir, { recursive: true, force: true }))

  test.beforeEach(async ({ page, context }) => {
    await serveClientFrom(page, outDir)
    await withoutInternet(context)
  })

  const openWindow = async (page: Page, name: string): Promise<Page> => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name }).click()
    return opened
  }

  /** What a person does in the Auth emulator's window. */
  const answerWindow = async (window: Page, { email, name }: { email: string; name: string }) => {
    await window.getByRole('button', { name: 'Add new account' }).click()
    await window.locator('#email-input').fill(email)
    await window.locator('#display-name-input').fill(name)
    const closed = window.waitForEvent('close')
    await window.getByRole('button', { name: /^\s*Sign in with Google/ }).click()
    await closed
  }

  /** Puts something in the place of the browser's own windows, until `allowWindows`. */
  const replaceWindows = (page: Page, kind: 'blocked' | 'never answers') =>
    page.evaluate((kind) => {
      const silent = { closed: false, focus: () => undefined, close: () => undefined }
      Object.assign(window, { originalOpen: window.open, open: () => (kind === 'blocked' ? null : silent) })
    }, kind)
  const allowWindows = (page: Page) =>
    page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'originalOpen') as typeof window.open }))

  test('asks for the account and signs it up', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const ofTheWindow = () => scripts.filter((url) => /apis\.google\.com|\/popup-/.test(url))
    await page.goto('/signup')
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled()
    expect(ofTheWindow()).toEqual([])

    const window = await openWindow(page, 'Sign up with Google')
    expect(ofTheWindow().length).toBeGreaterThan(0)
    await window.waitForURL(/\/emulator\/auth\/handler\?/)
    const asked = new URL(window.url()).searchParams
    expect(asked.get('providerId')).toBe('google.com')
    expect(JSON.parse(asked.get('customParameters') ?? '{}')).toEqual({ prompt: 'select_account' })

    const email = freshAddress()
    await answerWindow(window, { email, name: 'Lise Meitner' })
    await expect(page).toHaveURL(/\/payment$/)
    expect(await profileOf(email)).toMatchObject({ name: 'Lise Meitner', verified: true, subscription_level: 'free' })
  })

  test('closing it is no error, and closing and reopening it at once works', async ({ page }) => {
    await page.goto('/login')
    const hint = page.getByText('Continue in the window that opened.')
    const closed = await openWindow(page, 'Sign in with Google')
    await expect(hint).toBeVisible()
    await closed.close()
    await expect(hint).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/\/login$/)

    await (await openWindow(page, 'Sign in with Google')).close()
    const window = await openWindow(page, 'Sign in with Google')
    const email = freshAddress()
    await answerWindow(window, { email, name: 'Chien-Shiung Wu' })
    await expect(page).toHaveURL(/\/payment$/)
    expect(await profileOf(email)).toMatchObject({ name: 'Chien-Shiung Wu' })
  })

  const LONGEST_MS = 5_000
  const noneOpened =
    /If none opened, allow pop-ups for this site; inside of another app, open this page in your browser/

  for (const [path, failed] of [
    ['/signup', 'Failed to sign up with Google. Please try again.'],
    ['/login', 'Failed to sign in with Google. Please try again.'],
  ] as const) {
    test(`that the browser blocks is named at once, and the next try goes through (${path})`, async ({ page }) => {
      await page.goto(path)
      await replaceWindows(page, 'blocked')
      const button = page.getByRole('button', { name: /with Google$/ })
      await button.click()
      await expect(page.getByRole('alert')).toHaveText(
        `${failed} Your browser blocked Google’s window: allow pop-ups for this site.`,
        { timeout: LONGEST_MS },
      )
      await expect(button).toBeEnabled()
      await allowWindows(page)
      const email = freshAddress()
      await answerWindow(await openWindow(page, await button.innerText()), { email, name: 'Irene Curie' })
      await expect(page).toHaveURL(/\/payment$/)
    })
  }

  test('that never answers holds nothing up: what to do is said, and every button works', async ({ page, account }) => {
    await page.goto('/login')
    await replaceWindows(page, 'never answers')
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await button.click()
    await expect(page.getByText(noneOpened)).toBeVisible({ timeout: LONGEST_MS })
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page.getByText(noneOpened)).toBeHidden()
    await expect(page.getByText(noneOpened)).toBeVisible({ timeout: LONGEST_MS })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await submitLogin(page, account)
    await expect(page).toHaveURL(/\/payment$/)
  })

  test('that never answers lets a proof under Account be asked for again', async ({ page }) => {
    await page.goto('/signup')
    const email = freshAddress()
    await answerWindow(await openWindow(page, 'Sign up with Google'), { email, name: 'Ada Yonath' })
    await expect(page).toHaveURL(/\/payment$/)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill(`new-${email}`)
    await replaceWindows(page, 'never answers')
    const send = page.getByRole('button', { name: 'Continue with Google and send a link to it' })
    await send.click()
    await expect(page.getByText(noneOpened)).toBeVisible({ timeout: LONGEST_MS })
    await allowWindows(page)
    await answerWindow(await openWindow(page, 'Continue with Google and send a link to it'), {
      email,
      name: 'Ada Yonath',
    })
    await expect(page.getByText(`A link is on its way to new-${email}.`)).toBeVisible()
  })

  for (const [app, userAgent] of [
    ['Instagram', 'Mobile/15E148 Instagram 390.0.0.28.85 (iPhone16,2; iOS 18_5; en_US)'],
    ['LinkedIn', 'Mobile/15E148 [LinkedInApp]/9.31.1634'],
    ['Facebook', 'Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone16,2]'],
  ] as const) {
    test.describe(`inside of ${app}`, () => {
      test.use({
        userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${userAgent}`,
      })

      test('is not opened: where to go is said, and signing in by password works', async ({ page, account }) => {
        const scripts: string[] = []
        page.on('request', (request) => /apis\.google\.com/.test(request.url()) && scripts.push(request.url()))
        await page.goto('/login')
        const button = page.getByRole('button', { name: 'Sign in with Google' })
        await button.click()
        await expect(page.getByRole('alert')).toHaveText(
          `Signing in with Google doesn’t work inside ${app}. Open this page in your browser from the app’s menu, or use your email and password.`,
          { timeout: LONGEST_MS },
        )
        await expect(button).toBeEnabled()
        expect(scripts).toEqual([])
        await submitLogin(page, account)
        await expect(page).toHaveURL(/\/payment$/)
      })
    })
  }
})
