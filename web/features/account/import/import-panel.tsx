import { ArchiveList } from './archive-list.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { OpenedArchive } from './open-archive.ts'
import { RunProgress } from './run-progress.tsx'
import { RunResult } from './run-result.tsx'
import { useImport } from './use-import.ts'

/** From what is in an archive to what has become of it. */
export function ImportPanel({
  uid,
  archive,
  onAnother,
}: {
  uid: string
  archive: OpenedArchive
  onAnother: () => void
}) {
  const { view, start } = useImport(uid, archive)
  if (!view) return <ArchiveList archive={archive} onStart={start} onAnother={onAnother} />
  return (
    <>
      {view.isRunning ? <RunProgress view={view} /> : <RunResult view={view} onAnother={onAnother} />}
      <LeaveGuard view={view} />
    </>
  )
}
