import type { Layout } from '@vitrine/common/portfolio/design'
import { itemRef } from '@vitrine/common/portfolio/private-items'
import type { PageFinder, PageSection } from '../definition.ts'
import { withListedPages } from '../shared-sections/pages-section.ts'
import { withWriting } from '../shared-sections/writing.tsx'
import type { ShownPages } from './shown-page.ts'

/** What the home page of a portfolio shows of its live pages. Apart from it, so that home pages without pages load none of this. */
export interface SitePages {
  pageOf: PageFinder
  /** Its sections with those that list pages, and what they list. */
  withPages: (sections: readonly PageSection[], layout: Layout) => readonly PageSection[]
}

export const sitePages = (shown: ShownPages): SitePages => ({
  pageOf(list, { itemId }) {
    const ref = itemId && itemRef(list, { itemId })
    const page = ref ? shown.pages.find(({ item }) => item === ref) : undefined
    return page ? shown.addressOf(page) : null
  },
  withPages: (sections, layout) => withWriting(withListedPages(sections, shown), layout, shown),
})
