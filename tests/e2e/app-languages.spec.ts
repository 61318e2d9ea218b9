import type { Page } from '@playwright/test'
import { claimUsername } from '@vitrine/common/api/usernames'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { draftOf, freshUsername } from './support/portfolio.ts'
import { expect, signIn, submitLogin, test } from './support/test.ts'

/** The languages whose words a page asks for from now on. */
function languagesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, language] = /\/assets\/(de|fr|es|ja)-[^/]+\.js$/.exec(request.url()) ?? []
    if (language) asked.add(language)
  })
  return asked
}

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE', autosave: false, expectedErrors: ['400 (Bad Request)'] })

  test('is spoken to in German from the sign-in screen to the editor, and loads no other words', async ({
    page,
    account,
  }) => {
    const draft = await draftOf(account, undefined, 'Nordlicht')
    await adminFirestore().doc(`portfolios/${draft.id}`).update({ views: 12_345 })
    const taken = freshUsername()
    await succeed(claimUsername, { token: (await createAccount()).token, body: { username: taken } })
    const asked = languagesAskedFor(page)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/assets/*.js', async (route) => {
      if (!/\/(sign-in-entrance|device)-/.test(route.request().url())) await held.promise
      await route.continue()
    })

    await test.step('what was typed before the app was there is kept', async () => {
      await page.goto('/login')
      await page.locator('input[name=email]').fill(account.email)
      await page.locator('input[name=remember]').uncheck()
      held.resolve(undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
      await page.unroute('**/assets/*.js')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page).toHaveTitle('Anmelden – Vitrine')
      await expect(page.getByLabel('E-Mail')).toHaveValue(account.email)
      await expect(page.getByRole('checkbox', { name: 'Angemeldet bleiben' })).not.toBeChecked()
    })

    await test.step('a refused sign-in is told in German', async () => {
      await page.getByLabel('Passwort', { exact: true }).fill('falsch')
      await page.getByLabel('Passwort', { exact: true }).press('Enter')
      await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort')
      await page.getByLabel('Passwort', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/login')
    })

    await test.step('the dashboard is in German, and so are its numbers', async () => {
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück, Mary Somerville')
      await expect(page.getByRole('heading', { name: 'Meine Portfolios' })).toBeVisible()
      await expect(page.getByText('12.345 Aufrufe')).toBeVisible()
    })

    await test.step('messages of common code and of the server, and a toast', async () => {
      await page.getByRole('button', { name: 'Nordlicht teilen' }).click()
      const username = page.getByRole('dialog').getByLabel('Benutzername')
      await username.fill('ab')
      await expect(page.getByText('Der Benutzername braucht mindestens 3 Zeichen')).toBeVisible()
      await username.fill(taken)
      await expect(page.getByText('Dieser Benutzername ist schon vergeben')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mehr zu Nordlicht' }).click()
      await page.getByRole('menuitem', { name: 'Duplizieren' }).click()
      await expect(page.getByText('Nordlicht (copy) erstellt')).toBeVisible()
    })

    await test.step('the editor', async () => {
      await page.getByRole('link', { name: 'Nordlicht bearbeiten', exact: true }).click()
      await expect(page).toHaveTitle('Editor: Nordlicht – Vitrine')
      await expect(page.getByRole('tab', { name: 'Inhalt' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Kopfbereich' })).toBeVisible()
      await page.getByRole('tab', { name: 'Einstellungen' }).click()
      await page.getByRole('textbox', { name: 'Seitentitel' }).fill('Südlicht')
      await expect(page.getByRole('status').filter({ hasText: '1 ausstehend' })).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d/ })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
    expect([...asked]).toEqual(['de'])
  })
})

test('a language that is chosen in the account is spoken at once, and wherever its owner signs in', async ({
  page,
  browser,
  baseURL,
  account,
}) => {
  const asked = languagesAskedFor(page)
  await signIn(page, account)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  expect([...asked]).toEqual([])

  await test.step('what is typed in other fields stays', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mary Fairfax')
    await page.getByLabel('Current password').fill('half of a pass')
    await page.getByLabel('Language of the app').selectOption('Français')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte')
    await expect(page).toHaveTitle('Compte – Vitrine')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText('Votre langue a été enregistrée.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Mary Fairfax')
    await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('half of a pass')
  })

  await test.step('it is spoken when the page is loaded again', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte')
    await expect(page.getByLabel('Langue de l’application')).toHaveValue('fr')
    expect([...asked]).toEqual(['fr'])
  })

  await test.step('an English browser speaks it once its owner signs in', async () => {
    const context = await browser.newContext({ baseURL, locale: 'en-US' })
    const elsewhere = await context.newPage()
    const askedElsewhere = languagesAskedFor(elsewhere)
    await elsewhere.goto('/login')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    expect([...askedElsewhere]).toEqual([])
    await submitLogin(elsewhere, account)
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr')
    await elsewhere.goto('/account')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Compte')
    expect([...askedElsewhere]).toEqual(['fr'])
    await context.close()
  })
})
