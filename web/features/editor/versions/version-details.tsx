import { useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { Button } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { saidCount, say } from '../../../lib/words/say.ts'
import { PreviewFrame } from '../../preview/index.ts'
import { documentOf, type EditorDocument } from '../state/document.ts'
import { useEditorState } from '../state/editor-context.ts'
import { ChangeList } from './change-list.tsx'
import { NOT_SAVED } from './keep-form.tsx'
import { NameForm } from './name-form.tsx'
import { useGonePictures } from './use-gone-pictures.ts'
import { useVersion, useVersionActions } from './use-versions.ts'
import { reasonOf, timeOf } from './version-texts.ts'

const views = [
  { value: 'changed', label: 'What changed' },
  { value: 'restore', label: 'What restoring would change' },
  { value: 'page', label: 'Page' },
] as const
type View = (typeof views)[number]['value']

const RESTORE_FAILED = 'The version couldn’t be restored. Please try again.'

/** One version: its name, its changes field by field, a preview of its page, and a button to restore it. */
export function VersionDetails({
  version,
  onBack,
  onRestored,
}: {
  version: VersionSummary
  onBack: () => void
  onRestored: () => void
}) {
  const query = useVersion(version.id)
  const present = useEditorState((state) => state.history.present)
  const gone = useGonePictures(version.id, query.data?.document.content)
  const [view, setView] = useState<View>('changed')
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {say('All versions')}
        </Button>
        <p className="min-w-0 flex-1 text-sm text-muted">
          {reasonOf(version)}, {timeOf(version)}
        </p>
        <Restore version={version} onRestored={onRestored} />
      </div>
      {gone > 0 && (
        <Notice>
          {saidCount(
            gone,
            'One picture in this version was deleted permanently and can’t be restored.',
            '{n} pictures in this version were deleted permanently and can’t be restored.',
          )}
        </Notice>
      )}
      <NameForm version={version} />
      <SegmentedControl
        label={say('What to show of the version')}
        value={view}
        onChange={setView}
        segments={views.map(({ value, label }) => ({ value, label: say(label) }))}
        className="justify-self-start max-sm:grid"
      />
      {query.isPending && (
        <SkeletonGroup label={say('Loading the version')}>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <ErrorState
          title={say('This version couldn’t be loaded')}
          message={messageOf(query.error, say('Please try again.'))}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && view === 'page' && (
        <PreviewFrame
          className="h-[26rem] w-full rounded-lg border border-line"
          title={say('Page of this version')}
          templateId={version.templateId}
          width={1280}
          {...query.data.document}
        />
      )}
      {query.data && view === 'changed' && (
        <ChangeList
          from={query.data.previous ? documentOf(query.data.previous) : emptyDocument}
          to={documentOf(query.data.document)}
          empty={say('No changes from the version before.')}
        />
      )}
      {query.data && view === 'restore' && (
        <ChangeList
          from={documentOf(present)}
          to={documentOf(query.data.document)}
          empty={say('This is the same as your portfolio now.')}
        />
      )}
    </div>
  )
}

/** The first version is compared with an empty document. */
const emptyDocument: EditorDocument = { name: '', content: {}, design: {}, layout: { hidden: [] } }

function Restore({ version, onRestored }: { version: VersionSummary; onRestored: () => void }) {
  const { restore } = useVersionActions()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function bringBack(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      if (await restore(version.id)) {
        toast.success(say('Restored. What you had before is kept as a version.'))
        onRestored()
      } else {
        setProblem(say(NOT_SAVED))
      }
    } catch (error) {
      setProblem(messageOf(error, say(RESTORE_FAILED)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="sm" variant="primary" busy={busy} onClick={() => void bringBack()}>
        {say('Restore this version')}
      </Button>
      {problem && (
        <Notice tone="danger" className="w-full">
          {problem}
        </Notice>
      )}
    </>
  )
}
