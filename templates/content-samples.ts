import type { ValueField } from '@vitrine/common/fields/field'
import { fillFields } from '@vitrine/common/fields/fill'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { customIdsOf, customKinds } from '@vitrine/common/portfolio/custom-sections'
import type { ShownPage } from './pages/shown-page.ts'
import { sitePages } from './pages/site-pages.ts'

/**
 * Content with something in every field of a template, and `count` items in every list of a section; what tests over all
 * templates are made of.
 * @param valueOf what a field holds, of the item at `index` where it is in a list; undefined leaves it out
 */
export const sampleContent = (
  metadata: TemplateMetadata,
  valueOf: (field: ValueField, index: number) => unknown,
  count: number,
): PortfolioContent =>
  fillFields(metadata, count, ({ field, path }) => valueOf(field, Number(/\.(\d+)\./.exec(path)?.[1] ?? 0)))

/** Of custom sections one of each kind: the others are the same. */
export const isCopy = (section: string): boolean =>
  customKinds.some((kind) =>
    customIdsOf(kind)
      .slice(1)
      .some((id) => id === section),
  )

/** A case study of no item, for sections that list pages. */
export const samplePage: ShownPage = {
  id: 'page',
  kind: 'study',
  slug: 'page',
  title: 'A page',
  excerpt: '',
  date: '',
  minutes: 1,
  item: '',
}

export const samplePages = sitePages({ pages: [samplePage], home: '/', addressOf: () => '/page' })
