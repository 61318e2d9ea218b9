import type { Page } from '@playwright/test'
import { isRightToLeft, type Language } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { pageKinds } from '@vitrine/common/portfolio/pages/page-content'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { expectAccessible } from '../e2e/support/accessible.ts'
import { cutOff } from './support/cut-off.ts'
import { exampleIn, naturalLanguages, pageIn } from './support/natural/content.ts'
import { notInLanguage } from './support/said-words.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

/** Nothing is cut off, on a desk and on a phone, where a page is looked at last. */
async function expectToFit(page: Page): Promise<void> {
  await page.locator('html.fonts-ready').waitFor({ state: 'attached' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    expect(await cutOff(page), `at ${size.width} px`).toEqual([])
  }
}

/** A page is in a language as a whole. @param contents all that its owner wrote */
async function expectToSpeak(page: Page, language: Language, contents: readonly unknown[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html[dir=rtl]')).toHaveCount(isRightToLeft(language) ? 1 : 0)
  expect(await notInLanguage(page, language, contents)).toEqual([])
}

for (const id of templateIds) {
  for (const language of naturalLanguages) {
    test(`${id} in ${language}: nothing is in English, or cut off at a desk or on a phone`, async ({ page, site }) => {
      const content = exampleIn(id, language)
      // The pages to list are in English.
      await page.goto(await site.publish(id, content, {}, []))
      await expectToSpeak(page, language, [content])
      await expectToFit(page)
      await expectAccessible(page)
    })
  }

  test(`${id} from right to left: mixed texts stay on the page`, async ({ page, site }) => {
    const content: PortfolioContent = { ...catalogue[id].example, meta: { language: 'ar' } }
    await page.goto(await site.publish(id, content))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectToFit(page)
  })
}

// Each in another template: what they are made of is the same in all of them.
const pages = naturalLanguages.flatMap((language) => pageKinds.map((kind) => ({ language, kind })))
for (const [index, { language, kind }] of pages.entries()) {
  const id = templateIds[index % templateIds.length]!
  test(`${id}, ${kind} in ${language}: nothing is in English, or cut off at a desk or on a phone`, async ({
    page,
    site,
  }) => {
    const home = exampleIn(id, language)
    const content = await pageIn(id, kind, language)
    const entry = { kind, excerpt: '', date: content.date ?? '', minutes: 4, item: '' }
    const shown = {
      pages: [
        { ...entry, id: 'page', slug: 'page', title: content.title ?? '' },
        { ...entry, id: 'next', slug: 'next', title: home.projects?.[0]?.title ?? '' },
      ],
      home: '/',
      addressOf: ({ slug }: { slug: string }) => `/${slug}`,
    }
    await page.goto(await site.write(id, content, { kind, home, shown }))
    await expectToSpeak(page, language, [content, home])
    await expectToFit(page)
    await expectAccessible(page)
  })
}
