import { toast } from '../../lib/toast.ts'
import { messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'
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
      toast.success(say('Portfolio restored'), {
        description:
          portfolio.username !== null && username === null
            ? say('@{username} is used by another of your portfolios, so {name} is a draft now.', {
                username: portfolio.username,
                name: portfolio.name,
              })
            : portfolio.name,
      })
    } catch (error) {
      const message = messageOf(error, say('please try again.'))
      toast.error(say('{name} couldn’t be restored: {message}', { name: portfolio.name, message }), {
        description: say('It’s still under “Recently deleted”.'),
      })
    }
  }
}
