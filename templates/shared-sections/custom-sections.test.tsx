import { customIdsOf, customKindOf, customKinds } from '@vitrine/common/portfolio/custom-sections'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { templateIds } from '@vitrine/common/templates/ids'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { latinLetters } from '../letters.ts'
import { TemplatePage } from '../page.tsx'
import type { ShownPage } from '../pages/shown-page.ts'
import { sitePages } from '../pages/site-pages.ts'
import { pictureResolver } from '../picture.ts'
import { registry } from '../registry.ts'
import { publishedStyles } from '../styles.ts'
import { loadWording } from '../words/load-wording.ts'
import { withLateRules } from './late-rules.ts'

const content: PortfolioContent = {
  hero: { name: 'Ada' },
  custom: {
    'text-2': { text: '<p>Some <strong>words</strong></p>' },
    'list-1': { items: [{ title: 'A talk', detail: 'May 2026', text: 'On looms', link: 'https://example.com/talk' }] },
    'cards-1': { items: [{ title: 'A card', text: 'With a picture', image: 'https://example.com/card.jpg' }, {}] },
    'gallery-1': { images: [{ image: 'https://example.com/a.jpg', caption: 'A loom' }, { caption: 'No picture' }] },
    'quote-1': { quote: 'It holds.', author: 'Mary', role: 'Astronomer' },
    'pages-1': { intro: 'What came of it.', show: 'study' },
    'cta-1': { text: 'Come by.', buttonText: 'Find me', href: 'https://example.com/map' },
  },
}
const added = ['text-2', 'list-1', 'cards-1', 'gallery-1', 'quote-1', 'pages-1', 'cta-1']

const page = { excerpt: '', date: '2026-03-12', minutes: 6, item: '' }
const pages: ShownPage[] = [
  {
    ...page,
    id: 'a',
    kind: 'study',
    slug: 'a-study',
    title: 'A study',
    excerpt: 'How it was made',
    cover: 'https://example.com/cover.jpg',
    coverAlt: 'A punched card',
  },
  { ...page, id: 'b', kind: 'study', slug: 'untitled', title: ' ' },
  { ...page, id: 'c', kind: 'article', slug: 'an-article', title: 'An article' },
]

it('knows the kind of a custom section by its id', () => {
  for (const kind of customKinds) for (const id of customIdsOf(kind)) expect(customKindOf(id)).toBe(kind)
  for (const id of ['text', 'text-4', 'cta', 'about', '']) expect(customKindOf(id)).toBeNull()
})

describe.each(templateIds)('custom sections in %s', (id) => {
  const render = async (
    layout: { hidden: string[]; added?: string[]; order?: string[]; titles?: object },
    live: readonly ShownPage[] = pages,
    own: PortfolioContent['custom'] = {},
  ) => {
    const definition = await registry[id]()
    const site = sitePages({ pages: live, home: '/ada', addressOf: ({ slug }) => `/ada/${slug}` })
    return renderToStaticMarkup(
      <TemplatePage
        definition={definition}
        content={{ ...content, custom: { ...content.custom, ...own } }}
        picture={pictureResolver({ origin: '', bucket: '' })}
        layout={layout as never}
        pages={site}
      />,
    )
  }
  const listed = (html: string) =>
    [...(/<section[^>]*id="pages-1".*?<\/section>/s.exec(html)?.[0] ?? '').matchAll(/href="\/ada\/([^"]+)"/g)].map(
      ([, slug]) => slug,
    )

  it('show what is in them, under the names that their owner gave them', async () => {
    const html = await render({ hidden: [], added, titles: { 'text-2': 'My way', 'cta-1': 'See you' } })
    for (const text of [
      '>My way</h2>',
      '<p>Some <strong>words</strong></p>',
      'href="https://example.com/talk"',
      'A card',
      'alt="A loom"',
      'It holds.',
      'Mary, Astronomer',
      '>See you</h2>',
      'href="https://example.com/map"',
      'Find me',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('No picture')
  })

  it('have names of their own where nobody has named them', async () => {
    const twice = { ...content, custom: { ...content.custom, 'text-1': content.custom!['text-2'] } }
    const definition = await registry[id]()
    const german = await loadWording('de')
    const html = renderToStaticMarkup(
      <TemplatePage
        definition={definition}
        content={twice}
        picture={pictureResolver({ origin: '', bucket: '' })}
        layout={{ hidden: [], added: ['text-1', ...added] }}
        wording={german}
      />,
    )
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual(expect.arrayContaining(['Mehr', 'Mehr 2']))
  })

  it('list the pages that were chosen, with what is known of them', async () => {
    const html = await render({ hidden: ['writing'], added: ['pages-1'] })
    expect(listed(html)).toEqual(['a-study', 'untitled'])
    for (const text of [
      'What came of it.',
      '<a href="/ada/a-study">A study</a>',
      'How it was made',
      'src="https://example.com/cover.jpg"',
      'alt="A punched card"',
      '<a href="/ada/untitled">Untitled</a>',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('March 12, 2026')

    const articles = await render({ hidden: ['writing'], added: ['pages-1'] }, pages, {
      'pages-1': { show: 'article' },
    })
    expect(listed(articles)).toEqual(['an-article'])
    expect(articles.replace(/<[^>]+>/g, ' ')).toMatch(/March 12, 2026\s+6 min read/)
    for (const show of [undefined, '', 'all', 'elsewhere'])
      expect(listed(await render({ hidden: [], added: ['pages-1'] }, pages, { 'pages-1': { show } }))).toEqual([
        'a-study',
        'untitled',
        'an-article',
      ])
  })

  it('list pages only where there are some', async () => {
    const articles = pages.filter(({ kind }) => kind === 'article')
    const html = await render({ hidden: [], added: ['pages-1'] }, articles)
    expect(html).not.toContain('pages-1')
    expect(html).not.toContain('What came of it.')
    expect(html).toBe(await render({ hidden: [] }, articles))
  })

  it('come in the order of their owner', async () => {
    const html = await render({ hidden: [], added, order: ['cta-1', 'text-2', 'quote-1'] })
    const places = ['cta-1', 'text-2', 'quote-1'].map((section) => html.indexOf(` id="${section}"`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })

  it('are not there unless they are added, nor while they are hidden', async () => {
    const without = await render({ hidden: [] })
    for (const text of ['words', 'A talk', 'A card', 'It holds', 'Come by']) expect(without).not.toContain(text)
    expect(await render({ hidden: added, added })).toBe(without)
  })

  it('bring rules only to pages that have them', async () => {
    const definition = await registry[id]()
    const cssOf = async (own: string[]) =>
      publishedStyles(withLateRules(definition, await render({ hidden: [], added: own })), {}, latinLetters)
    expect(await cssOf([])).not.toContain('.custom-grid')
    expect(await cssOf(['gallery-1'])).toContain('.custom-grid')
    expect(await cssOf(['pages-1'])).toContain('.custom-pages')
  })
})
