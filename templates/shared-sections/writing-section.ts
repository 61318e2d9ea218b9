import type { TemplateSection } from '@vitrine/common/fields/section'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { ShownPage } from '../pages/shown-page.ts'

/** The section that lists articles: every template has it once there are some. It has no fields. */
export const writingSection = { id: 'writing', label: 'Writing', hideable: true, fields: [] } satisfies TemplateSection

/** The articles that the section lists: not those that a section of the portfolio lists, as items of its own. */
export function listedArticles<P extends Pick<ShownPage, 'kind' | 'item'>>(
  sections: readonly Pick<TemplateSection, 'id' | 'optional'>[],
  { added }: Pick<Layout, 'added'>,
  pages: readonly P[],
): P[] {
  const hasOwn = sections.some(({ id, optional }) => id === 'articles' && (!optional || added?.includes(id)))
  return pages.filter(({ kind, item }) => kind === 'article' && !(hasOwn && item.startsWith('articles/')))
}

/** Puts the section where it stands until its owner moves it: before the last one that can be moved. */
export const insertWriting = <S extends Pick<TemplateSection, 'fixed'>>(sections: readonly S[], writing: S): S[] =>
  sections.toSpliced(
    sections.findLastIndex(({ fixed }) => !fixed),
    0,
    writing,
  )

/** What a portfolio with these pages can order and hide. */
export const sectionsWithWriting = (
  sections: readonly TemplateSection[],
  layout: Pick<Layout, 'added'>,
  pages: readonly Pick<ShownPage, 'kind' | 'item'>[],
): readonly TemplateSection[] =>
  listedArticles(sections, layout, pages).length > 0 ? insertWriting(sections, writingSection) : sections
