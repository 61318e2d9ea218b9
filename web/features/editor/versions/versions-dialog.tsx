import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { KeepForm } from './keep-form.tsx'
import { VersionDetails } from './version-details.tsx'
import { VersionRow } from './version-row.tsx'
import { useVersions } from './use-versions.ts'

const LOAD_FAILED = 'The versions could not be loaded.'

/** Lists the versions of the portfolio. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const query = useVersions()
  const [opened, setOpened] = useState<string | null>(null)
  const versions = query.data?.pages.flatMap((page) => page.versions)
  const chosen = versions?.find(({ id }) => id === opened)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={chosen ? 'Version' : 'Versions'}
      description={
        chosen
          ? undefined
          : 'Kept at every publish, and every ten minutes while you edit. Named and published ones stay; the others go after 90 days.'
      }
      footer={chosen ? undefined : <Button onClick={onClose}>Close</Button>}
    >
      {chosen ? (
        <VersionDetails key={chosen.id} version={chosen} onBack={() => setOpened(null)} onRestored={onClose} />
      ) : (
        <div className="grid gap-5">
          <KeepForm />
          {query.isPending && (
            <SkeletonGroup label="Loading versions" className="grid gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </SkeletonGroup>
          )}
          {query.isError && !versions && (
            <ErrorState
              title={LOAD_FAILED}
              message={messageOf(query.error, LOAD_FAILED)}
              safe="Nothing of your portfolio is affected."
              onRetry={() => void query.refetch()}
            />
          )}
          {versions?.length === 0 && (
            <p className="text-sm text-muted">There is none yet. The first is kept when you change something.</p>
          )}
          {versions && versions.length > 0 && (
            <ol aria-label="Versions, the latest first" className="grid divide-y divide-line border-y border-line">
              {versions.map((version, index) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  earliest={!query.hasNextPage && index === versions.length - 1}
                  onOpen={() => setOpened(version.id)}
                />
              ))}
            </ol>
          )}
          {query.hasNextPage && (
            <Button
              className="justify-self-center"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show earlier ones
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
