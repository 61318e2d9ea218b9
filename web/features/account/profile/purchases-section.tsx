import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { useTemplates } from '../../store/index.ts'
import { Section } from '../section.tsx'
import { usePurchases } from './use-purchases.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function PurchasesSection({ uid }: { uid: string }) {
  const purchases = usePurchases(uid)
  const templates = useTemplates()
  const nameOf = (id: string) => templates.data?.find((template) => template.id === id)?.name ?? id
  return (
    <Section title="Purchases" description="A template that you bought is yours for all your portfolios.">
      {purchases.isError ? (
        <Notice tone="danger" action={<Button size="sm" onClick={() => void purchases.refetch()}>Retry</Button>}>
          Your purchases could not be loaded.
        </Notice>
      ) : purchases.isPending ? (
        <SkeletonGroup><Skeleton className="h-6 w-56 max-w-full" /></SkeletonGroup>
      ) : purchases.data.length === 0 ? (
        <p className="text-muted">You have not bought a template yet.</p>
      ) : (
        <ul className="grid gap-3">
          {purchases.data.map(({ templateId, boughtAt }) => (
            <li key={templateId} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{nameOf(templateId)}</span>
              {boughtAt && <span className="text-sm text-muted">{dateFormat.format(boughtAt)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
