import { useSyncExternalStore } from 'react'
import type { Page } from '@vitrine/common/api/pages'
import { createListeners } from '../../state/listeners.ts'

/** A text that the server stored otherwise than it was sent. */
export interface Cleaned {
  path: string
  sent: unknown
  stored: unknown
}

interface PageFactsState {
  /** What is known of the page beside what is edited: its address, what is live of it. */
  page: Omit<Page, 'content'>
  /** Not looked at yet. */
  cleaned: readonly Cleaned[]
}

export type PageFacts = ReturnType<typeof createPageFacts>

export function createPageFacts(page: Page) {
  const listeners = createListeners()
  let state: PageFactsState = { page, cleaned: [] }
  const set = (change: Partial<PageFactsState>) => {
    state = { ...state, ...change }
    listeners.notify()
  }
  return {
    getState: () => state,
    subscribe: listeners.add,
    changed: (page: Page) => set({ page }),
    wasCleaned: (cleaned: readonly Cleaned[]) => set({ cleaned: [...state.cleaned, ...cleaned] }),
    dismissCleaned: () => set({ cleaned: [] }),
  }
}

export const useFacts = <T>(facts: PageFacts, select: (state: PageFactsState) => T): T =>
  useSyncExternalStore(facts.subscribe, () => select(facts.getState()))
