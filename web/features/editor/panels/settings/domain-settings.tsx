import { planOf, plans } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { say } from '../../../../lib/words/say.ts'
import { useAuth } from '../../../auth/index.ts'
import { useEdit, useText } from '../../state/editor-context.ts'
import { DomainConnection } from './domain-connection.tsx'

const PATH = 'content.domain'

/** The owner's own domain: entered here, proved by DNS, and served only then. */
export function DomainSettings() {
  const pro = plans[planOf(useAuth().profile)].includesCustomDomain
  const domain = useText(PATH)
  const edit = useEdit(PATH)
  return (
    <div className="grid gap-3" data-field={PATH}>
      <TextField
        label={say('Custom Domain')}
        hint={say('Connect your custom domain (Pro feature)')}
        placeholder={window.location.host}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={domain}
        onChange={(event) => edit(event.target.value || undefined)}
      />
      {pro ? (
        domain.trim() !== '' && <DomainConnection path={PATH} />
      ) : (
        <Notice
          action={
            <LinkButton size="sm" to={appRoutes.payment}>
              {say('See Pro')}
            </LinkButton>
          }
        >
          {say('On the free plan your page is at its address here; a domain you enter is kept for later.')}
        </Notice>
      )}
    </div>
  )
}
