import { safeImageSource } from '@vitrine/common/links'
import type { BlockProps, BlockView } from './block.ts'
import { usePictureSet } from '../../parts/picture.tsx'
import { filled } from '../../parts/texts.ts'
import { Caption } from './caption.tsx'
import css from './media.css?inline'

const VIDEO = { width: 1600, height: 900 }

/** The browser's own player: it works without script, by keyboard and in a screen reader. */
function Media({ block, page }: BlockProps<'media'>) {
  const src = page.picture({ src: block.media, path: block.mediaPath })
  const poster = page.picture({ src: block.poster, path: block.posterPath })
  const captions = page.picture({ src: block.captions, path: block.captionsPath })
  const set = usePictureSet(poster)
  if (!src) return null
  const isAudio = block.kind === 'audio'
  const Player = isAudio ? 'audio' : 'video'
  const { width, height } = set ?? VIDEO
  const shown = isAudio ? {} : { poster: set?.widest ?? poster ?? undefined, width, height, playsInline: true }
  const [title] = filled([block.title])
  return (
    <figure className="media" data-kind={isAudio ? 'audio' : 'video'}>
      {isAudio && title && (
        <p className="media-title" dir="auto">
          {title}
        </p>
      )}
      <Player
        src={src}
        controls
        // Nothing of it is loaded before it is played, unless there is nothing else to see.
        preload={isAudio || poster ? 'none' : 'metadata'}
        aria-label={title ?? (isAudio ? 'Audio' : 'Video')}
        crossOrigin={captions ? 'anonymous' : undefined}
        {...shown}
      >
        {captions && <track kind="captions" src={captions} label="Captions" default />}
        <a href={src}>{title ?? (isAudio ? 'Listen' : 'Watch')}</a>
      </Player>
      <Caption text={block.caption} />
    </figure>
  )
}

export const media: BlockView<'media'> = {
  Component: Media,
  css,
  isEmpty: (block) => !block.mediaPath && safeImageSource(block.media) === null,
  span: ({ kind }) => (kind === 'audio' ? 'text' : 'wide'),
}
