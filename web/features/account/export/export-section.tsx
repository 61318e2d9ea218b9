import { Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { say } from '../../../lib/words/say.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'
import type { ExportProgress } from './export-run.ts'
import { useExport } from './use-export.ts'

export function ExportSection() {
  const { state, start } = useExport()
  return (
    <Section title={say('Your data')} description={say('Everything you have here, to keep or take elsewhere.')}>
      <p className="text-muted">
        {say(
          'One ZIP file with your profile, every portfolio with its content and design, your pictures, usernames, favourites and purchases.',
        )}
      </p>
      {state.phase === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => void start()}>
              {say('Try again')}
            </Button>
          }
        >
          {say(accountMessages.exportFailed)}
        </Notice>
      )}
      {state.phase === 'done' && (
        <Notice tone="success">{say('Your download is ready. Check your browser’s downloads.')}</Notice>
      )}
      {state.phase === 'running' ? (
        <Progress progress={state.progress} />
      ) : (
        state.phase !== 'failed' && (
          <Button icon={<Download aria-hidden />} className="justify-self-start" onClick={() => void start()}>
            {say('Download everything')}
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
        {say('Preparing your download…')}
      </p>
      <ProgressBar
        label={say('Preparing your download')}
        {...(counted ? { value: progress.pictures, max: progress.allPictures ?? 1 } : {})}
      />
      <p className="text-sm text-muted tabular-nums">
        {counted
          ? say('Fetching pictures: {done} of {n}', { done: progress.pictures, n: progress.allPictures ?? 1 })
          : say('Collecting your data: {n} files so far', { n: progress?.files ?? 0 })}
      </p>
    </div>
  )
}
