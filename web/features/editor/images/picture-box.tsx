import { useState } from 'react'
import { ImageOff, ImagePlus } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'

/** The greatest height of a picture alone and of one in an item (specification 2, section 9). */
const heights = { field: 'max-h-[300px]', item: 'max-h-[280px]' } as const

export interface PictureBoxProps {
  address: string | null
  inItem: boolean
  busy: boolean
  onChoose: () => void
}

/** The picture in 16:9, or where there is none the way to choose one. A picture that does not load says so. */
export function PictureBox({ address, inItem, busy, onChoose }: PictureBoxProps) {
  const [broken, setBroken] = useState(false)
  const height = heights[inItem ? 'item' : 'field']
  if (address === null) {
    return (
      <button
        type="button"
        onClick={onChoose}
        disabled={busy}
        className="grid h-28 place-items-center content-center gap-1.5 rounded-lg border border-dashed border-line-strong text-sm text-muted transition-colors duration-150 hover:border-muted hover:text-ink"
      >
        <ImagePlus aria-hidden className="size-5" />
        Choose a picture, or drop one here
      </button>
    )
  }
  if (broken) {
    return (
      <div className={classNames('grid aspect-video place-items-center content-center gap-1.5 rounded-lg border border-line bg-sunken text-sm text-muted', height)}>
        <ImageOff aria-hidden className="size-5" />
        This picture could not be loaded.
      </div>
    )
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
      className={classNames('aspect-video w-full rounded-lg border border-line bg-sunken object-contain', height)}
    />
  )
}
