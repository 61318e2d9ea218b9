import { test as base, expect, type Page } from '@playwright/test'
import { createAccount, type TestAccount } from '../../support/accounts.ts'

/** Console errors that a test expects, as parts of their texts; any other fails it. */
interface Fixtures {
  expectedErrors: string[]
  account: TestAccount
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => {
    await use([])
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    await use(page)
    expect(errors.filter((error) => !expectedErrors.some((part) => error.includes(part)))).toEqual([])
  },
  /** A verified account with its profile, made without the UI. */
  account: async ({}, use) => {
    await use(await createAccount({ name: 'Mary Somerville' }))
  },
})

export { expect }

/** Signs in through the login screen, as a person does. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
