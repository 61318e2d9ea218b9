import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { say } from '../../lib/words/say.ts'

/** The outline of the figures while they load. */
export const AnalyticsSkeleton = () => (
  <SkeletonGroup label={say('Loading analytics…')} className="grid gap-6">
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-80 w-full" />
    <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  </SkeletonGroup>
)
