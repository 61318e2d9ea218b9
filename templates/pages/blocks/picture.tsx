import { hasPicture } from '../../picture.ts'
import type { BlockProps, BlockView, Span } from './block.ts'
import { Caption } from './caption.tsx'
import css from './picture.css?inline'
import { Shot, useIsUpright } from './shot.tsx'

const sizes: Record<Span, string> = {
  text: '(min-width: 760px) 720px, 94vw',
  wide: '(min-width: 1280px) 1180px, 94vw',
  full: '100vw',
}

const spanOf = (width: string | undefined): Span => (width === 'wide' || width === 'full' ? width : 'text')

function PictureBlock({ block, page, eager }: BlockProps<'picture'>) {
  const src = page.picture({ src: block.image, path: block.imagePath })
  const isUpright = useIsUpright(src)
  if (!src) return null
  return (
    <figure className="shot" data-upright={isUpright ? '' : undefined}>
      <Shot src={src} alt={block.imageAlt} sizes={sizes[spanOf(block.width)]} eager={eager} />
      <Caption text={block.caption} />
    </figure>
  )
}

export const picture: BlockView<'picture'> = {
  Component: PictureBlock,
  css,
  isEmpty: ({ image, imagePath }) => !hasPicture(image, imagePath),
  span: ({ width }) => spanOf(width),
}
