import type { ReviewComment } from '@vitrine/common/api/comments'

/** Goes to the marker of a comment. */
export function showSlot({ id }: Pick<ReviewComment, 'id'>): void {
  const marker = document.querySelector<HTMLElement>(`[data-comments~="${CSS.escape(id)}"]`)
  marker?.scrollIntoView({ block: 'center' })
  marker?.focus({ preventScroll: true })
}
