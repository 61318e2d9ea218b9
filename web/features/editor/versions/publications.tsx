import { useState } from 'react'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { useEditorState } from '../state/editor-context.ts'
import { usePublications, usePublishVersion } from './use-publications.ts'
import { timeOf } from './version-texts.ts'

const FAILED = 'Your page shows what it did before. Please try again.'

/** What visitors saw before: one press makes it live again. */
export function Publications({ onOpen }: { onOpen: (version: VersionSummary) => void }) {
  const query = usePublications()
  const live = useEditorState(({ portfolio }) => portfolio.live)
  const publishVersion = usePublishVersion()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function goBack(version: VersionSummary): Promise<void> {
    setBusy(version.id)
    setProblem(null)
    try {
      await publishVersion(version.id)
      toast.success(
        say('Visitors see what went live on {time} again. Your draft is as it was.', { time: timeOf(version) }),
      )
    } catch (error) {
      setProblem(messageOf(error, say(FAILED)))
    } finally {
      setBusy(null)
    }
  }

  if (query.isError && !query.data)
    return (
      <ErrorState
        title={say('The earlier versions couldn’t be loaded')}
        message={messageOf(query.error, say('Please try again.'))}
        safe={say('Your draft and your page haven’t changed.')}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data)
    return (
      <SkeletonGroup label={say('Loading what was live')} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    )
  if (query.data.length === 0)
    return <p className="text-sm text-muted">{say('Nothing was live yet. The first one is kept when you publish.')}</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">
        {say(
          live
            ? 'Choose one to show it on your page again, at once. Your draft stays as it is.'
            : 'Publish your portfolio first; then one press shows an earlier one again.',
        )}
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ol
        aria-label={say('What was live, the latest first')}
        className="grid divide-y divide-line border-y border-line"
      >
        {query.data.map((version) => (
          <Publication
            key={version.id}
            version={version}
            isLive={version.id === String(live?.revision)}
            busy={busy === version.id}
            onOpen={() => onOpen(version)}
            onGoBack={live ? () => void goBack(version) : undefined}
          />
        ))}
      </ol>
    </div>
  )
}

interface PublicationProps {
  version: VersionSummary
  isLive: boolean
  busy: boolean
  onOpen: () => void
  /** Not where nothing is live. */
  onGoBack?: () => void
}

function Publication({ version, isLive, busy, onOpen, onGoBack }: PublicationProps) {
  const time = timeOf(version)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-medium break-words tabular-nums">{version.label ?? time}</p>
        {version.label !== null && <p className="text-sm text-muted tabular-nums">{time}</p>}
      </div>
      {isLive && <Badge tone="success">{say('Live now')}</Badge>}
      <Button size="sm" variant="ghost" aria-label={say('Details of {time}', { time })} onClick={onOpen}>
        {say('Details')}
      </Button>
      {!isLive && onGoBack && (
        <Button size="sm" busy={busy} aria-label={say('Show again: {time}', { time })} onClick={onGoBack}>
          {say('Show again')}
        </Button>
      )}
    </li>
  )
}
