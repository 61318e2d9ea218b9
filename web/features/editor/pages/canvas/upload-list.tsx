import { Button } from '../../../../components/button.tsx'
import { ProgressBar } from '../../../../components/progress-bar.tsx'
import { saidCount, say } from '../../../../lib/words/say.ts'
import type { BlockUpload, NewBlockFile } from './block-uploads.ts'

/** What is on its way to blocks of the page. */
export function UploadList({ uploads }: { uploads: readonly (NewBlockFile | BlockUpload)[] }) {
  const running = uploads.filter((upload) => 'share' in upload)
  return (
    <div className="mt-3 grid gap-2">
      <p role="status" className="text-sm text-muted">
        {saidCount(uploads.length, 'Uploading a file…', 'Uploading {n} files…')}
      </p>
      {running.map(({ itemId, file, share, cancel }) => (
        <div key={itemId} className="flex items-center gap-3 text-sm">
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <ProgressBar
            label={say('Uploading {name}', { name: file.name })}
            value={share}
            className="max-w-40 min-w-16 flex-1"
          />
          <Button size="sm" variant="ghost" onClick={cancel}>
            {say('Cancel')}
            <span className="sr-only"> {file.name}</span>
          </Button>
        </div>
      ))}
    </div>
  )
}
