import type { TemplateSection } from '@vitrine/common/fields/section'
import type { ShownPage } from '../pages/shown-page.ts'

/** The section that lists articles: every template has it once there are some. It has no fields. */
export const writingSection = { id: 'writing', label: 'Writing', hideable: true, fields: [] } satisfies TemplateSection

/** The articles that the section lists: not those that the template lists itself, as items of its own. */
export function listedArticles<P extends Pick<ShownPage, 'kind' | 'item'>>(
  sections: readonly Pick<TemplateSection, 'id'>[],
  pages: readonly P[],
): P[] {
  const hasOwn = sections.some(({ id }) => id === 'articles')
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
  pages: readonly Pick<ShownPage, 'kind' | 'item'>[],
): readonly TemplateSection[] =>
  listedArticles(sections, pages).length > 0 ? insertWriting(sections, writingSection) : sections
