import { lazy } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { LazyPart, MissingPart } from '../../components/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'

const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }))

export interface ShareDialogProps {
  /** Published at its username. */
  portfolio: { name: string; username: string; revision: number }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The ways to pass a published page on. */
export function ShareDialog({ portfolio, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share your portfolio" description={portfolio.name} size="lg">
      <LazyPart fallback={<PanelSkeleton />} missing={<MissingPart name="What belongs here" />}>
        <SharePanel username={portfolio.username} revision={portfolio.revision} />
      </LazyPart>
    </Dialog>
  )
}

const PanelSkeleton = () => (
  <SkeletonGroup label="Loading…" className="grid gap-6">
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-64 w-full" />
  </SkeletonGroup>
)
