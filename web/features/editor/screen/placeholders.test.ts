import { expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { catalogue } from '@vitrine/templates/catalogue'
import { noPages, type ShownPage } from '@vitrine/templates/pages/shown-page'
import { sitePages } from '@vitrine/templates/pages/site-pages'
import { visibleSections } from '@vitrine/templates/visible-sections'
import { withPlaceholderPages, withPlaceholders } from './placeholders.ts'

const { metadata, sections } = catalogue['minimalist-designer']
const layout = { hidden: [], added: ['pages-1', 'pages-2'] }
const article: ShownPage = {
  id: 'a',
  kind: 'article',
  slug: 'a',
  title: 'An article',
  excerpt: '',
  date: '',
  minutes: 1,
  item: '',
}

it('a section without a page to list is faint, with what its owner wrote and pages that are made up', () => {
  const pages = sitePages({ ...noPages, pages: [article] })
  const content: PortfolioContent = { custom: { 'pages-1': { show: 'study', intro: 'Mine' } } }
  const shown = withPlaceholders(metadata, pages.withPages(sections, layout), content, layout)
  expect(shown.faint).toContain('pages-1')
  expect(shown.faint).not.toContain('pages-2')
  expect(shown.content.custom).toEqual(content.custom)

  const visible = visibleSections(
    withPlaceholderPages(pages, shown.faint).withPages(sections, layout),
    shown.content,
    layout,
  )
  const titlesIn = (id: string) =>
    visible
      .find((section) => section.id === id)
      ?.pagesIn?.(shown.content)
      .map(({ title }) => title)
  expect(titlesIn('pages-1')).toEqual(['Title of a page', 'Title of a page', 'Title of a page'])
  expect(titlesIn('pages-2')).toEqual(['An article'])
})

it('what is blank is filled in', () => {
  const content: PortfolioContent = { custom: { 'text-1': { text: '<p></p>' } } }
  const { content: shown, faint } = withPlaceholders(metadata, sections, content, { hidden: [], added: ['text-1'] })
  expect(faint).toContain('text-1')
  expect(shown.custom?.['text-1']?.text).toContain('What you want to say here')
})
