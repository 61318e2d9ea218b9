import { memo } from 'react'
import { Picture } from '../../parts/picture.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { exifEntries, useExif, type Photograph } from '../../parts/exif.ts'
import type { HangingPhotograph } from '../content.ts'

export const descriptionOf = ({ alt, caption }: Photograph, index: number) =>
  alt?.trim() || caption?.trim() || `Photograph ${index + 1}`

interface PhotographDialogProps extends HangingPhotograph {
  index: number
  id: string
  /** Where its case study is. */
  page: string | null
  /** The ids of its neighbours’ dialogs; none for the only photograph. */
  previous?: string
  next?: string
}

/** One photograph, whole. Without script its address in the page opens it, and its own links turn and close it. */
export const PhotographDialog = memo(function PhotographDialog(props: PhotographDialogProps) {
  const { index, id, page, previous, next, ...photograph } = props
  const { address, caption } = photograph
  const entries = exifEntries(useExif(photograph))
  return (
    <dialog id={id} className="photograph" aria-label={caption?.trim() || `Photograph ${index + 1}`} data-modal="">
      <Picture src={address} alt={descriptionOf(photograph, index)} width={1600} height={1000} />
      <div className="photograph-foot">
        <div className="photograph-text">
          {caption?.trim() && <p dir="auto">{caption}</p>}
          {page && (
            <p>
              <PageLink href={page} title={caption} />
            </p>
          )}
          {entries.length > 0 && (
            <dl className="caps">
              {entries.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <p className="photograph-bar">
          {previous && (
            <a href={`#${previous}`} rel="prev">
              Previous
            </a>
          )}
          {next && (
            <a href={`#${next}`} rel="next">
              Next
            </a>
          )}
          <a href="#gallery">Close</a>
        </p>
      </div>
    </dialog>
  )
})
