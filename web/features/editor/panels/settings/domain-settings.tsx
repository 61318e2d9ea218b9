import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDomain, verifyDomain, type DomainStatus } from '@vitrine/common/api/domains'
import { planOf, plans } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { Badge } from '../../../../components/badge.tsx'
import { Button, LinkButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { messageOf } from '../../../../lib/api-error.ts'
import { request } from '../../../../lib/api.ts'
import { useAuth } from '../../../auth/index.ts'
import { useEdit, useEditor, useText, useSaveState } from '../../state/editor-context.ts'
import { DnsRecords } from './dns-records.tsx'

const PATH = 'content.domain'
const CHECK_FAILED = 'The domain could not be checked. Please try again.'

/** The owner's own domain: entered here, verified by DNS, and served only then. */
export function DomainSettings() {
  const pro = plans[planOf(useAuth().profile)].includesCustomDomain
  const domain = useText(PATH)
  const edit = useEdit(PATH)
  return (
    <div className="grid gap-3">
      <TextField
        label="Custom Domain"
        hint="Connect your custom domain (Pro feature)"
        placeholder={window.location.host}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={domain}
        onChange={(event) => edit(event.target.value || undefined)}
      />
      {pro ? (
        domain.trim() !== '' && <Connection />
      ) : (
        <Notice
          action={
            <LinkButton size="sm" to={appRoutes.payment}>
              See Pro
            </LinkButton>
          }
        >
          On the free plan your page is at its address here; a domain you enter is kept for later.
        </Notice>
      )}
    </div>
  )
}

function Connection() {
  const { portfolioId, saver } = useEditor()
  const { pending: unsaved } = useSaveState(PATH)
  const queryClient = useQueryClient()
  const params = { id: portfolioId }
  const queryKey = ['domain', portfolioId]
  const status = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(getDomain, { params, signal }),
    enabled: !unsaved,
  })
  const check = useMutation({
    mutationFn: async () => {
      if (unsaved && !(await saver.save([PATH]))) return
      const checked = await request(verifyDomain, { params })
      // A status request that is still running would return an older result.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, checked)
    },
  })
  const shown = unsaved ? undefined : status.data
  return (
    <div className="grid gap-3">
      {shown && <State status={shown} checked={check.isSuccess} />}
      {shown && shown.records.length > 0 && shown.state !== 'connected' && <DnsRecords records={shown.records} />}
      {check.isError && <Notice tone="danger">{messageOf(check.error, CHECK_FAILED)}</Notice>}
      {shown?.state !== 'connected' && (
        <Button size="sm" className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
          {unsaved ? 'Save and show its DNS records' : 'Check the domain'}
        </Button>
      )}
    </div>
  )
}

function State({ status: { domain, state }, checked }: { status: DomainStatus; checked: boolean }) {
  if (state === 'invalid')
    return <Notice tone="danger">This is no domain. Enter it as in portfolio.example.com.</Notice>
  if (state === 'connected')
    return (
      <p role="status" className="text-sm">
        <Badge tone="success">Connected</Badge> Visitors find your published page at {domain}.
      </p>
    )
  return (
    <p role="status" className="text-sm text-muted">
      <Badge tone="warning">Not connected</Badge>{' '}
      {checked
        ? 'The TXT record was not found yet. New records can take an hour to be seen.'
        : 'Until the domain is proved to be yours, nothing is shown there.'}
    </p>
  )
}
