import { appLanguages } from '@vitrine/common/languages'
import { catalogue as german } from '../../web/lib/words/catalogues/de.ts'
import { catalogue as spanish } from '../../web/lib/words/catalogues/es.ts'
import { catalogue as french } from '../../web/lib/words/catalogues/fr.ts'
import { expect, signIn, test } from './support/test.ts'

/** What the app says otherwise in German. */
const isEnglish = (text: string) =>
  Object.entries<string | object>(german).some(([word, said]) => word === text && said !== text)

const headline = 'Your work deserves a website of its own.'

test('documents come in the first of the visitor’s languages that there is', async ({ request }) => {
  const languageOf = async (path: string, accepted: string) => {
    const answer = await request.get(path, { headers: { 'Accept-Language': accepted } })
    expect(answer.headers()['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
    return /<html lang="(\w+)"/.exec(await answer.text())?.[1]
  }
  for (const path of ['/', '/login', '/signup', '/templates', '/templates/creative-studio']) {
    for (const language of appLanguages) expect(await languageOf(path, `${language}-XX`), path).toBe(language)
    expect(await languageOf(path, 'it-IT'), path).toBe('en')
    expect(await languageOf(path, 'en-US,de-DE'), path).toBe('en')
    expect(await languageOf(path, 'it-IT,fr-FR'), path).toBe('fr')
  }
})

test('an address of nothing says so in the first of the visitor’s languages', async ({ request }) => {
  for (const [accepted, lang, title] of [
    ['it-IT,fr-FR', 'it', 'Portfolio non trovato'],
    ['de-AT,en;q=0.8', 'de', 'Portfolio nicht gefunden'],
    ['fi-FI', 'en', 'Portfolio Not Found'],
  ] as const) {
    const answer = await request.get('/nope-x', { headers: { 'Accept-Language': accepted } })
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<h1>${title}</h1>`)
  }
  const deeper = await request.get('/nope/one/two/three', { headers: { 'Accept-Language': 'de' } })
  expect(deeper.status()).toBe(404)
  expect(await deeper.text()).toContain('<h1>Seite nicht gefunden</h1>')
})

test('the description of a template is punctuated as its language is', async ({ request }) => {
  const descriptionIn = async (language: string) => {
    const answer = await request.get('/templates/creative-studio', { headers: { 'Accept-Language': language } })
    return /<meta name="description" content="([^"]*)"/.exec(await answer.text())?.[1]
  }
  expect(await descriptionIn('ja')).toMatch(/^[^.,]+。[^.,]+、[^.,]+、[^.,]+。$/)
  expect(await descriptionIn('en')).toBe(
    'Loud type and a mosaic of projects. Project mosaic, Numbered process, Services with prices.',
  )
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('an address of the app where there is nothing is in German, its description too', async ({ page }) => {
    await page.goto('/dashboard/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['This page doesn’t exist'])
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      german['Check the address for typos. The page may have moved or been unpublished.'],
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    const store = german.Templates
    const template = german['{name}: {category} portfolio template']
      .replace('{name}', 'Creative Studio')
      .replace('{category}', german.Creative)
    for (const { path, title, heading, part } of [
      {
        path: '/',
        title: german['Vitrine – a portfolio website of your own'],
        heading: german[headline],
        part: german['Featured templates'],
      },
      {
        path: '/templates',
        title: `${german['Portfolio templates']} – Vitrine`,
        heading: store,
        part: german.All,
      },
      {
        path: '/templates/creative-studio',
        title: `${template} – Vitrine`,
        heading: 'Creative Studio',
        part: german['What it can show'],
      },
    ])
      test(`${path} is in German, and fits a phone`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const texts = (await page.locator('body').allInnerTexts()).flatMap((text) => text.split('\n'))
        expect(texts).toContain(part)
        const heads = await page
          .locator(
            'meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])',
          )
          .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''))
        expect(heads).toHaveLength(4)
        expect([...texts, ...heads].filter(isEnglish)).toEqual([])
        expect(heads.filter((text) => /\b(the|a|your|of|with)\b/.test(text))).toEqual([])
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
    await page.goto('/templates/creative-studio#reviews')
    await expect(page.getByRole('heading', { name: spanish.Reviews as string })).toBeVisible()
    await expect(page).toHaveURL('/templates/creative-studio?language=es#reviews')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/templates\/creative-studio$/)
    await page.goto('/templates')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.Templates as string)
  })
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('the app takes over the store as it is', async ({ page }) => {
    await page.goto('/templates')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(french.Templates as string)
    await heading.evaluate((element) => (element.dataset.sent = ''))
    await page.getByRole('search').getByRole('searchbox').fill('zzz')
    await expect(page.getByText(french['No templates found'] as string)).toBeVisible()
    await expect(heading).toHaveAttribute('data-sent', '')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
