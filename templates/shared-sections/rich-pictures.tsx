import type { ReactNode } from 'react'
import type { SectionProps } from '../definition.ts'
import { PageLink } from '../parts/page-link.tsx'
import { Picture, usePictureSet } from '../parts/picture.tsx'
import { useSay } from '../parts/say.ts'
import { Text } from '../parts/text.tsx'
import { Cover, Single } from './rich-parts.tsx'
import type { shotsOf } from './rich-sections.ts'
import type { Values } from './sections.ts'

interface PersonProps extends Pick<SectionProps, 'picture'> {
  from: Values | undefined
  /** The field of the picture. */
  image: string
  children: ReactNode
}

/** A text about somebody, beside a picture where there is one. */
export function Person({ from, image, picture, children }: PersonProps) {
  return (
    <Single className="rich-person">
      <Cover item={from} image={image} picture={picture} width={640} height={800} />
      {children}
    </Single>
  )
}

interface ShotProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  shot: ReturnType<typeof shotsOf>[number]
  index: number
}

/** A picture, which leads to the whole of it. */
export function Shot({ shot, index, picture, pageOf }: ShotProps) {
  const say = useSay()
  const address = picture({ src: shot.src, path: shot.srcPath })
  const widest = usePictureSet(address)?.widest ?? address
  const page = pageOf('gallery.images', shot)
  const caption = shot.caption?.trim()
  return (
    <figure>
      <a href={widest ?? undefined}>
        <Picture
          src={address}
          from={shot}
          field="src"
          alt={shot.alt?.trim() || caption || say('Picture {n}', { n: index + 1 })}
          width={640}
          height={480}
          sizes="(min-width: 760px) 30vw, 92vw"
        />
      </a>
      {(caption || page) && (
        <figcaption dir="auto">
          <Text from={shot} field="caption" />
          <PageLink href={page} title={caption} />
        </figcaption>
      )}
    </figure>
  )
}
