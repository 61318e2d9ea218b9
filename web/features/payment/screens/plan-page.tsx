import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { moneyText } from '@vitrine/common/money'
import { plans, type Plan } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { Badge } from '../../../components/badge.tsx'
import { LinkButton } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { afterPlan, useAuth } from '../../auth/index.ts'
import { PlanConfirmation } from '../plan/plan-confirmation.tsx'
import { UpgradeButton } from '../plan/upgrade-button.tsx'
import { useCancelledPayment } from '../use-cancelled-payment.ts'

/** Choose a plan. */
export function PlanPage() {
  useCancelledPayment()
  const { profile } = useAuth()
  const { state } = useUntrustedLocation()
  const current = profile?.subscription_level ?? 'free'
  const next = afterPlan({ onboardingCompleted: profile?.onboardingCompleted ?? false })

  return (
    <div className="page-width max-w-4xl py-12 sm:py-16">
      <h1 className="text-xl font-semibold">{say('Choose a plan')}</h1>
      <p className="mt-2 text-muted">
        {say('Everything you need to publish is free. You can change your mind at any time.')}
      </p>
      <PlanConfirmation />
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <PlanCard plan={plans.free} current={current === 'free'}>
          <LinkButton to={next} state={state} variant="primary" size="lg">
            {current === 'free' ? say('Continue with Free') : say('Continue')}
          </LinkButton>
        </PlanCard>
        <PlanCard plan={plans.pro} current={current === 'pro'}>
          {current === 'pro' ? (
            <LinkButton to={appRoutes.account} size="lg">
              {say('Manage in your account')}
            </LinkButton>
          ) : (
            <UpgradeButton />
          )}
        </PlanCard>
      </div>
    </div>
  )
}

function PlanCard({ plan, current, children }: { plan: Plan; current: boolean; children: ReactNode }) {
  return (
    <Card className="flex flex-col p-6 sm:p-8">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{heard(plan.name)}</h2>
        {current && <Badge tone="accent">{say('Your plan')}</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-xl font-semibold">{moneyText(plan.priceCents, plan.currency, appLocale())}</span>
        <span className="text-sm text-muted">
          {plan.priceCents === 0 ? say('for as long as you like') : say('a month')}
        </span>
      </p>
      <ul className="mt-6 mb-8 grid gap-3">
        {plan.includes.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
            {heard(item)}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </Card>
  )
}
