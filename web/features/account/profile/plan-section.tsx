import { useState } from 'react'
import { openBillingPortal } from '@vitrine/common/api/payments'
import { plans, type SubscriptionStatus } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { request } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useAuth } from '../../auth/index.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'
import { usePlanEnd } from './use-plan-end.ts'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

export function PlanSection({ uid }: { uid: string }) {
  const { profile } = useAuth()
  const end = usePlanEnd(uid)
  const plan = plans[profile?.subscription_level ?? 'free']
  const status = profile?.subscription_status ?? 'none'
  return (
    <Section title="Plan and credits">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-medium">Plan</dt>
          <dd className="mt-1 text-lg">{end ? `${plan.name} until ${date.format(end)}` : plan.name}</dd>
        </div>
        <div>
          <dt className="text-sm font-medium">Credits</dt>
          <dd className="mt-1 text-lg tabular-nums">{profile?.credits ?? 0}</dd>
          <dd className="text-sm text-muted">Nothing costs credits yet. You keep them.</dd>
        </div>
      </dl>
      <Standing status={status} ends={end !== null} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={appRoutes.payment}>See the plans</LinkButton>
        {status !== 'none' && <PortalButton />}
      </div>
    </Section>
  )
}

function Standing({ status, ends }: { status: SubscriptionStatus; ends: boolean }) {
  if (status === 'past_due') return <Notice tone="danger">{accountMessages.planPastDue}</Notice>
  if (ends) return <Notice>{accountMessages.planEnds}</Notice>
  return status === 'canceled' ? <Notice>{accountMessages.planCanceled}</Notice> : null
}

function PortalButton() {
  const [busy, setBusy] = useState(false)
  async function open(): Promise<void> {
    setBusy(true)
    try {
      window.location.assign((await request(openBillingPortal)).url)
    } catch (error) {
      toast.error(messageOf(error, accountMessages.portalFailed))
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void open()}>
      Manage plan and invoices
    </Button>
  )
}
