import { useState } from 'react'
import { openBillingPortal } from '@vitrine/common/api/payments'
import { plans, type SubscriptionStatus } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { request } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { appLanguage, appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'
import { usePlanEnd } from './use-plan-end.ts'

export function PlanSection({ uid }: { uid: string }) {
  const { profile } = useAuth()
  const end = usePlanEnd(uid)
  const plan = plans[profile?.subscription_level ?? 'free']
  const status = profile?.subscription_status ?? 'none'
  const dates = appLanguage() === 'en' ? 'en-GB' : appLocale()
  return (
    <Section title={say('Plan and credits')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-medium">{say('Plan')}</dt>
          <dd className="mt-1 text-lg">
            {end
              ? say('{plan} until {date}', {
                  plan: heard(plan.name),
                  date: new Intl.DateTimeFormat(dates, { dateStyle: 'long' }).format(end),
                })
              : heard(plan.name)}
          </dd>
        </div>
        <div>
          <dt className="text-sm font-medium">{say('Credits')}</dt>
          <dd className="mt-1 text-lg tabular-nums">{profile?.credits ?? 0}</dd>
          <dd className="text-sm text-muted">{say('Nothing costs credits yet. You keep them.')}</dd>
        </div>
      </dl>
      <Standing status={status} ends={end !== null} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={appRoutes.payment}>{say('See the plans')}</LinkButton>
        {status !== 'none' && <PortalButton />}
      </div>
    </Section>
  )
}

function Standing({ status, ends }: { status: SubscriptionStatus; ends: boolean }) {
  if (status === 'past_due') return <Notice tone="danger">{say(accountMessages.planPastDue)}</Notice>
  if (ends) return <Notice>{say(accountMessages.planEnds)}</Notice>
  return status === 'canceled' ? <Notice>{say(accountMessages.planCanceled)}</Notice> : null
}

function PortalButton() {
  const [busy, setBusy] = useState(false)
  async function open(): Promise<void> {
    setBusy(true)
    try {
      window.location.assign((await request(openBillingPortal)).url)
    } catch (error) {
      toast.error(heard(messageOf(error, say(accountMessages.portalFailed))))
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void open()}>
      {say('Manage plan and invoices')}
    </Button>
  )
}
