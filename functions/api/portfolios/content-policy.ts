import { contentSchema, type PortfolioContent } from '@vitrine/common/portfolio/content'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { applyPatch, PatchError } from '@vitrine/common/portfolio/json-patch'
import { byteLength, CONTENT_MAX_BYTES, contentTooLargeMessage } from '@vitrine/common/limits'
import { ApiError } from '../../http/api-error.ts'
import { sanitizeRichText } from './rich-text.ts'

/**
 * Content as it may be stored: of the schema's shape, with clean rich text, an id on every item, and within its size.
 * @throws ApiError invalid-content with the failing paths, too-large
 */
export function storableContent(candidate: unknown): PortfolioContent {
  const parsed = contentSchema.safeParse(candidate)
  if (!parsed.success) {
    throw new ApiError('invalid-content', 'Some of the content cannot be saved. Nothing was changed.', {
      issues: parsed.error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    })
  }
  const content = withItemIds(sanitizeRichText(parsed.data))
  if (byteLength(JSON.stringify(content)) > CONTENT_MAX_BYTES) throw new ApiError('too-large', contentTooLargeMessage)
  return content
}

/** Content with a patch applied. @throws ApiError invalid-patch */
export function patched(content: unknown, ops: Parameters<typeof applyPatch>[1]): unknown {
  try {
    return applyPatch(content, ops)
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    throw new ApiError(
      'invalid-patch',
      `The change cannot be applied at ${error.path || 'the whole content'}: ${error.message}`,
      {
        issues: [{ path: error.path, message: error.message }],
      },
    )
  }
}
