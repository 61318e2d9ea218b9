import type { Language } from '@vitrine/common/languages'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { pictureResolver } from '../picture.ts'
import { registry } from '../registry.ts'
import { staticPage } from '../static-page.tsx'
import { loadPage } from './page.ts'
import type { ShownPage } from './shown-page.ts'
import { sitePages } from './site-pages.ts'
import { staticPages, staticWrittenPage } from './static-written-page.tsx'
import { english } from '../words/wording.ts'

const page = (id: string, kind: ShownPage['kind'], slug: string): ShownPage => ({
  id,
  kind,
  slug,
  title: slug,
  excerpt: '',
  date: '2026-03-12',
  minutes: 2,
  item: '',
})
const pages = [page('p1', 'study', 'übersicht'), page('p2', 'study', 'on-grids'), page('p3', 'article', 'on-type')]
const shared = {
  title: 'Ada',
  description: '',
  origin: 'https://vitrine.example',
  hasFeeds: true,
  design: {},
  madeWith: true,
  wording: english,
  picture: pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' }),
}
const written: PageContent = { title: 'On grids', blocks: [{ itemId: 'a', type: 'text', text: '<p>Columns</p>' }] }

async function siteOf(templateId: TemplateId, language: Language | null = null) {
  const content = withItemIds(catalogue[templateId].example)
  const layout = { hidden: [], added: ['pages-1'] }
  const loaded = await loadPage(templateId, written)
  return {
    home: staticPage({
      ...shared,
      root: language ? '../' : './',
      languages: language ? [linkTo('en', '../index.html'), linkTo(language, './index.html')] : undefined,
      definition: await registry[templateId](),
      content,
      layout,
      pages: sitePages(staticPages(pages)),
    }),
    study: staticWrittenPage({
      ...shared,
      root: language ? '../../' : '../',
      languages: language ? [linkTo('en', '../../on-grids/index.html'), linkTo(language, './index.html')] : undefined,
      site: { content, layout },
      id: 'p2',
      kind: 'study',
      content: written,
      minutes: 2,
      loaded,
      pages,
    }),
  }
}

const linkTo = (language: Language, href: string) => ({ language, href })

const addressesIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)

describe.each(templateIds)('the files of %s', (templateId) => {
  it('name each other by where they lie, from the home page and from the folder of a page', async () => {
    const { home, study } = await siteOf(templateId)
    expect(addressesIn(home.html)).toEqual(
      expect.arrayContaining([
        'style.css',
        './page.js',
        './feed.xml',
        './feed.json',
        './on-type/index.html',
        './on-grids/index.html',
      ]),
    )
    expect(addressesIn(study.html)).toEqual(
      expect.arrayContaining([
        'style.css',
        '../page-plain.js',
        '../feed.xml',
        '../index.html',
        '../%C3%BCbersicht/index.html',
        '../index.html#writing',
        '../index.html#pages-1',
      ]),
    )
    for (const { html, css, fonts } of [home, study]) {
      expect(fonts.length).toBeGreaterThan(0)
      expect(css).not.toContain('url(/')
      // Only pictures of the example are of this site; whoever makes the files gives them their places.
      expect(
        addressesIn(html).filter((address) => address.startsWith('/') && !address.startsWith('/examples/')),
      ).toEqual([])
    }
    expect(home.css).toContain('url(./fonts/')
    expect(study.css).toContain('url(../fonts/')
  })

  it('lie a folder deeper in another language, beside the same scripts and fonts', async () => {
    const { home, study } = await siteOf(templateId, 'de')
    expect(addressesIn(home.html)).toEqual(
      expect.arrayContaining(['style.css', '../page.js', './on-type/index.html', '../index.html']),
    )
    expect(addressesIn(study.html)).toEqual(
      expect.arrayContaining(['style.css', '../../page-plain.js', '../index.html', '../../on-grids/index.html']),
    )
    expect(home.css).toContain('url(../fonts/')
    expect(study.css).toContain('url(../../fonts/')
    for (const { css } of [home, study]) expect(css).toContain('.languages')
  })
})
