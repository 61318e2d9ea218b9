import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { useTemplates } from '../../store/index.ts'
import { Section } from '../section.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import { usePurchases } from './use-purchases.ts'

export function PurchasesSection({ uid }: { uid: string }) {
  const { purchases, retry } = usePurchases(uid)
  const templates = useTemplates()
  const nameOf = (id: string) => templates.data?.find((template) => template.id === id)?.name ?? id
  return (
    <Section title={say('Purchases')} description={say('A template you’ve bought is yours for all your portfolios.')}>
      {purchases.step === 'failed' ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={retry}>
              {say('Retry')}
            </Button>
          }
        >
          {say('Your purchases couldn’t be loaded.')}
        </Notice>
      ) : purchases.step === 'loading' ? (
        <SkeletonGroup>
          <Skeleton className="h-6 w-56 max-w-full" />
        </SkeletonGroup>
      ) : purchases.purchases.length === 0 ? (
        <p className="text-muted">{say('You haven’t bought a template yet.')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {purchases.purchases.map((purchase) => (
            <PurchaseRow
              key={purchase.id}
              uid={uid}
              purchase={purchase}
              name={heard(purchase.payment?.templateName ?? nameOf(purchase.templateId))}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
