import type { Browser } from '@playwright/test'
import type { FileType } from '@vitrine/common/file-types'
import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design } from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { Picture } from '../pictures/lib/render.ts'
import type { demoAccounts } from './accounts.ts'

type FileFacts = NonNullable<BlockOf<'media'>['mediaFacts']>

/** A video, audio, captions or a document of the portfolio. */
export interface DemoFile {
  /** Its name in Storage. */
  file: string
  type: FileType
  /** What a browser finds when it is uploaded. */
  facts: Omit<FileFacts, 'bytes'>
  make: (browser: Browser) => Promise<Buffer>
}

/** Such a file in Storage, by its name here. */
export type Filed = (name: string) => { path: string; facts: FileFacts }

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
  files?: Readonly<Record<string, DemoFile>>
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
