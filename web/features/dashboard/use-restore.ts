import { toast } from 'sonner'
import { messageOf } from '../../lib/api-error.ts'
import { useRestorePortfolio } from './use-portfolios.ts'

interface Restorable {
  id: string
  name: string
  username: string | null
}

/** Brings a portfolio back and says what came back; resolves once that is shown, also after a failure. */
export function useRestore(uid: string): (portfolio: Restorable) => Promise<void> {
  const { mutateAsync } = useRestorePortfolio(uid)
  return async (portfolio) => {
    try {
      const { username } = await mutateAsync({ id: portfolio.id })
      const lost = portfolio.username !== null && username === null
      toast.success('Portfolio restored', {
        description: lost
          ? `@${portfolio.username} is used by another of your portfolios, so ${portfolio.name} is a draft now.`
          : portfolio.name,
      })
    } catch (error) {
      toast.error(`${portfolio.name} couldn’t be restored: ${messageOf(error, 'please try again.')}`, {
        description: 'It’s still under “Recently deleted”.',
      })
    }
  }
}
