import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { titlesOf } from '@vitrine/templates/parts/content'

/** What stands for a page elsewhere: its pictures and its owner's profession, as far as the page shows them. */

export interface PictureSource {
  src?: string
  path?: string
}

/** The picture of the person. */
export const portraitOf = ({ hero, about }: PublicContent): PictureSource | null =>
  firstPicture([
    { src: hero?.profileImage, path: hero?.profileImagePath },
    { src: hero?.avatar, path: hero?.avatarPath },
    { src: about?.image, path: about?.imagePath },
  ])

/** The picture that stands for the page: the person, else the large picture at the top, else the first piece of work. */
export function coverOf(content: PublicContent): PictureSource | null {
  const { hero, gallery, projects = [] } = content
  return (
    portraitOf(content) ??
    firstPicture([
      { src: hero?.backgroundImage, path: hero?.backgroundImagePath },
      { src: hero?.bannerImage, path: hero?.bannerImagePath },
      ...(gallery?.images ?? []).map(({ src, srcPath }) => ({ src, path: srcPath })),
      ...projects.map(({ image, imagePath }) => ({ src: image, path: imagePath })),
    ])
  )
}

/** What the person does. */
export const jobTitle = ({ hero }: PublicContent): string | undefined =>
  [...titlesOf(hero), hero?.specialty].map(onOneLine).find((title) => title !== '')

export const onOneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

const firstPicture = (pictures: readonly PictureSource[]): PictureSource | null =>
  pictures.find(({ src, path }) => Boolean(src || path)) ?? null
