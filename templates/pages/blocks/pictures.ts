import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import type { PictureResolver } from '../../definition.ts'
import type { Say } from '../../words/wording.ts'
import { hasPicture } from '../../picture.ts'

type Stored = NonNullable<BlockOf<'gallery'>['pictures']>[number]

/** A picture of a list that there is a file of. */
export interface ShownPicture extends Stored {
  address: string
}

/** The pictures of a list that can be shown, in their order. */
export const shownPictures = (pictures: readonly Stored[] | undefined, picture: PictureResolver): ShownPicture[] =>
  (pictures ?? []).flatMap((stored) => {
    const address = picture({ src: stored.image, path: stored.imagePath })
    return address ? [{ ...stored, address }] : []
  })

export const hasNoPicture = ({ pictures }: { pictures?: readonly Stored[] }): boolean =>
  !(pictures ?? []).some(({ image, imagePath }) => hasPicture(image, imagePath))

/** What is said of a picture to those who do not see it; its caption stands beside it already. */
export const alternativeOf = ({ imageAlt, caption }: Stored, index: number, say: Say): string =>
  imageAlt?.trim() || (caption?.trim() ? '' : say('Picture {n}', { n: index + 1 }))
