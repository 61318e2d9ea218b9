import { appLanguages } from '@vitrine/common/languages'
import { catalogue as german } from '../../web/lib/words/catalogues/de.ts'
import { catalogue as spanish } from '../../web/lib/words/catalogues/es.ts'
import { catalogue as french } from '../../web/lib/words/catalogues/fr.ts'
import { expect, signIn, test } from './support/test.ts'

const headline = 'Your work deserves a website of its own.'

test('Hosting gives out the documents in the first of the visitor’s languages that there is', async ({ request }) => {
  const languageOf = async (path: string, accepted: string) => {
    const answer = await request.get(path, { headers: { 'Accept-Language': accepted } })
    expect(answer.headers()['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
    return /<html lang="(\w+)"/.exec(await answer.text())?.[1]
  }
  for (const path of ['/', '/login', '/signup']) {
    for (const language of appLanguages) expect(await languageOf(path, `${language}-XX`), path).toBe(language)
    expect(await languageOf(path, 'it-IT'), path).toBe('en')
    expect(await languageOf(path, 'en-US,de-DE'), path).toBe('en')
    expect(await languageOf(path, 'it-IT,fr-FR'), path).toBe('fr')
  }
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    test('the start page is in German, and fits a phone', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page).toHaveTitle(german['Vitrine – a portfolio website of your own'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(german[headline])
      for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
        await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`), name).toHaveAttribute(
          'content',
          /deine/,
        )
      const texts = (await page.locator('body').allInnerTexts()).flatMap((text) => text.split('\n'))
      expect(texts).toContain(german['Featured templates'])
      const isEnglish = (text: string) =>
        Object.entries<string | object>(german).some(([word, said]) => word === text && said !== text)
      expect(texts.filter(isEnglish)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })

  test('the language that was chosen wins', async ({ page, context, account }) => {
    await signIn(page, account)
    await page.goto('/account')
    await page.getByLabel(german['Language of the app']).selectOption('es')
    await expect(page.getByText(spanish['Your language has been saved.'] as string)).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish[headline] as string)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'firebase-language-override')
    expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60)
  })
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('the app takes the store over, in French', async ({ page }) => {
    await page.goto('/templates')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.Templates as string)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
