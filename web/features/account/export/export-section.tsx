import { Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'
import type { ExportProgress } from './export-run.ts'
import { useExport } from './use-export.ts'

export function ExportSection() {
  const { state, start } = useExport()
  return (
    <Section title="Your data" description="Everything you have here, to keep or take elsewhere.">
      <p className="text-muted">
        One ZIP file with your profile, every portfolio with its content and design, your pictures, usernames,
        favourites and purchases.
      </p>
      {state.phase === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => void start()}>
              Try again
            </Button>
          }
        >
          {accountMessages.exportFailed}
        </Notice>
      )}
      {state.phase === 'done' && (
        <Notice tone="success">Your download is ready. Check your browser’s downloads.</Notice>
      )}
      {state.phase === 'running' ? (
        <Progress progress={state.progress} />
      ) : (
        state.phase !== 'failed' && (
          <Button icon={<Download aria-hidden />} className="justify-self-start" onClick={() => void start()}>
            Download everything
          </Button>
        )
      )}
    </Section>
  )
}

function Progress({ progress }: { progress: ExportProgress | null }) {
  const counted = progress !== null && progress.allPictures !== null && progress.allPictures > 0
  return (
    <div className="grid gap-2">
      <p role="status" className="sr-only">
        Preparing your download…
      </p>
      <ProgressBar
        label="Preparing your download"
        {...(counted ? { value: progress.pictures, max: progress.allPictures ?? 1 } : {})}
      />
      <p className="text-sm text-muted tabular-nums">
        {counted
          ? `Fetching pictures: ${progress.pictures} of ${progress.allPictures}`
          : `Collecting your data: ${progress?.files ?? 0} files so far`}
      </p>
    </div>
  )
}
