import { Captions, FileText, Film, Music } from 'lucide-react'
import { readableDuration, readableSize } from '@vitrine/common/file-facts'
import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { fileNameOf } from '@vitrine/common/picture-paths'
import { isObject } from '@vitrine/common/portfolio/changes'
import { classNames } from '../../../lib/class-names.ts'
import { appLocale } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import type { FileState } from './use-file-state.ts'

interface FileCardProps {
  /** The path in Storage. */
  stored: string
  /** What is kept of it. */
  facts: unknown
  state: FileState
  use: FileUse
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The file of a field, with what is known of it. */
export function FileCard({ stored, facts, state, use }: FileCardProps) {
  const { name, bytes, width, height, seconds } = isObject(facts) ? facts : {}
  const isGone = state === 'gone'
  const Icon = use === 'captions' ? Captions : use === 'document' ? FileText : number(width) > 0 ? Film : Music
  const details = [
    number(bytes) > 0 && readableSize(number(bytes), appLocale()),
    number(seconds) > 0 && readableDuration(number(seconds)),
    number(width) > 0 && `${number(width)} × ${number(height)}`,
    state === 'checking' && say('Being checked…'),
  ].filter((detail) => detail !== false)
  return (
    <div
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg border px-3 py-2.5',
        isGone ? 'border-danger-line bg-danger-soft' : 'border-line bg-sunken',
      )}
    >
      <Icon aria-hidden className={classNames('size-5', isGone ? 'text-danger-text' : 'text-muted')} />
      <div className="min-w-0">
        <p className="text-sm font-medium break-words">
          {typeof name === 'string' && name !== '' ? name : fileNameOf(stored)}
        </p>
        {isGone ? (
          <p role="alert" className="text-sm text-danger-text">
            {say(
              'This file is not there any more. It was deleted, or it was something else than its name says. Replace it, or remove it.',
            )}
          </p>
        ) : (
          <p role="status" className="text-sm text-muted">
            {details.join(' · ')}
          </p>
        )}
      </div>
    </div>
  )
}
