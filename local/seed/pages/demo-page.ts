import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import type { Filed, Placed } from '../portfolio.ts'

export interface DemoPage {
  id: string
  kind: PageKind
  slug: string
  /** ISO 8601. */
  createdAt: string
  content: (placed: Placed, filed: Filed) => PageContent
}

/** The parts of a picture that a page stores. */
export const image = (placed: Placed, name: string, imageAlt: string) => {
  const { src, path } = placed(name)
  return { image: src, imagePath: path, imageAlt }
}

export const cover = (placed: Placed, name: string, coverAlt: string) => {
  const { src, path } = placed(name)
  return { cover: src, coverPath: path, coverAlt }
}
