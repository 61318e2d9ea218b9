import { Card } from '../../components/card.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { say } from '../../lib/words/say.ts'

export const templateGridClass = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3'

/** Cards to come. */
export function TemplateGridSkeleton({
  count = 6,
  className = templateGridClass,
}: {
  count?: number
  className?: string
}) {
  return (
    <SkeletonGroup label={say('Loading templates…')} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="overflow-hidden">
          <Skeleton className="aspect-[8/5] w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-3 h-10 w-full" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
