import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../components/button.tsx'
import { say } from '../lib/words/say.ts'
import { useAuth } from '../features/auth/index.ts'
import { AccountMenu } from './account-menu.tsx'
import { ExpectedActions, StrangerActions } from './site-header.tsx'

/** What the header offers to whoever is looking. */
export function AccountActions() {
  const { user, loading } = useAuth()
  if (!user) return loading ? <ExpectedActions /> : <StrangerActions />
  return (
    <>
      <LinkButton to={appRoutes.dashboard} variant="secondary" className="max-sm:hidden">
        {say('Go to Dashboard')}
      </LinkButton>
      <AccountMenu />
    </>
  )
}
