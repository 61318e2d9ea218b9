import { walkFields } from '@vitrine/common/fields/walk'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { itemRef, privateLists, type PrivateList } from '@vitrine/common/portfolio/private-items'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { getAt } from '@vitrine/common/portfolio/paths'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { registry } from '../registry.ts'
import type { ShownPage } from './shown-page.ts'
import { sitePages } from './site-pages.ts'

/** The lists of a template whose items can have case studies. */
const listsOf = (id: TemplateId): PrivateList[] => {
  const paths = new Set(
    walkFields({ sections: catalogue[id].sections.filter(({ optional }) => !optional) }).map(({ path }) => path),
  )
  return privateLists.filter((list) => paths.has(list))
}

const page = (kind: ShownPage['kind'], item = ''): ShownPage => ({
  id: 'p1',
  kind,
  slug: 'a-page',
  title: 'What came of it',
  excerpt: 'In a sentence.',
  date: '2026-03-12',
  minutes: 6,
  item,
})

async function markup(id: TemplateId, pages?: readonly ShownPage[], content?: PortfolioContent, hidden: string[] = []) {
  const shown = pages && sitePages({ pages, home: '/ada', addressOf: ({ slug }) => `/ada/${slug}` })
  return renderToStaticMarkup(
    <TemplatePage
      definition={await registry[id]()}
      content={content ?? withItemIds(catalogue[id].example)}
      layout={{ hidden }}
      picture={pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })}
      pages={shown}
    />,
  )
}

describe.each(templateIds)('the home page of %s', (id) => {
  const content = withItemIds(catalogue[id].example)
  const lists = listsOf(id)

  it('stays as it is without pages, and with a page that belongs to none of its items', async () => {
    const before = await markup(id)
    expect(await markup(id, [])).toBe(before)
    expect(await markup(id, [page('study'), page('study', 'projects/gone')])).toBe(before)
  })

  it('has a list whose items can have case studies', () => {
    expect(lists).not.toEqual([])
  })

  it.each(lists)('leads from an item of %s to its case study', async (list) => {
    const [, item] = getAt(content, list) as { itemId: string }[]
    const html = await markup(id, [page('study', itemRef(list, item!))])
    expect(html.match(/href="\/ada\/a-page"/g)).toHaveLength(1)
    expect(html).not.toContain('id="writing"')
  })

  it('lists articles under Writing, with date and reading time, unless its owner hides them', async () => {
    const html = await markup(id, [page('article'), page('study')])
    const section = /<section[^>]*id="writing".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(section).toMatch(/<h2[^>]*>Writing<\/h2>/)
    expect(section).toContain('<a href="/ada/a-page">What came of it</a>')
    expect(section.replace(/<[^>]+>/g, ' ')).toMatch(/March 12, 2026\s+6 min read/)
    expect(section).toContain('In a sentence.')
    expect(await markup(id, [page('article')], undefined, ['writing'])).not.toContain('a-page')
  })

  it('has no script in it, whatever a page is called', async () => {
    const hostile = { ...page('article'), title: '<script>alert(1)</script>', slug: '"><script>' }
    expect(await markup(id, [hostile])).not.toContain('<script')
  })
})

it('a template with a list of articles does not list its items twice', async () => {
  const html = await markup('business-executive', [page('article', 'articles/1')])
  expect(html.match(/href="\/ada\/a-page"/g)).toHaveLength(1)
  expect(html).not.toContain('id="writing"')
})
