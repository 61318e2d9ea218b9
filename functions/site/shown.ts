import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { offeredSections, type TemplateMetadata } from '@vitrine/common/fields/section'

/** Whether a page shows what is at a path of the content: a field (`hero.title`) or a list (`projects`). */
export type Shown = (path: string) => boolean

/** What a template has no place for, or its owner hid, is told to nobody, search engines included. */
export function shownBy({ sections }: TemplateMetadata, layout: Layout): Shown {
  const visible = offeredSections(sections, layout)
  const paths = new Set(visible.flatMap(({ fields }) => fields.map(({ path }) => path)))
  return (path) => paths.has(path)
}

export interface PictureSource {
  src?: string
  path?: string
}

/** The picture of the person, if the page shows one. */
export function portraitOf({ hero, about }: PortfolioContent, shown: Shown): PictureSource | null {
  return firstPicture([
    shown('hero.profileImage') && { src: hero?.profileImage, path: hero?.profileImagePath },
    shown('hero.avatar') && { src: hero?.avatar, path: hero?.avatarPath },
    shown('about.image') && { src: about?.image, path: about?.imagePath },
  ])
}

/** The picture that stands for the page: the person, else the large picture at the top, else the first piece of work. */
export function coverOf(content: PortfolioContent, shown: Shown): PictureSource | null {
  const { hero, gallery, projects = [] } = content
  const photographs = shown('gallery.images') ? (gallery?.images ?? []) : []
  return (
    portraitOf(content, shown) ??
    firstPicture([
      shown('hero.backgroundImage') && { src: hero?.backgroundImage, path: hero?.backgroundImagePath },
      shown('hero.bannerImage') && { src: hero?.bannerImage, path: hero?.bannerImagePath },
      ...photographs.map(({ src, srcPath }) => ({ src, path: srcPath })),
      ...(shown('projects') ? projects : []).map(({ image, imagePath }) => ({ src: image, path: imagePath })),
    ])
  )
}

/** What the person does, if the page says it. */
export function jobTitle({ hero }: PortfolioContent, shown: Shown): string | undefined {
  const titles = [
    shown('hero.title') && hero?.title,
    ...(shown('hero.titles') ? (hero?.titles ?? []) : []),
    shown('hero.specialty') && hero?.specialty,
  ]
  return titles.map((title) => onOneLine(title || '')).find((title) => title !== '')
}

export const onOneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

function firstPicture(pictures: (PictureSource | false)[]): PictureSource | null {
  return pictures.find((picture) => picture !== false && Boolean(picture.src || picture.path)) || null
}
