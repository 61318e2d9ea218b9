import { memo } from 'react'
import { Check, X } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { isActive, type Entry } from './entry.ts'

const texts: Record<Entry['step'], Word> = {
  waiting: 'Waiting',
  running: 'Adding',
  added: 'Added',
  duplicate: 'Already here',
  failed: 'Failed',
}

/** One picture and how far it is. */
export const PictureRow = memo(
  function PictureRow({ entry, onCancel }: { entry: Entry; onCancel: (id: string) => void }) {
    const { id, name, step, share } = entry
    return (
      <li className="flex h-9 items-center gap-3 border-b border-line text-sm">
        <span className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </span>
        {step === 'running' ? (
          <span className="w-20 shrink-0">
            <ProgressBar label={say('Uploading {name}', { name })} value={share} />
          </span>
        ) : (
          <span className="flex shrink-0 items-center gap-1.5 text-xs text-muted">
            {step === 'added' && <Check aria-hidden className="size-3.5 text-success-text" />}
            {say(texts[step])}
          </span>
        )}
        {isActive(entry) ? (
          <Button
            size="sm"
            variant="ghost"
            square
            aria-label={say('Cancel {name}', { name })}
            title={say('Cancel {name}', { name })}
            onClick={() => onCancel(id)}
          >
            <X aria-hidden />
          </Button>
        ) : (
          <span className="w-8 shrink-0" />
        )}
      </li>
    )
  },
  (before, after) => before.entry === after.entry,
)
