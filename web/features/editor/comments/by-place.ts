import type { ReviewComment } from '@vitrine/common/api/comments'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { editorPlaceOf } from '@vitrine/common/portfolio/comment-places'

/** The comments that belong beside one place of the form. */
export interface CommentsHere {
  /** Unique among the places of the form. */
  key: string
  section: string | null
  /** Of the document; null for the section as a whole. */
  path: string | null
  /** The oldest first. */
  comments: readonly ReviewComment[]
}

/** Comments by where the form has what they are about. What is not there any more, or is the page as a whole, is left out. */
export function commentsByPlace(
  comments: readonly ReviewComment[],
  sections: TemplateMetadata['sections'],
  content: PortfolioContent,
): CommentsHere[] {
  const places = new Map<string, CommentsHere>()
  for (const comment of comments.toReversed()) {
    const place = editorPlaceOf(comment.place, sections, content)
    if (!place) continue
    const path = 'path' in place ? place.path : null
    const key = path ?? `section ${comment.place.section}`
    const before = places.get(key)?.comments ?? []
    places.set(key, { key, section: comment.place.section, path, comments: [...before, comment] })
  }
  return [...places.values()]
}
