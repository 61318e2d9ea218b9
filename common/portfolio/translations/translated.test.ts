import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutPrivateItems } from '../private-items.ts'
import type { TemplateMetadata } from '../../fields/section.ts'
import type { PortfolioContent } from '../content.ts'
import { contentSchema } from '../content.ts'
import { getAt, setAt } from '../paths.ts'
import { textPatterns } from './patterns.ts'
import { originalTexts, servedLanguages, stateOf, translationOf } from './texts.ts'
import { translatedContent, translatedLayout } from './translated.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Introduction',
      hideable: false,
      fields: [
        { path: 'hero.title', label: 'Title', type: 'string' },
        { path: 'hero.bio', label: 'About you', type: 'richtext' },
        { path: 'hero.avatar', label: 'Portrait', type: 'image' },
        { path: 'hero.phone', label: 'Phone', type: 'string' },
        { path: 'tools', label: 'Tools', type: 'array:string' },
      ],
    },
    {
      id: 'projects',
      label: 'Projects',
      hideable: true,
      fields: [
        {
          path: 'projects',
          label: 'Projects',
          itemLabel: 'Project',
          titleField: 'title',
          type: 'array:object',
          fields: [
            { path: 'title', label: 'Title', type: 'string' },
            { path: 'category', label: 'Category', type: 'string' },
            { path: 'link', label: 'Link', type: 'url' },
            { path: 'bullets', label: 'Points', type: 'array:string' },
          ],
        },
      ],
    },
  ],
}
const patterns = textPatterns(metadata)

const content: PortfolioContent = {
  hero: { title: 'Hello', bio: '<p>Me</p>', avatar: 'https://a.example/b.jpg', avatarAlt: 'Me', phone: '+49 1' },
  tools: ['Pencil', 'Paper'],
  projects: [
    { itemId: 'a', title: 'House', category: 'Homes', link: 'https://house.example', bullets: ['One'] },
    { itemId: 'b', title: 'Secret', category: 'Vaults', private: true },
    { itemId: 'c', title: 'Hut', category: 'Homes' },
  ],
}

const layout = { titles: { projects: 'Work' } }
const originals = originalTexts({ metadata, content, layout })

/** The content with a translation of every text. */
const translatedTo = (language: 'de', say: (text: string) => string) => ({
  ...content,
  translations: {
    [language]: Object.fromEntries(
      originals.map((text) => [
        text.key,
        translationOf(text, typeof text.original === 'string' ? say(text.original) : text.original.map(say)),
      ]),
    ),
  },
})

const german = translatedTo('de', (text) => `de:${text}`)

describe('the texts of a portfolio', () => {
  it('are known by the ids of items, and each category is one', () => {
    expect(originals.map(({ key, label }) => [key.replace(/category\/.*/, 'category/…'), label])).toEqual([
      ['titles/projects', 'Name of Projects'],
      ['hero/title', 'Introduction: Title'],
      ['hero/bio', 'Introduction: About you'],
      ['hero/avatarAlt', 'Introduction: Portrait: description'],
      ['tools', 'Introduction: Tools'],
      ['projects/a/title', 'Project “House”: Title'],
      ['projects/category/…', 'Project “House”: Category'],
      ['projects/a/bullets', 'Project “House”: Points'],
      ['projects/b/title', 'Project “Secret”: Title'],
      ['projects/category/…', 'Project “Secret”: Category'],
      ['projects/c/title', 'Project “Hut”: Title'],
    ])
  })

  it('can be stored with their translations', () => {
    expect(contentSchema.safeParse(german)).toMatchObject({ success: true })
  })

  it.each([
    ['a key that is no place', { 'hero//title': { text: '', of: 'a' } }],
    ['a key with a dot', { 'hero.title': { text: '', of: 'a' } }],
    ['a text that is none', { 'hero/title': { text: 1, of: 'a' } }],
    ['a text of nothing', { 'hero/title': { text: 'Hallo' } }],
  ])('are refused with %s', (_name, de: unknown) => {
    expect(contentSchema.safeParse({ translations: { de } }).success).toBe(false)
  })

  it('are refused in a language that there is not', () => {
    expect(contentSchema.safeParse({ translations: { tlh: {} } }).success).toBe(false)
    expect(contentSchema.safeParse({ meta: { languages: ['tlh'] } }).success).toBe(false)
  })
})

describe('a portfolio in another language', () => {
  it('has its texts, and everything else of the original', () => {
    expect(translatedContent(german, 'de', patterns)).toEqual({
      meta: { language: 'de' },
      hero: {
        title: 'de:Hello',
        bio: 'de:<p>Me</p>',
        avatar: 'https://a.example/b.jpg',
        avatarAlt: 'de:Me',
        phone: '+49 1',
      },
      tools: ['de:Pencil', 'de:Paper'],
      projects: [
        { itemId: 'a', title: 'de:House', category: 'de:Homes', link: 'https://house.example', bullets: ['de:One'] },
        { itemId: 'b', title: 'de:Secret', category: 'de:Vaults', private: true },
        { itemId: 'c', title: 'de:Hut', category: 'de:Homes' },
      ],
    })
    expect(translatedLayout(layout, german, 'de')).toEqual({ titles: { projects: 'de:Work' } })
  })

  it('falls back to the original, text by text', () => {
    const some = {
      ...content,
      translations: { de: { 'hero/title': { text: 'Hallo', of: 'x' }, tools: { text: ' ', of: 'x' } } },
    }
    expect(translatedContent(some, 'de', patterns)).toEqual({
      ...content,
      hero: { ...content.hero, title: 'Hallo' },
      meta: { language: 'de' },
      untranslated: {
        language: 'en',
        texts: ['<p>Me</p>', 'Me', 'Pencil', 'Paper', 'House', 'Homes', 'One', 'Secret', 'Vaults', 'Hut', 'Homes'],
      },
    })
    expect(translatedContent(some, 'fr', patterns)).toMatchObject({
      hero: { title: 'Hello' },
      meta: { language: 'fr' },
    })
  })

  it('has no text where the original was emptied', () => {
    const emptied = setAt<PortfolioContent>(german, 'hero.title', ' ')
    expect(translatedContent(emptied, 'de', patterns).hero?.title).toBe(' ')
  })

  it('changes nothing but texts, whatever its keys say', () => {
    const translations = {
      de: {
        'hero/avatar': { text: 'https://evil.example', of: 'a' },
        'hero/avatarPath': { text: 'private/x', of: 'a' },
        'projects/a/link': { text: 'https://evil.example', of: 'a' },
        'projects/a/itemId': { text: 'z', of: 'a' },
        'hero/title': { text: ['a list'], of: 'a' },
        tools: { text: 'a text', of: 'a' },
      },
    }
    const stored = { ...content, hero: { ...content.hero, avatarPath: 'p' }, translations }
    const { translations: _, ...original } = stored
    expect(translatedContent(stored, 'de', patterns)).toMatchObject({ ...original, meta: { language: 'de' } })
  })

  it('follows items that are moved, and has nothing of private ones', () => {
    const moved = { ...german, projects: german.projects?.toReversed() }
    const shown = translatedContent(withoutPrivateItems(moved), 'de', patterns)
    expect(shown.projects?.map(({ title }) => title)).toEqual(['de:Hut', 'de:House'])
    expect(JSON.stringify(shown)).not.toMatch(/Secret|Vaults/)
  })

  it('has the order of its categories, without those that only private pictures have', () => {
    const gallery = {
      images: [
        { itemId: 'a', category: 'Sea' },
        { itemId: 'b', category: 'Weddings', private: true },
      ],
      categories: ['Weddings', 'Sea'],
    }
    const field = { label: 'Category', type: 'string', path: 'category' } as const
    const pictures: TemplateMetadata = {
      sections: [
        {
          id: 'gallery',
          label: 'Gallery',
          hideable: false,
          fields: [
            {
              path: 'gallery.images',
              label: 'Pictures',
              itemLabel: 'Picture',
              titleField: 'category',
              type: 'array:object',
              fields: [field],
            },
            { path: 'gallery.categories', label: 'Order', type: 'array:string' },
          ],
        },
      ],
    }
    const texts = originalTexts({ metadata: pictures, content: { gallery } })
    const de = Object.fromEntries(texts.map((text) => [text.key, translationOf(text, `de:${String(text.original)}`)]))
    const all = { gallery, translations: { de } }
    expect(translatedContent(all, 'de', textPatterns(pictures)).gallery?.categories).toEqual(['de:Weddings', 'de:Sea'])
    expect(translatedContent(withoutPrivateItems(all), 'de', textPatterns(pictures)).gallery).toEqual({
      images: [{ itemId: 'a', category: 'de:Sea' }],
      categories: ['de:Sea'],
    })
  })

  it('is the original where every text is translated by itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.string(), (lines, title) => {
        const stored: PortfolioContent = { hero: { title }, tools: lines }
        const texts = originalTexts({ metadata, content: stored })
        const de = Object.fromEntries(
          texts.map((text) => [
            text.key,
            translationOf(text, typeof text.original === 'string' ? text.original : [...text.original]),
          ]),
        )
        expect(translatedContent({ ...stored, translations: { de } }, 'de', patterns)).toEqual({
          ...stored,
          meta: { language: 'de' },
        })
      }),
    )
  })
})

describe('a translation', () => {
  const stateAt = (key: string, stored: PortfolioContent) =>
    originalTexts({ metadata, content: stored })
      .filter((text) => text.key === key)
      .map((text) => stateOf(text, stored.translations?.de))

  it('is outdated once its original says something else, and not before', () => {
    expect(stateAt('hero/title', german)).toEqual(['done'])
    expect(stateAt('hero/title', setAt(german, 'hero.title', 'Hello!'))).toEqual(['outdated'])
    expect(stateAt('hero/title', setAt(setAt(german, 'hero.title', 'Hello!'), 'hero.title', 'Hello'))).toEqual(['done'])
    expect(stateAt('tools', setAt(german, 'tools', ['Pencil, Paper']))).toEqual(['outdated'])
  })

  it('is missing where there is none, unless there is nothing to translate', () => {
    expect(stateAt('hero/title', content)).toEqual(['missing'])
    expect(stateAt('hero/title', setAt(content, 'hero.title', '2024'))).toEqual(['same'])
    expect(getAt(content, 'translations')).toBeUndefined()
  })
})

it('is served in as many languages as the plan includes, in the owner’s order', () => {
  const meta = { language: 'en', languages: ['ja', 'en', 'de', 'ja'] } as PortfolioContent['meta']
  expect(servedLanguages({ meta }, 'free')).toEqual(['ja'])
  expect(servedLanguages({ meta }, 'pro')).toEqual(['ja', 'de'])
  expect(servedLanguages({}, 'pro')).toEqual([])
})
