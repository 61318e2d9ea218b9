import type { Page } from '@playwright/test'
import { sampleValue } from '@vitrine/common/fields/kinds'
import type { Language } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { type TemplateId, templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { sampleContent } from '@vitrine/templates/content-samples'
import { expectAccessible } from '../e2e/support/accessible.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

/** Texts as people write them, short and long, with names and numbers of other writings among them. */
const texts: Partial<Record<Language, readonly string[]>> = {
  de: [
    'Jonas Feld',
    'Gestaltung von Fahrgastinformationssystemen',
    'Ich zeichne Karten für Menschen, die mit der Bahn reisen.',
  ],
  ar: [
    'ليلى منصور',
    'مصممة خرائط ومعلومات',
    'أرسم الخرائط ومخططات المدن منذ عام 2015، وعملت مع Studio Nord على محطة قطار في برلين (S+U Ostkreuz).',
    'خريطة الترام الليلية',
  ],
  ja: [
    '田中 葵',
    '地図と情報のデザイナー',
    '2015年から、電車で旅をする人のために地図と時刻表をデザインしています。Studio Nordとも仕事をしました。',
  ],
  uk: ['Олена Коваль', 'Дизайнерка мап', 'З 2015 року малюю мапи та розклади для людей, які їздять потягом.'],
}

/** Content with a text in every field of a template, each with a number, so that no two parts have one name. */
function contentIn(id: TemplateId, language: Language): PortfolioContent {
  const own = texts[language] ?? []
  let next = 0
  const content = sampleContent(
    catalogue[id].metadata,
    (field) => {
      if (field.type === 'image') return '/examples/minimalist-designer/01.webp'
      if (field.type === 'url') return 'https://example.com/'
      if (field.type === 'select') return sampleValue(field, field.options[0]?.value ?? '')
      return sampleValue(field, `${own[next++ % own.length] ?? ''} ${next}`)
    },
    3,
  )
  return { ...content, contact: { ...content.contact, form: 'shown' }, meta: { language } }
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const id of templateIds) {
  for (const language of Object.keys(texts) as Language[]) {
    test(`${id} in ${language}: nothing is cut off, at a desk and on a phone`, async ({ page, site }) => {
      await page.goto(await site.publish(id, contentIn(id, language)))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      }
      await expectAccessible(page)
    })
  }

  test(`${id} from right to left: mixed texts stay on the page`, async ({ page, site }) => {
    const content: PortfolioContent = { ...catalogue[id].example, meta: { language: 'ar' } }
    await page.goto(await site.publish(id, content))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  })
}
