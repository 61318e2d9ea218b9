import { isObject } from '@vitrine/common/portfolio/changes'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'

/** What the owner edits of a page. */
export interface PageDraft {
  content: PageContent
}

/** Not the whole schema: a text that is too long to be saved is still worth restoring and shortening. */
export const isPageDraft = (value: unknown): value is PageDraft =>
  isObject(value) &&
  isObject(value.content) &&
  (value.content.blocks === undefined ||
    (Array.isArray(value.content.blocks) && value.content.blocks.every((block) => isObject(block))))

export const BLOCKS = 'content.blocks'
export const blockPath = (index: number) => `${BLOCKS}.${index}`
