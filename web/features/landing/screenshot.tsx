import { templatePictureSet } from '@vitrine/common/routes'
import { classNames } from '../../lib/class-names.ts'

interface ScreenshotProps {
  src: string
  /** How wide it is, for `sizes`. */
  sizes: string
  /** For pictures that are seen at once. */
  eager?: boolean
  /** With the aspect of the cut, where not all of it is shown. */
  className?: string
}

/** A template’s thumbnail. Decorative: the template’s name stands beside it. */
export const Screenshot = ({ src, sizes, eager = false, className }: ScreenshotProps) => (
  <img
    src={src}
    srcSet={templatePictureSet(src)}
    sizes={sizes}
    alt=""
    width={1200}
    height={900}
    loading={eager ? 'eager' : 'lazy'}
    // As in features/store/template-image.tsx.
    fetchPriority={eager ? 'high' : 'low'}
    decoding={eager ? 'sync' : 'async'}
    className={classNames('block w-full bg-sunken object-cover object-top', className)}
  />
)
