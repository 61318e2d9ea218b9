import type { ReviewComment } from '@vitrine/common/api/comments'
import { pageEditorPath } from '@vitrine/common/routes'
import type { Way } from './comments-dialog.tsx'

/** Names a comment in the address of an editor, which then shows it. */
export const commentHash = ({ id }: Pick<ReviewComment, 'id'>): string => `#comment-${id}`

/** The way to a comment on a case study or an article, from elsewhere. */
export const wayToPage = (portfolioId: string, comment: ReviewComment): Way =>
  comment.place.pageId !== undefined && comment.pageIsThere
    ? { to: pageEditorPath(portfolioId, comment.place.pageId) + commentHash(comment) }
    : null
