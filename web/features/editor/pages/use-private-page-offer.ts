import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { privateRefs } from '@vitrine/common/portfolio/private-items'
import { useEditor } from '../state/editor-context.ts'
import { offerPrivatePage } from './private-page-offer.ts'

/** Says of each item that becomes private while the editor is open whether its page is still public. */
export function usePrivatePageOffer(): void {
  const { portfolioId, store } = useEditor()
  const queryClient = useQueryClient()
  useEffect(() => {
    // As it was opened: what became private before this was loaded counts, too.
    let known = privateRefs(store.getState().portfolio.content)
    const look = () => {
      const refs = privateRefs(store.getState().history.present.content)
      for (const ref of refs) if (!known.has(ref)) void offerPrivatePage(queryClient, portfolioId, ref)
      known = refs
    }
    look()
    return store.subscribe(look, { debounced: true })
  }, [queryClient, portfolioId, store])
}
