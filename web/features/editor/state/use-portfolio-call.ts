import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import type { PortfolioCall } from '../../username/index.ts'
import { useEditor } from './editor-context.ts'
import type { TakeOver } from './saver.ts'

/** Makes a call that changes the portfolio otherwise than by saving, in turn with the saves, and tells who shows the portfolio. */
export function usePortfolioCall(takeOver?: TakeOver): PortfolioCall {
  const { saver } = useEditor()
  const queryClient = useQueryClient()
  return useCallback(
    async (change) => {
      const portfolio = await saver.call(change, takeOver)
      tellOfChange(portfolio.id)
      void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
      return portfolio
    },
    [saver, takeOver, queryClient],
  )
}
