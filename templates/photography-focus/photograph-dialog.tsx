import { memo } from 'react'
import { Picture } from '../parts/picture.tsx'
import { exifEntries, useExif, type Photograph } from './exif.ts'
import type { HangingPhotograph } from './content.ts'

export const photographId = (index: number) => `photograph-${index + 1}`

export const descriptionOf = ({ alt, caption }: Photograph, index: number) =>
  alt?.trim() || caption?.trim() || `Photograph ${index + 1}`

interface PhotographDialogProps extends HangingPhotograph {
  index: number
  count: number
}

/** One photograph, whole. Without script its address in the page opens it, and its own links turn and close it. */
export const PhotographDialog = memo(function PhotographDialog({ index, count, ...photograph }: PhotographDialogProps) {
  const { address, caption } = photograph
  const id = photographId(index)
  const entries = exifEntries(useExif(photograph))
  const neighbour = (by: number) => `#${photographId((index + by + count) % count)}`
  return (
    <dialog id={id} className="photograph" aria-label={caption?.trim() || `Photograph ${index + 1}`} data-modal="">
      <Picture src={address} alt={descriptionOf(photograph, index)} width={1600} height={1000} />
      <div className="photograph-foot">
        <div className="photograph-text">
          {caption?.trim() && <p dir="auto">{caption}</p>}
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
          {count > 1 && (
            <>
              <a href={neighbour(-1)} rel="prev">
                Previous
              </a>
              <a href={neighbour(1)} rel="next">
                Next
              </a>
            </>
          )}
          <a href="#gallery">Close</a>
        </p>
      </div>
    </dialog>
  )
})
