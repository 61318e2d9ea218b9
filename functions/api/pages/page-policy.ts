import { isHolding, walkFields } from '@vitrine/common/fields/walk'
import { byteLength, PAGE_MAX_BYTES, pageTooLargeMessage } from '@vitrine/common/limits'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { type PageContent, pageContentSchema, pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { keyOf } from '@vitrine/common/portfolio/translations/place'
import { ApiError } from '../../http/api-error.ts'
import { cleanHtml } from '../portfolios/rich-text.ts'

interface Storable {
  content: PageContent
  /** Where something was taken out. */
  cleaned: string[]
}

/**
 * Content of a page as it may be stored: of the schema's shape, with clean rich text, an id on every block and item, and within its
 * size.
 * @throws ApiError invalid-content with the failing paths, too-large
 */
export function storablePage(candidate: unknown): Storable {
  const parsed = pageContentSchema.safeParse(candidate)
  if (!parsed.success) {
    throw new ApiError('invalid-content', 'Some of the page can’t be saved. Nothing was changed.', {
      issues: parsed.error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    })
  }
  const identified = withItemIds(parsed.data)
  const richTexts = walkFields(pageMetadata(identified), identified).filter(isHolding('html'))
  const keys = richTexts.map(({ path }) => keyOf(identified, path))
  const inLanguages = Object.keys(identified.translations ?? {}).flatMap((language) =>
    keys.map((key) => `translations.${language}.${key}.text`),
  )
  const cleaned = [...richTexts.map(({ path }) => path), ...inLanguages].flatMap((path) => {
    const value = getAt(identified, path)
    const clean = typeof value === 'string' ? cleanHtml(value) : value
    return clean === value ? [] : [{ path, clean }]
  })
  const content = cleaned.reduce((whole, { path, clean }) => setAt(whole, path, clean), identified)
  if (byteLength(JSON.stringify(content)) > PAGE_MAX_BYTES) throw new ApiError('too-large', pageTooLargeMessage)
  return { content, cleaned: cleaned.map(({ path }) => path) }
}
