import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { ForSignedIn, ForStrangers } from '../../components/signed-in-choice.tsx'
import { say } from '../../lib/words/say.ts'
import { loginPath } from '../auth/index.ts'

/** Customize without script. The sign-in screen leads on at once where somebody is signed in already. */
export const CustomizeLink = ({ template: { id, name } }: { template: Pick<TemplateSummary, 'id' | 'name'> }) => (
  <LinkButton
    to={loginPath({ from: appRoutes.store, templateId: id })}
    rel="nofollow"
    variant="primary"
    className="h-auto! min-h-10 py-1 text-center whitespace-normal!"
  >
    <span>
      <ForStrangers>{say('Sign in to Customize')}</ForStrangers>
      <ForSignedIn>{say('Customize')}</ForSignedIn>
      <span className="sr-only"> {name}</span>
    </span>
  </LinkButton>
)
