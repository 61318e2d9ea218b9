import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design } from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { Picture } from '../pictures/lib/render.ts'
import type { demoAccounts } from './accounts.ts'

/** A picture of the portfolio: its address at the standard ports, and its path in Storage. */
export type Placed = (name: string) => { src: string; path: string }

export interface DemoPortfolio {
  id: string
  ownerId: (typeof demoAccounts)[number]['uid']
  name: string
  templateId: TemplateId
  /** Null for a draft. */
  username: string | null
  design: Design
  hidden: string[]
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
  pictures: Record<string, Picture>
  /** Those of private items. */
  privatePictures?: readonly string[]
  content: (placed: Placed) => PortfolioContent
  /** What its owner has changed since it was published. */
  changed?: (live: PortfolioContent) => PortfolioContent
}

type GalleryImage = NonNullable<NonNullable<PortfolioContent['gallery']>['images']>[number]

export const galleryImage = (
  placed: Placed,
  name: string,
  category: string,
  caption: string,
  alt: string,
): GalleryImage => {
  const { src, path } = placed(name)
  return { src, srcPath: path, category, caption, alt }
}
