import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { getAt } from '@vitrine/common/portfolio/paths'
import { originalTexts, translationOf } from '@vitrine/common/portfolio/translations/texts'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { canaries, canaryContent } from './canary-content.ts'
import { catalogue } from './catalogue.ts'
import { isCopy, samplePage, samplePages } from './content-samples.ts'
import { TemplatePage } from './page.tsx'
import { pageFacts } from './page-facts.ts'
import { pictureResolver } from './picture.ts'
import { publicContent, publicLayout } from './public-content.ts'
import { registry } from './registry.ts'
import { optionalSections } from './shared-sections/sections.ts'

const pages = [samplePage]
const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

const added = optionalSections.map(({ id }) => id)

const optional = (id: TemplateId) => catalogue[id].sections.flatMap((section) => (section.optional ? [section.id] : []))

const hideable = (id: TemplateId) => catalogue[id].sections.flatMap((section) => (section.hideable ? [section.id] : []))

async function pageOf(id: TemplateId, content: PortfolioContent, layout: Layout): Promise<string> {
  const definition = await registry[id]()
  return renderToStaticMarkup(
    <TemplatePage
      definition={definition}
      content={content}
      layout={layout}
      picture={picture}
      username="ada"
      pages={samplePages}
    />,
  )
}

/** The marks in the fields that only sections with these ids have. */
function canariesOnlyIn(id: TemplateId, ids: string[]): string[] {
  const everything = canaryContent()
  const marks = (of: (sectionId: string) => boolean) =>
    catalogue[id].metadata.sections
      .filter((section) => of(section.id))
      .flatMap(({ fields }) => fields)
      .flatMap(({ path }) => canaries(getAt(everything, path) ?? ''))
  const elsewhere = new Set(marks((sectionId) => !ids.includes(sectionId)))
  return marks((sectionId) => ids.includes(sectionId)).filter((mark) => !elsewhere.has(mark))
}

/** Content with some of its values left out, by which others may take their place on the page. */
function some<Value>(value: Value, left: (path: string) => boolean, path = ''): Value {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([key, inner]) => typeof inner === 'object' || left(`${path}.${key}`))
    .map(([key, inner]) => [key, some<unknown>(inner, left, `${path}.${key}`)] as const)
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Value
}

/** Fields whose value stands aside while another one is filled, or only says in which order others come. */
const instead = /^canary-(gallery-categories|skills-categories-\d-icon|press-\d-name|hero-title$|hero-emaillink)/

/** The places that a schema has, with `*` for those of a list. */
function placesOf({ properties, items }: z.core.JSONSchema.BaseSchema, path: string[] = []): string[] {
  if (typeof items === 'object' && !Array.isArray(items)) return placesOf(items, [...path, '*'])
  if (!properties) return [path.join('.')]
  return Object.entries(properties).flatMap(([key, inner]) =>
    typeof inner === 'object' ? placesOf(inner, [...path, key]) : [],
  )
}

/** The places that are filled in content, likewise. */
function filledPlaces(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => filledPlaces(inner, [...path, '*']))
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => filledPlaces(inner, [...path, key]))
}

it('there is a canary in every place that content has', () => {
  const content = canaryContent()
  expect(contentSchema.parse(content)).toEqual(content)
  // Nothing in it is private, or it would be on no page.
  // Nor has a choice room for one.
  // And what is translated is in other languages what is in this one.
  const places = placesOf(z.toJSONSchema(contentSchema)).filter(
    (path) => !/\.(private|language|languages\.\*)$|^translations\./.test(path),
  )
  expect([...new Set(filledPlaces(content))].sort()).toEqual(places.sort())
})

describe.each(templateIds)('what is public of %s', (templateId) => {
  const all = hideable(templateId)
  const isOwn = (section: string) => !optional(templateId).includes(section)
  const layouts: Layout[] = [
    ...[[], all, ...all.filter(isOwn).map((section) => [section])].flatMap((hidden) => [{ hidden }, { hidden, added }]),
    ...all.filter((section) => !isOwn(section) && !isCopy(section)).map((section) => ({ hidden: [section], added })),
  ]

  describe.each(layouts)('with $hidden hidden and $added added', (layout) => {
    const content = canaryContent()
    const shown = publicContent({ templateId, content, layout, pages })

    it('makes the same page as all of its content, and is on it', async () => {
      const html = await pageOf(templateId, content, layout)
      expect((await pageOf(templateId, shown, layout)) === html).toBe(true)
      const page = canaries(html)
      const marks = canaries({ ...shown, meta: {} })
      // The address of a picture stands aside for its path in Storage.
      const missing = marks.filter((mark) => !page.includes(mark) && !marks.includes(`${mark}path`))
      expect(missing.filter((mark) => !instead.test(mark))).toEqual([])
    })

    it('is nothing of what is hidden', () => {
      const marks = canaries(shown)
      const away = [...layout.hidden, ...(layout.added ? [] : optional(templateId))]
      expect(canariesOnlyIn(templateId, away).filter((mark) => marks.includes(mark))).toEqual([])
      expect(marks.filter((mark) => /(original|crop)$/.test(mark))).toEqual([])
    })
  })

  it('is in another language what it is in its own', () => {
    const content = canaryContent()
    const texts = originalTexts({ metadata: catalogue[templateId].metadata, content })
    const de = Object.fromEntries(
      texts.map((text) => [
        text.key,
        translationOf(
          text,
          typeof text.original === 'string' ? `de ${text.original}` : text.original.map((line) => `de ${line}`),
        ),
      ]),
    )
    const stored = { ...content, translations: { de } }
    for (const layout of layouts) {
      const { untranslated, ...shown } = publicContent({ templateId, content: stored, layout, pages }, undefined, 'de')
      const own = publicContent({ templateId, content: stored, layout, pages })
      expect(canaries(shown)).toEqual(canaries(own))
      expect(canaries(own)).toEqual(expect.arrayContaining(canaries(untranslated)))
      expect(Object.keys(shown)).not.toContain('translations')
      expect(Object.keys(own)).not.toContain('translations')
    }
    const translated = JSON.stringify(
      publicContent({ templateId, content: stored, layout: { hidden: [], added }, pages }, undefined, 'de'),
    )
    expect(translated.match(/"de canary/g)?.length).toBeGreaterThan(10)
  })

  it('makes the same page where fields are empty, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.func(fc.boolean()), fc.constantFrom(...layouts), async (left, layout) => {
        const content = some(canaryContent(), left as (path: string) => boolean)
        const shown = publicContent({ templateId, content, layout, pages })
        return (await pageOf(templateId, shown, layout)) === (await pageOf(templateId, content, layout))
      }),
      { numRuns: 20, seed: 1 },
    )
  })
})

it('what is said of pages is public only where the page lists some, and which these are always', () => {
  const layout = { hidden: [], added: ['pages-1'], titles: { 'pages-1': 'Read on' } }
  const content: PortfolioContent = { custom: { 'pages-1': { intro: 'What came of it', show: 'study' } } }
  const shownWith = (kind: 'study' | 'article') => {
    const source = { templateId: 'developer-pro', content, layout, pages: [{ kind }] }
    return { content: publicContent(source), titles: publicLayout(source).titles }
  }
  expect(shownWith('study')).toEqual({ content, titles: layout.titles })
  expect(shownWith('article')).toEqual({ content: { custom: { 'pages-1': { show: 'study' } } }, titles: {} })
})

describe('the description of a page', () => {
  const content: PortfolioContent = { hero: { name: 'Ada' }, about: { bio: '<p>Analyst of engines</p>' } }
  const described = (hidden: string[]) =>
    pageFacts({
      name: 'My portfolio',
      username: 'ada',
      content: publicContent({ templateId: 'minimalist-designer', content, layout: { hidden } }),
      origin: 'https://vitrine.test',
    }).description

  it('comes from the bio only where the page shows it', () => {
    expect(described([])).toBe('Analyst of engines')
    expect(described(['about'])).toBe('Check out Ada’s portfolio')
  })
})

describe('the public names of sections', () => {
  const content: PortfolioContent = {
    about: { bio: '<p>Analyst</p>' },
    gallery: { images: [{ src: 'a.jpg', private: true }] },
  }
  const titles = { about: 'Who', gallery: 'Works', contact: 'Hello', writing: 'Essays', elsewhere: 'Lost' }
  const namesOf = (hidden: string[], writes: boolean) =>
    publicLayout({
      templateId: 'minimalist-designer',
      content,
      layout: { hidden, order: ['about'], titles },
      pages: [{ kind: writes ? 'article' : 'study' }],
    })

  it('are those of the sections that the page shows', () => {
    expect(namesOf([], true)).toEqual({ hidden: [], order: ['about'], titles: { about: 'Who', writing: 'Essays' } })
    expect(namesOf([], false).titles).toEqual({ about: 'Who' })
    expect(namesOf(['about', 'writing'], true).titles).toEqual({})
  })

  it('are none of a template that is not supported any more', () => {
    expect(publicLayout({ templateId: 'gone', content, layout: { hidden: [], titles }, pages })).toEqual({
      hidden: [],
    })
  })
})

it('nothing is public of a template that is not supported any more', () => {
  expect(publicContent({ templateId: 'gone', content: canaryContent(), layout: { hidden: [] } })).toEqual({})
})
