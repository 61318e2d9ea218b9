import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { documentOf } from './document.ts'
import { useEditor } from './editor-context.ts'

/** Takes in a portfolio that another call answered with: published, or with another address. */
export function useAdopt(): (portfolio: Portfolio) => void {
  const { store } = useEditor()
  const queryClient = useQueryClient()
  return useCallback(
    (portfolio: Portfolio) => {
      store.meet({ document: documentOf(portfolio), revision: portfolio.revision }, portfolio)
      void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
    },
    [store, queryClient],
  )
}
