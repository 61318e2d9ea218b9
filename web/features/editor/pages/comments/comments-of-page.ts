import type { ReviewComment } from '@vitrine/common/api/comments'
import { contentPath } from '@vitrine/common/portfolio/paths'

/** Comments by what they are about, the oldest first. */
type Grouped = readonly (readonly [string, readonly ReviewComment[]])[]

/** What was written about a page, by the ids of blocks, and by paths of its document where it is about no block. */
export function commentsOfPage(
  comments: readonly ReviewComment[],
  pageId: string,
): { byBlock: Grouped; byPath: Grouped } {
  const own = comments.filter(({ place }) => place.pageId === pageId).toReversed()
  const group = (keyOf: (comment: ReviewComment) => string | undefined): Grouped => {
    const groups = new Map<string, ReviewComment[]>()
    for (const comment of own) {
      const key = keyOf(comment)
      if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), comment])
    }
    return [...groups]
  }
  return {
    byBlock: group(({ place }) => place.block),
    byPath: group(({ place: { block, field } }) =>
      block === undefined ? (field === null ? 'content' : contentPath(field)) : undefined,
    ),
  }
}
