import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { useEditor } from './editor-context.ts'

/** Applies a portfolio that another call returned: it was published, or got another username or template. */
export function useApplyServerPortfolio(): (portfolio: Portfolio) => void {
  const { store } = useEditor()
  const queryClient = useQueryClient()
  return useCallback(
    (portfolio: Portfolio) => {
      store.mergeRemote(portfolio)
      tellOfChange(portfolio.id)
      void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
    },
    [store, queryClient],
  )
}
