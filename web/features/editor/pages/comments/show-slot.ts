import type { ReviewComment } from '@vitrine/common/api/comments'

/** Goes to the marker of a comment. */
export function showSlot({ id }: Pick<ReviewComment, 'id'>): void {
  const marker = document.querySelector<HTMLElement>(`[data-comments~="${CSS.escape(id)}"]`)
  // The nearest: to centre it, the whole screen would move as well.
  marker?.scrollIntoView({ block: 'nearest' })
  marker?.focus({ preventScroll: true })
}
