import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { type CustomId, customKindOf, customPath } from '@vitrine/common/portfolio/custom-sections'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { ShownSection } from '../definition.ts'
import type { ShownPage, ShownPages } from '../pages/shown-page.ts'

/* Sections that list pages. These are no part of the content: without knowing them, such a section is empty. */

/** What has to be known of a page to say which sections list it. */
export type KnownPage = Pick<ShownPage, 'kind'>

type Listing = Pick<ShownSection, 'id' | 'isEmpty' | 'pagesIn'>

const isListing = (id: string): id is CustomId<'pages'> => customKindOf(id) === 'pages'

const listingIn = ({ added = [], hidden }: Layout) => added.filter(isListing).filter((id) => !hidden.includes(id))

/** Whether there may be covers of pages on a home page. */
export const listsPages = (layout: Layout): boolean => listingIn(layout).length > 0

/** Where it says which pages are listed: whoever renders a page needs it also of a section that is empty by that. */
export const pageChoices = (layout: Layout): string[] => listingIn(layout).map((id) => `${customPath(id)}.show`)

/** Sections, those that list pages changed. */
export const changeListing = <S extends Pick<ShownSection, 'id'>>(
  sections: readonly S[],
  change: (section: S) => S,
): S[] => sections.map((section) => (isListing(section.id) ? change(section) : section))

function chosenPages<P extends KnownPage>(id: string, { custom }: PortfolioContent, pages: readonly P[]): readonly P[] {
  const show = custom?.[id as CustomId<'pages'>]?.show
  return show === 'study' || show === 'article' ? pages.filter(({ kind }) => kind === show) : pages
}

/**
 * Sections of which those that list pages are empty only where none of these is to be listed.
 * @param pages null where they are not known: then these sections are left out
 */
export const withKnownPages = <S extends Listing>(sections: readonly S[], pages: readonly KnownPage[] | null): S[] =>
  pages === null
    ? sections.filter(({ id }) => !isListing(id))
    : changeListing(sections, (section) => ({
        ...section,
        isEmpty: (content) => chosenPages(section.id, content, pages).length === 0,
      }))

/** The same, with what they list. */
export const withListedPages = <S extends Listing>(
  sections: readonly S[],
  { pages, addressOf }: Pick<ShownPages, 'pages' | 'addressOf'>,
): S[] =>
  changeListing(withKnownPages(sections, pages), (section) => ({
    ...section,
    pagesIn: (content) => chosenPages(section.id, content, pages).map((page) => ({ ...page, href: addressOf(page) })),
  }))
