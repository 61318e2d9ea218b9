import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { getPageVersion, listPageVersions, restorePageVersion } from '@vitrine/common/api/pages'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { ErrorState } from '../../../../components/error-state.tsx'
import { LoadMore } from '../../../../components/load-more.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../../components/skeleton.tsx'
import { messageOf } from '../../../../lib/api-error.ts'
import { request } from '../../../../lib/api.ts'
import { toast } from '../../../../lib/toast.ts'
import { appLocale } from '../../../../lib/words/language.ts'
import { say } from '../../../../lib/words/say.ts'
import { ChangeList } from '../../versions/change-list.tsx'
import type { PageSession } from '../state/page-session.ts'

const timeOf = ({ at }: { at: string }) =>
  new Date(at).toLocaleString(appLocale().replace('US', 'GB'), { dateStyle: 'medium', timeStyle: 'short' })

/** Earlier states of the page: to look at, and to go back to. */
export function PageVersions({ session, onClose }: { session: PageSession; onClose: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={say('Versions of this page')}
      description={say(
        'Restoring keeps your current draft as a version. Visitors see the restored page once you publish.',
      )}
    >
      {chosen === null ? (
        <VersionList session={session} onChoose={setChosen} />
      ) : (
        <VersionDetails session={session} version={chosen} onBack={() => setChosen(null)} onRestored={onClose} />
      )}
    </Dialog>
  )
}

function VersionList({ session, onChoose }: { session: PageSession; onChoose: (version: string) => void }) {
  const params = { id: session.portfolioId, pageId: session.facts.getState().page.id }
  const query = useInfiniteQuery({
    queryKey: ['page-versions', params.pageId],
    queryFn: ({ pageParam, signal }) => request(listPageVersions, { params, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={say('The versions couldn’t be loaded')}
        message={messageOf(query.error, say('Please try again.'))}
        safe={say('Your page isn’t affected.')}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.isPending)
    return (
      <SkeletonGroup label={say('Loading versions')} className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    )
  const versions = query.data.pages.flatMap((page) => page.versions)
  if (versions.length === 0)
    return (
      <p className="text-sm text-muted">{say('No versions yet. The first one is saved when you change something.')}</p>
    )
  return (
    <div className="grid gap-4">
      <ol aria-label={say('Versions, the latest first')} className="divide-y divide-line border-y border-line">
        {versions.map((version) => (
          <li key={version.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 tabular-nums">{version.label ?? timeOf(version)}</p>
            <Button
              size="sm"
              aria-label={say('Look at {time}', { time: timeOf(version) })}
              onClick={() => onChoose(version.id)}
            >
              {say('Look')}
            </Button>
          </li>
        ))}
      </ol>
      <LoadMore query={query} label={say('Show earlier ones')} failure={say('Earlier versions couldn’t be loaded.')} />
    </div>
  )
}

interface VersionDetailsProps {
  session: PageSession
  version: string
  onBack: () => void
  onRestored: () => void
}

function VersionDetails({ session, version, onBack, onRestored }: VersionDetailsProps) {
  const { store, saver, saveAll, portfolioId, facts } = session
  const params = { id: portfolioId, pageId: facts.getState().page.id, version }
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['page-version', params.pageId, version],
    queryFn: ({ signal }) => request(getPageVersion, { params, signal }),
    staleTime: Infinity,
  })

  async function restore(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      if (!(await saveAll())) return setProblem(say('Your last changes couldn’t be saved, so nothing was restored.'))
      const { revision } = store.getState().base
      await saver.call(() => request(restorePageVersion, { params, ifMatch: revision }), 'load')
      toast.success(say('The version was restored to your draft. Undo brings back what you had.'))
      onRestored()
    } catch (error) {
      setProblem(messageOf(error, say('The version couldn’t be restored. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus size="sm" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {say('All versions')}
        </Button>
        {query.data && <p className="min-w-0 flex-1 tabular-nums">{timeOf(query.data)}</p>}
        <Button size="sm" variant="primary" busy={busy} disabled={!query.data} onClick={() => void restore()}>
          {say('Restore this version')}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {query.isError && <Notice tone="danger">{messageOf(query.error, say('The version couldn’t be loaded.'))}</Notice>}
      {query.data && (
        <ChangeList
          from={{ content: query.data.content }}
          to={store.getState().history.present}
          sides={[say('In this version'), say('In your draft')]}
          empty={say('Your draft is the same as this version.')}
        />
      )}
    </div>
  )
}
