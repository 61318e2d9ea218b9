import type { PageSummary } from '@vitrine/common/api/pages'
import type { BadgeTone } from '../../../../components/badge.tsx'
import type { Word } from '../../../../lib/words/words.ts'

export type PageState = 'private' | 'draft' | 'live' | 'changed'

/** What visitors see of a page. */
export function stateOf(page: Pick<PageSummary, 'live' | 'private'>): PageState {
  if (page.private) return 'private'
  if (!page.live) return 'draft'
  return page.live.changed ? 'changed' : 'live'
}

export const stateTexts: Record<PageState, { tone: BadgeTone; text: Word }> = {
  private: { tone: 'neutral', text: 'Private' },
  draft: { tone: 'neutral', text: 'Draft' },
  live: { tone: 'success', text: 'Live' },
  changed: { tone: 'warning', text: 'Changed' },
}
