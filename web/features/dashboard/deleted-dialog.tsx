import { useState } from 'react'
import type { DeletedPortfolio } from '@vitrine/common/api/shapes'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { relativeAge } from '@vitrine/common/relative-age'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { heard, say } from '../../lib/words/say.ts'
import { loadFailure } from './load-failure.ts'
import { LoadMorePortfolios } from './load-more-portfolios.tsx'
import { useDeletedPortfolios } from './use-portfolios.ts'
import { useRestore } from './use-restore.ts'

/** Portfolios that were deleted and can be brought back. */
export function DeletedDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const query = useDeletedPortfolios(uid)
  const restore = useRestore(uid)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const portfolios = query.data?.pages.flatMap((page) => page.portfolios)

  const bringBack = async (portfolio: DeletedPortfolio) => {
    setBusyWith(portfolio.id)
    await restore(portfolio)
    setBusyWith(null)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Recently deleted')}
      description={say(
        'Deleted portfolios can be restored for {n} days. Then they’re removed permanently, with their pictures.',
        { n: RESTORABLE_DAYS },
      )}
    >
      {query.isPending && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {query.isError && !portfolios && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => void query.refetch()}>
              {say('Retry')}
            </Button>
          }
        >
          {loadFailure(query.error)}
        </Notice>
      )}
      {portfolios?.length === 0 && <p className="text-muted">{say('Nothing is left here.')}</p>}
      {portfolios && portfolios.length > 0 && (
        <ul className="grid gap-3">
          {portfolios.map((portfolio) => (
            <li
              key={portfolio.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line p-3"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="line-clamp-2 font-medium break-words" title={portfolio.name}>
                  {portfolio.name}
                </p>
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                  {portfolio.status === 'published' && <Badge>{say('Was published')}</Badge>}
                  {say('Deleted {age}', { age: heard(relativeAge(new Date(portfolio.deletedAt))) })}
                </p>
              </div>
              <Button
                size="sm"
                busy={busyWith === portfolio.id}
                aria-label={say('Restore {name}', { name: portfolio.name })}
                onClick={() => void bringBack(portfolio)}
              >
                {say('Restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LoadMorePortfolios query={query} />
    </Dialog>
  )
}
