import { plans } from '@vitrine/common/plans'
import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { useAuth } from '../../auth/index.ts'
import { Section } from '../section.tsx'

export function PlanSection() {
  const { profile } = useAuth()
  const plan = plans[profile?.subscription_level ?? 'free']
  return (
    <Section title="Plan and credits">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-medium">Plan</dt>
          <dd className="mt-1 text-lg">{plan.name}</dd>
        </div>
        <div>
          <dt className="text-sm font-medium">Credits</dt>
          <dd className="mt-1 text-lg tabular-nums">{profile?.credits ?? 0}</dd>
          <dd className="text-sm text-muted">Nothing costs credits yet. They stay yours.</dd>
        </div>
      </dl>
      <LinkButton to={appRoutes.payment} className="justify-self-start">See the plans</LinkButton>
    </Section>
  )
}
