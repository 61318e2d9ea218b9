import { useState } from 'react'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { LoadMore } from '../../../components/load-more.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { KeepForm } from './keep-form.tsx'
import { Publications } from './publications.tsx'
import { VersionDetails } from './version-details.tsx'
import { VersionRow } from './version-row.tsx'
import { useVersions } from './use-versions.ts'

const LOAD_FAILED = 'The versions couldn’t be loaded.'

const lists = [
  { value: 'all', label: 'All versions' },
  { value: 'live', label: 'What was live' },
] as const
type List = (typeof lists)[number]['value']

/** Lists the versions of the portfolio, and what of them was live. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const query = useVersions()
  const [shown, setShown] = useState<List>('all')
  const [opened, setOpened] = useState<VersionSummary | null>(null)
  // What was named meanwhile has its name.
  const chosen = versionsIn(query)?.find(({ id }) => id === opened?.id) ?? opened

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={say(chosen ? 'Version' : 'Versions')}
      description={
        chosen
          ? undefined
          : say(
              'Saved when you publish and every ten minutes while you edit. Named and published versions are kept; others are deleted after 90 days.',
            )
      }
      footer={chosen ? undefined : <Button onClick={onClose}>{say('Close')}</Button>}
    >
      {chosen ? (
        <VersionDetails key={chosen.id} version={chosen} onBack={() => setOpened(null)} onRestored={onClose} />
      ) : (
        <div className="grid gap-5">
          <SegmentedControl
            label={say('Which versions to show')}
            value={shown}
            onChange={setShown}
            segments={lists.map(({ value, label }) => ({ value, label: say(label) }))}
            className="justify-self-start"
          />
          {shown === 'live' ? <Publications onOpen={setOpened} /> : <AllVersions query={query} onOpen={setOpened} />}
        </div>
      )}
    </Dialog>
  )
}

const versionsIn = ({ data }: ReturnType<typeof useVersions>) => data?.pages.flatMap(({ versions }) => versions)

function AllVersions({
  query,
  onOpen,
}: {
  query: ReturnType<typeof useVersions>
  onOpen: (version: VersionSummary) => void
}) {
  const versions = versionsIn(query)
  return (
    <>
      <KeepForm />
      {query.isPending && (
        <SkeletonGroup label={say('Loading versions')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {query.isError && !versions && (
        <ErrorState
          title={say(LOAD_FAILED)}
          message={messageOf(query.error, say(LOAD_FAILED))}
          safe={say('Your portfolio isn’t affected.')}
          onRetry={() => void query.refetch()}
        />
      )}
      {versions?.length === 0 && (
        <p className="text-sm text-muted">
          {say('No versions yet. The first one is saved when you change something.')}
        </p>
      )}
      {versions && versions.length > 0 && (
        <ol aria-label={say('Versions, the latest first')} className="grid divide-y divide-line border-y border-line">
          {versions.map((version, index) => (
            <VersionRow
              key={version.id}
              version={version}
              earliest={!query.hasNextPage && index === versions.length - 1}
              onOpen={() => onOpen(version)}
            />
          ))}
        </ol>
      )}
      <LoadMore query={query} label={say('Show earlier ones')} failure={say('Earlier versions couldn’t be loaded.')} />
    </>
  )
}
