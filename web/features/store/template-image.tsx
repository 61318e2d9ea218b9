import { useState } from 'react'
import { templatePictureSet } from '@vitrine/common/routes'
import { classNames } from '../../lib/class-names.ts'

interface TemplateImageProps {
  /** Null while there is none. */
  src: string | null
  name: string
  /** How wide it is, for `sizes`: by default as a card. */
  sizes?: string
  /** For pictures that are seen at once. */
  eager?: boolean
  className?: string
}

/** A template's screenshot; its name where there is none. Decorative: the name stands beside it. */
export function TemplateImage({
  src,
  name,
  sizes = '(min-width: 40rem) 28rem, 92vw',
  eager = false,
  className,
}: TemplateImageProps) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('block aspect-[8/5] w-full bg-sunken', className)
  if (!src || failed) {
    return (
      <div
        aria-hidden
        className={classNames(frame, 'grid place-items-center px-6 text-center text-lg font-semibold text-muted')}
      >
        {name}
      </div>
    )
  }
  return (
    <img
      src={src}
      srcSet={templatePictureSet(src)}
      sizes={sizes}
      alt=""
      width={1280}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      // Browsers raise the priority of a lazy picture whose edge is in the window: the first would have to share the line with it.
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setFailed(true)}
      className={classNames(frame, 'object-cover object-top')}
    />
  )
}
