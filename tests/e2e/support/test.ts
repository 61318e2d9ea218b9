import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { createAccount, sessionOf, type TestAccount } from '../../support/accounts.ts'
import { addresses } from '../../support/env.ts'

/** Console errors that a test expects, as parts of their texts; any other fails it. */
interface Fixtures {
  expectedErrors: string[]
  /** Whether the editor saves by itself, as it does unless a browser is set not to. */
  autosave: boolean
  account: TestAccount
}

/** The ids of the channels of Firestore that a text names, of which there is one or none in an address. */
const channelsIn = (text: string) =>
  [...text.matchAll(/\/google\.firestore\.v1\.Firestore\/(?:Listen|Write)\/channel\?\S*&SID=([^&]+)/g)].map(
    ([, id = '']) => id,
  )

/**
 * The Firestore SDK ends its channel in two ways at once when the signed-in user's token changes: it drops the connection, and
 * says goodbye on another. An emulator that has noticed the first by then no longer knows whom the second is from.
 */
const isLateGoodbye = (error: string, dropped: readonly string[]) =>
  error.includes('status of 400') &&
  error.includes('&TYPE=terminate&') &&
  channelsIn(error).some((id) => dropped.includes(id))

/** What the Firestore SDK asks for to tell whether it is offline or its server is gone. Tests reach no other host. */
const isConnectionCheck = (error: string) => error.includes('https://www.google.com/images/cleardot.gif')

export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => {
    await use([])
  },
  autosave: async ({}, use) => {
    await use(true)
  },
  context: async ({ context, autosave, permissions }, use) => {
    // The test before had the same context (tests/playwright.config.ts). Playwright clears what it stored; the rest is reset here.
    await context.setOffline(false)
    await context.clearPermissions()
    if (permissions) await context.grantPermissions(permissions)
    if (!autosave) await context.addInitScript(() => localStorage.setItem('vitrine-autosave', 'off'))
    await use(context)
    // Pages are closed and not used again: leaving one with an unsaved edit would wait for an answer whether to leave it.
    await Promise.all(context.pages().map((page) => page.close()))
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    const dropped: string[] = []
    page.on('requestfailed', (request) => dropped.push(...channelsIn(request.url())))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    await use(page)
    expect(
      errors.filter(
        (error) =>
          !isLateGoodbye(error, dropped) &&
          !isConnectionCheck(error) &&
          !expectedErrors.some((part) => error.includes(part)),
      ),
    ).toEqual([])
  },
  /** A verified account with its profile, made without the UI. */
  account: async ({}, use) => {
    await use(await createAccount({ name: 'Mary Somerville' }))
  },
})

export { expect }

type Credentials = Pick<TestAccount, 'email' | 'password'>

/** Where the Auth SDK looks for who is signed in; it moves what it finds here to where it keeps sessions itself. */
const sessionKey = 'firebase:authUser:demo:[DEFAULT]'

/**
 * Makes the browser one in which somebody signed in before: it holds a session that the Auth service has just given,
 * in the form in which the Auth SDK keeps it, and what the app notes of it (web/lib/session-hint.ts).
 */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const { localId, idToken, refreshToken, expiresIn } = await sessionOf({ email, password })
  // The SDK asks the Auth service for everything else about the account when it starts.
  const session = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    apiKey: 'demo',
    appName: '[DEFAULT]',
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
  }
  const entries = [
    [sessionKey, JSON.stringify(session)],
    ['vitrine-signed-in', '1'],
  ] as const
  // With the next document of the app, and only with that one: who signs out stays signed out. Not by setStorageState, which
  // empties the cache of the browser, with the app's scripts and what is compiled of them.
  await page.addInitScript(
    ({ origin, mark, all }) => {
      if (location.origin !== origin || sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, '1')
      // Where the SDK keeps the session of whoever was signed in before.
      indexedDB.deleteDatabase('firebaseLocalStorageDb')
      for (const [key, value] of all) localStorage.setItem(key, value)
    },
    { origin: addresses.hosting, mark: `signed-in:${randomUUID()}`, all: entries },
  )
}

/** Signs in through the login screen, as a person does. */
export async function signInOnScreen(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login')
  await submitLogin(page, credentials)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Fills in the login screen and sends it, whatever comes of it. */
export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
