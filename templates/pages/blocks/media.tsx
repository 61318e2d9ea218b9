import { readableDuration } from '@vitrine/common/file-facts'
import { safeImageSource } from '@vitrine/common/links'
import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import type { BlockProps, BlockView } from './block.ts'
import { usePictureSet } from '../../parts/picture.tsx'
import { filled } from '../../parts/texts.ts'
import { Caption } from './caption.tsx'
import css from './media.css?inline'
import { ratioOf } from './shot.tsx'
import { useSay } from '../../parts/say.ts'

const VIDEO = { width: 1600, height: 900 }

/** Of the video itself: it takes its place before anything of it is loaded. */
function sizeOf({ mediaFacts: { width, height } = {} }: BlockOf<'media'>): { width: number; height: number } | null {
  return width && height ? { width, height } : null
}

/** The browser's own player: it works without script, by keyboard and in a screen reader. */
function Media({ block, page }: BlockProps<'media'>) {
  const say = useSay()
  const src = page.picture({ src: block.media, path: block.mediaPath })
  const poster = page.picture({ src: block.poster, path: block.posterPath })
  const captions = page.picture({ src: block.captions, path: block.captionsPath })
  const set = usePictureSet(poster)
  if (!src) return null
  const isAudio = block.kind === 'audio'
  const Player = isAudio ? 'audio' : 'video'
  const own = sizeOf(block)
  const { width, height } = own ?? set ?? VIDEO
  const shown = isAudio ? {} : { poster: set?.widest ?? poster ?? undefined, width, height, playsInline: true }
  const [title] = filled([block.title])
  const length = block.mediaFacts?.seconds ? readableDuration(block.mediaFacts.seconds) : null
  return (
    <figure
      className="media"
      data-kind={isAudio ? 'audio' : 'video'}
      data-ratio={!isAudio && own ? ratioOf(own) : undefined}
    >
      {isAudio && (title || length) && (
        <p className="media-title">
          <span dir="auto">{title}</span>
          {length && <span className="media-length">{length}</span>}
        </p>
      )}
      <Player
        src={src}
        controls
        // Nothing of it is loaded before it is played, unless there is nothing else to see, or to go by, and it is from here.
        preload={isAudio || poster || own || !block.mediaPath ? 'none' : 'metadata'}
        aria-label={title ?? say(isAudio ? 'Audio' : 'Video')}
        // Captions of another origin need it; a page on a disk could not even play its files with it.
        crossOrigin={captions && /^https?:/.test(captions) ? 'anonymous' : undefined}
        {...shown}
      >
        {captions && <track kind="captions" src={captions} label={say('Captions')} default />}
        <a href={src}>{title ?? say(isAudio ? 'Listen' : 'Watch')}</a>
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
