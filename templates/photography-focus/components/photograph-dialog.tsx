import { memo } from 'react'
import { Picture } from '../../parts/picture.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Text } from '../../parts/text.tsx'
import { exifEntries, useExif, type Photograph } from '../../parts/exif.ts'
import type { Say } from '../../words/wording.ts'
import type { HangingPhotograph } from '../content.ts'
import { useSay } from '../../parts/say.ts'

export const descriptionOf = ({ alt, caption }: Photograph, index: number, say: Say) =>
  alt?.trim() || caption?.trim() || say('Photograph {n}', { n: index + 1 })

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
  const say = useSay()
  const { photograph, address, index, id, page, previous, next } = props
  const { caption, exif } = photograph
  const entries = exifEntries(useExif({ address, exif }))
  return (
    <dialog
      id={id}
      className="photograph"
      aria-label={caption?.trim() || say('Photograph {n}', { n: index + 1 })}
      data-modal=""
    >
      <Picture
        src={address}
        from={photograph}
        field="src"
        alt={descriptionOf(photograph, index, say)}
        width={1600}
        height={1000}
      />
      <div className="photograph-foot">
        <div className="photograph-text">
          <Text as="p" dir="auto" from={photograph} field="caption" />
          {page && (
            <p>
              <PageLink href={page} title={caption} />
            </p>
          )}
          {entries.length > 0 && (
            <dl className="caps">
              {entries.map(({ field, label, value }) => (
                <div key={field}>
                  <dt>{label === 'ISO' ? label : say(label)}</dt>
                  <Text as="dd" dir="auto" from={exif} field={field}>
                    {value}
                  </Text>
                </div>
              ))}
            </dl>
          )}
        </div>
        <p className="photograph-bar">
          {previous && (
            <a href={`#${previous}`} rel="prev">
              {say('Previous')}
            </a>
          )}
          {next && (
            <a href={`#${next}`} rel="next">
              {say('Next')}
            </a>
          )}
          <a href="#gallery">{say('Close')}</a>
        </p>
      </div>
    </dialog>
  )
})
