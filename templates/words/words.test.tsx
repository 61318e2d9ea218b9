import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateSection } from '@vitrine/common/fields/section'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canaryContent } from '../canary-content.ts'
import { catalogue } from '../catalogue.ts'
import { filledWrittenPage } from '../filled-content.ts'
import { TemplatePage } from '../page.tsx'
import { loadPage } from '../pages/page.ts'
import { PageDocument } from '../pages/page-document.tsx'
import { sitePages } from '../pages/site-pages.ts'
import { dateOf } from '../parts/dates.ts'
import { pictureResolver } from '../picture.ts'
import { registry } from '../registry.ts'
import { optionalSections } from '../shared-sections/sections.ts'
import { writingSection } from '../shared-sections/writing-section.ts'
import { loadWording } from './load-wording.ts'
import { inEnglish, markedWording, textsOf } from './marked.ts'
import { english } from './wording.ts'
import { sectionNames } from './section-names.ts'
import { type Word, words } from './words.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
const allWords: Word[] = [...words, ...(Object.keys(sectionNames) as (keyof typeof sectionNames)[])]
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('the words', () => {
  it('are each in use', () => {
    const root = join(import.meta.dirname, '..')
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/^words|\.test\.|node_modules|dist\//.test(path))
      .map((path) => readFileSync(join(root, path), 'utf8'))
    code.push(readFileSync(join(root, '../common/forms.ts'), 'utf8').replace('${MESSAGE_MAX_SHOWN}', '{limit}'))
    const all = code.join('\n')
    expect(allWords.filter((word) => !["'", '"', '`'].some((quote) => all.includes(quote + word + quote)))).toEqual([])
  })

  it('are all names of sections', () => {
    const all: readonly TemplateSection[] = [
      ...Object.values(catalogue).flatMap(({ sections }) => sections),
      writingSection,
    ]
    const names = all.flatMap(({ label, heading = label, navigation = heading }) => [heading, navigation])
    const known: readonly (string | null)[] = [...allWords, null]
    const withoutNumber = (name: string | null) => name && name.replace(/ \d$/, '')
    expect(names.filter((name) => !known.includes(withoutNumber(name)))).toEqual([])
  })

  it.each(languages)('fill in the same in %s', async (language) => {
    const wording = await loadWording(language)
    expect(wording.language).toBe(language)
    for (const word of allWords) {
      const filled = Object.fromEntries(placeholders(word).map((name) => [name.slice(1, -1), '4']))
      const said = (wording.say as (word: Word, values: object) => string)(word, filled)
      expect(said.trim()).not.toBe('')
      expect(said).not.toMatch(/[{}]/)
      if (language !== 'en' && placeholders(word).length > 0) expect(said).toContain('4')
    }
  })
})

it('a plural follows the rules of its language', async () => {
  const { say } = await loadWording('ar')
  expect([1, 2, 5, 11].map((n) => say('{n} min read', { n }))).toEqual([
    'قراءة في دقيقة واحدة',
    'قراءة في دقيقتين',
    'قراءة في 5 دقائق',
    'قراءة في 11 دقيقة',
  ])
})

it('what is filled in stays as it is', async () => {
  const { say } = await loadWording('de')
  expect(say('From {price}', { price: '$& {price}' })).toBe('ab $& {price}')
  expect(english.say('of {title}', { title: '{title}' })).toBe('of {title}')
})

it('dates are written as in the language', () => {
  const day = '2025-03-09'
  expect(dateOf(day, 'en').text).toBe('March 9, 2025')
  expect(dateOf(day, 'de').text).toBe('9. März 2025')
  expect(dateOf(day, 'ja').text).toBe('2025年3月9日')
  expect(dateOf(day, 'ar').text).toBe('9 مارس 2025')
  expect(dateOf('Spring 2025', 'ja')).toEqual({ text: 'Spring 2025', day: undefined })
})

const marked = markedWording(allWords)

const pages = [1, 2, 3, 4].map((n) => ({
  id: `p${n}`,
  kind: n % 2 === 0 ? ('article' as const) : ('study' as const),
  slug: `s${n}`,
  title: 'canary',
  excerpt: 'canary',
  date: '2025-04-03',
  minutes: n,
  item: '',
}))
const shown = { pages, home: '/h', addressOf: ({ slug }: { slug: string }) => `/${slug}` }

const sparse: PortfolioContent = {
  projects: [{ description: 'canary' }],
  contact: { form: 'shown', email: 'canary@canary.example' },
  gallery: { images: [{ src: 'https://a.example/c.jpg' }] },
  collections: [{ description: 'canary' }],
  exhibitions: [{ city: 'canary' }],
  services: [{ summary: 'canary', priceFrom: 'canary' }],
  articles: [
    { excerpt: 'canary', date: '2024-02-01' },
    { excerpt: 'canary', featured: true },
  ],
  cta: { subtext: 'canary', href: 'https://a.example/' },
  newsletter: { description: 'canary' },
  custom: { 'gallery-1': { images: [{ image: 'https://a.example/c.jpg' }] }, 'cta-1': { href: 'https://a.example/' } },
}

describe.each(templateIds)('%s', (id: TemplateId) => {
  it.each([
    ['whole', canaryContent()],
    ['sparse', sparse],
    ['empty', {}],
  ])('says nothing in English of %s content', async (_what, content) => {
    const layout = { hidden: [], added: optionalSections.map((section) => section.id) }
    const page = (
      <TemplatePage
        definition={await registry[id]()}
        content={content}
        layout={layout}
        username="ada"
        picture={picture}
        pages={sitePages(shown)}
        wording={marked}
      />
    )
    expect(inEnglish(textsOf(renderToStaticMarkup(page)))).toEqual([])
  })

  it.each(['study', 'article'] as const)('says nothing in English on a page: %s', async (kind) => {
    const content = filledWrittenPage({
      textAt: ({ isAddress }) => (isAddress ? 'https://youtu.be/abcdefghijk' : 'canary'),
    })
    const { definition, look } = await loadPage(id, content)
    const page = (
      <PageDocument
        definition={definition}
        look={look}
        site={{ content: canaryContent(), layout: { hidden: [] } }}
        id={kind === 'study' ? 'p3' : 'p2'}
        kind={kind}
        content={content}
        minutes={4}
        shown={shown}
        picture={picture}
        wording={marked}
      />
    )
    expect(inEnglish(textsOf(renderToStaticMarkup(page)))).toEqual([])
  })
})
