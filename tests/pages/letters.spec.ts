import type { Page } from '@playwright/test'
import { sampleValue } from '@vitrine/common/fields/kinds'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { fontNames } from '@vitrine/common/portfolio/design'
import { type TemplateId, templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { sampleContent } from '@vitrine/templates/content-samples'
import { fontOf } from '@vitrine/templates/fonts'
import { registry } from '@vitrine/templates/registry'
import { drawnTexts } from '../e2e/support/drawn-texts.ts'
import { loadedTypefaces } from '../e2e/support/typefaces.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

const names = ['Łukasz', 'Žižek', 'Őrsi', 'Đorđević', 'Nguyễn', 'Ελένη', 'Олена']

const noGreek = ['Ελένη', 'Олена']
/** The names that the package of a typeface has no letters for. */
const missing: Readonly<Record<string, readonly string[]>> = {
  Lato: ['Őrsi', 'Đorđević', 'Nguyễn', ...noGreek],
  Figtree: ['Nguyễn', ...noGreek],
  'Holtwood One SC': ['Nguyễn', ...noGreek],
  Aleo: noGreek,
  Archivo: noGreek,
  Newsreader: noGreek,
}

/** Content with a text in every field of a template, one after the other. */
function contentOf(id: TemplateId, texts: readonly string[]): PortfolioContent {
  let next = 0
  return sampleContent(
    catalogue[id].metadata,
    (field) => {
      if (field.type === 'image') return '/examples/minimalist-designer/01.webp'
      if (field.type === 'url') return 'https://example.com/'
      if (field.type === 'select') return sampleValue(field, field.options[0]?.value ?? '')
      return sampleValue(field, texts[next++ % texts.length] ?? '')
    },
    texts.length,
  )
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
}

for (const id of templateIds) {
  for (const font of [undefined, ...fontNames]) {
    test(`${id} shows every name in one typeface, with ${font ?? 'its own fonts'}`, async ({ page, site }) => {
      const { design } = await registry[id]()
      const fonts = [fontOf(font ?? design.headingFont), fontOf(font ?? design.bodyFont)]
      const faces = new Set(fonts.flatMap((each) => each.faces.map(({ name }) => name)))
      await opened(page, await site.publish(id, contentOf(id, names), { headingFont: font, bodyFont: font }))
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        const drawn = await drawnTexts(page, (text) => names.includes(text))
        expect(new Set(drawn.map(({ text }) => text))).toEqual(new Set(names))
        for (const { text, typefaces, own, families } of drawn) {
          expect(typefaces, `${text} in ${families.join()}`).toHaveLength(1)
          const able = [...faces].filter((face) => !missing[face]?.includes(text))
          if (able.length === 0) expect(own, text).toEqual([false])
          else if (faces.has(families[0] ?? '')) {
            expect(able).toContain(families[0])
            expect(typefaces[0], text).toMatch(new RegExp(`^${families[0]}`))
          }
        }
      }
    })
  }
}

/** The subsets of the font files that a page asks for. */
async function subsetsAskedFor(page: Page, path: string): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url())
  })
  await opened(page, path)
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'))
  return [
    ...new Set(files.map((file) => /-((?:latin|greek|cyrillic)(?:-ext)?|vietnamese)-/.exec(file)?.[1] ?? file)),
  ].sort()
}

for (const id of templateIds) {
  test(`${id} loads only Latin files for its example`, async ({ page, site }) => {
    expect(await subsetsAskedFor(page, await site.publish(id))).toEqual(['latin'])
  })
}

for (const [name, subset] of [
  ['Łukasz', 'latin-ext'],
  ['Đorđević', 'latin-ext'],
  ['Nguyễn', 'vietnamese'],
  ['Ελένη', 'greek'],
  ['Олена', 'cyrillic'],
] as const) {
  test(`${name} asks for the ${subset} file and no other`, async ({ page, site }) => {
    const path = await site.publish('minimalist-designer', { hero: { name, intro: 'Designs' } })
    expect(await subsetsAskedFor(page, path)).toEqual([subset, 'latin'].sort())
  })
}

const written = {
  'Hiragino Sans': '設計と写真 2024',
  'Apple SD Gothic Neo': '디자인 2024',
  'PingFang SC': '设计与摄影 2024',
  'PingFang TC': '設計與攝影 2024',
  'Geeza Pro': 'تصميم 2024',
  'Arial Hebrew': 'עיצוב 2024',
  'Kohinoor Devanagari': 'डिज़ाइन 2024',
  Thonburi: 'ออกแบบ 2024',
  'Helvetica Neue': 'დიზაინი 2024',
  Mshtakan: 'դիզայն 2024',
} as const

for (const [typeface, text] of Object.entries(written)) {
  test(`${text} is set in typefaces of its writing system, numbers included`, async ({ page, site }) => {
    const hero = { name: text, intro: `Studio ${text}` }
    await opened(page, await site.publish('minimalist-designer', { hero }))
    const [whole, ...others] = await drawnTexts(page, (drawn) => drawn === text)
    expect(whole?.families[0]).toBe(typeface)
    expect(whole?.typefaces).toHaveLength(1)
    for (const other of others) expect(other).toEqual(whole)
    const [mixed] = await drawnTexts(page, (drawn) => drawn === hero.intro)
    expect(mixed?.families.slice(0, 3)).toEqual(['Inter', 'Inter fallback', typeface])
  })
}

test('Greek in a heading with serifs keeps them on a page with Arabic', async ({ page, site }) => {
  const hero = { name: 'Studio Ελένη', title: 'تصميم' }
  const path = await site.publish('business-executive', { hero })
  await opened(page, path)
  const [name] = await drawnTexts(page, (drawn) => drawn === hero.name)
  expect(name?.typefaces).toHaveLength(2)
  expect(name?.typefaces).not.toContain('DejaVu Sans')
})
