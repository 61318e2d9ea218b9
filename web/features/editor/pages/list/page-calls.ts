import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../../lib/api-error.ts'
import { tellOfChange } from '../../../../lib/portfolio-news.ts'
import { toast } from '../../../../lib/toast.ts'

/** Makes a call that changes pages, and shows the list anew. Says why it failed; null then. */
export function usePageCall(portfolioId: string) {
  const queryClient = useQueryClient()
  return async <T>(call: () => Promise<T>, failed: string): Promise<T | null> => {
    try {
      const answer = await call()
      // Open editors count what is not live.
      tellOfChange(portfolioId)
      await queryClient.invalidateQueries({ queryKey: ['pages', portfolioId] })
      return answer
    } catch (error) {
      toast.error(messageOf(error, failed))
      return null
    }
  }
}
