import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { discardPage as discardPageCall } from '@vitrine/common/api/pages'
import { switchTemplate } from '@vitrine/common/api/portfolios'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../../lib/api.ts'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { useEditor } from '../state/editor-context.ts'
import { isPageNotLive } from './pages-not-live.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

/** Takes a change back, so that the draft is at its place what is live, or brings it again. Both are steps of the history. */
export function useDiscard() {
  const { portfolioId, store, saveAll } = useEditor()
  const call = usePortfolioCall()
  const queryClient = useQueryClient()

  /** The template is not part of the document: it is switched, which the server does. */
  const switchTo = useCallback(
    async (templateId: TemplateId): Promise<void> => {
      if (!(await saveAll())) throw new Error('not saved')
      await call(() => request(switchTemplate, { params: { id: portfolioId }, body: { templateId } }))
    },
    [call, portfolioId, saveAll],
  )

  const set = useCallback(
    async ({ path, changes }: ChangedPlace, side: 'from' | 'to'): Promise<void> => {
      const [first] = changes
      if (path === 'templateId') await switchTo(first?.[side] as TemplateId)
      else store.setValues(changes.map((change) => ({ path: change.path, value: change[side] })))
    },
    [store, switchTo],
  )

  /** Pages are documents of their own, which the server has. */
  const discardPage = useCallback(
    async (pageId: string): Promise<void> => {
      const { site } = await request(discardPageCall, { params: { id: portfolioId, pageId } })
      store.portfolioChanged({ live: site })
      tellOfChange(portfolioId)
      await queryClient.invalidateQueries({ queryKey: ['live', portfolioId] })
    },
    [portfolioId, store, queryClient],
  )

  return {
    discard: useCallback(
      (place: ChangedPlace) => (isPageNotLive(place) ? discardPage(place.pageId) : set(place, 'from')),
      [set, discardPage],
    ),
    bringBack: useCallback((place: ChangedPlace) => set(place, 'to'), [set]),
  }
}
