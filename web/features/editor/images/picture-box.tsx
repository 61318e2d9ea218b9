import { useState } from 'react'
import { ImageOff, ImagePlus } from 'lucide-react'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { say } from '../../../lib/words/say.ts'
import { isGone } from './is-gone.ts'

/** The greatest height of a picture alone and of one in an item (specification 2, section 9). */
const heights = { field: 'max-h-[300px]', item: 'max-h-[280px]' } as const

const NOT_LOADED = 'This picture couldn’t be loaded.'
const DELETED = 'This picture’s file was deleted, so visitors can’t see it either. Replace or remove the picture.'

export interface PictureBoxProps {
  address: string | null
  /** It is fetched, and has no address yet. */
  loading: boolean
  /** The path in Storage of an upload. */
  stored: string
  inItem: boolean
  busy: boolean
  onChoose: () => void
}

/** The picture in 16:9, or a button to choose one. It says so when the picture does not load. */
export function PictureBox({ address, loading, stored, inItem, busy, onChoose }: PictureBoxProps) {
  const [broken, setBroken] = useState<string | null>(null)
  async function explain(): Promise<void> {
    setBroken(say(NOT_LOADED))
    if (stored !== '' && (await isGone(stored))) setBroken(say(DELETED))
  }

  const height = heights[inItem ? 'item' : 'field']
  if (loading) {
    return (
      <SkeletonGroup label={say('Loading the picture…')}>
        <Skeleton className={classNames('aspect-video w-full', height)} />
      </SkeletonGroup>
    )
  }
  if (address === null) {
    return (
      <button
        type="button"
        onClick={onChoose}
        disabled={busy}
        className="grid h-28 place-items-center content-center gap-1.5 rounded-lg border border-dashed border-line-strong text-sm text-muted transition-colors duration-150 hover:border-muted hover:text-ink"
      >
        <ImagePlus aria-hidden className="size-5" />
        {say('Choose a picture, or drop one here')}
      </button>
    )
  }
  if (broken) {
    return (
      <div
        className={classNames(
          'grid aspect-video place-items-center content-center gap-1.5 rounded-lg border border-line bg-sunken text-sm text-muted',
          height,
        )}
      >
        <ImageOff aria-hidden className="size-5" />
        <p role="status" className="px-4 text-center">
          {broken}
        </p>
      </div>
    )
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => void explain()}
      className={classNames('aspect-video w-full rounded-lg border border-line bg-sunken object-contain', height)}
    />
  )
}
