import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { discardPage as discardPageCall, restorePage, undoDiscardPage } from '@vitrine/common/api/pages'
import { switchTemplate } from '@vitrine/common/api/portfolios'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { request } from '../../../lib/api.ts'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { useEditor } from '../state/editor-context.ts'
import { isPageNotLive } from './pages-not-live.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

type Site = OutputOf<typeof undoDiscardPage>['site']

/** Brings back what was discarded. */
export type Undo = () => Promise<void>

/** Takes a change back, so that the draft is at its place what is live. Gives the way back. Both are steps of the history. */
export function useDiscard(): (place: ChangedPlace) => Promise<Undo> {
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
  const pageChanged = useCallback(
    async (site: Site): Promise<void> => {
      store.portfolioChanged({ live: site })
      tellOfChange(portfolioId)
      await queryClient.invalidateQueries({ queryKey: ['live', portfolioId] })
    },
    [portfolioId, store, queryClient],
  )

  const discardPage = useCallback(
    async (pageId: string): Promise<Undo> => {
      const params = { id: portfolioId, pageId }
      const { site, discarded } = await request(discardPageCall, { params })
      await pageChanged(site)
      return async () => {
        const back = discarded
          ? await request(undoDiscardPage, { params, body: discarded })
          : await request(restorePage, { params })
        await pageChanged(back.site)
      }
    },
    [portfolioId, pageChanged],
  )

  return useCallback(
    async (place: ChangedPlace) => {
      if (isPageNotLive(place)) return discardPage(place.pageId)
      await set(place, 'from')
      return () => set(place, 'to')
    },
    [set, discardPage],
  )
}
