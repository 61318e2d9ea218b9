import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { appRoutes } from '@vitrine/common/routes'
import { say } from '../../lib/words/say.ts'

/** Signs out and returns to the landing page; nothing of the account stays in memory. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    try {
      const { logOut } = await import('./account-actions.ts')
      // First away from screens that need an account, which would otherwise ask to sign in again.
      await navigate(appRoutes.landing)
      await logOut()
      queryClient.clear()
    } catch {
      toast.error(say('Signing out failed. Please try again.'))
    }
  }
}
