import { embedOf } from '@vitrine/common/portfolio/pages/embeds'
import { Link } from '../../parts/link.tsx'
import { addressOf, readableAddress } from '../../parts/texts.ts'
import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import css from './embed.css?inline'
import { Shot } from './shot.tsx'
import { useSay } from '../../parts/say.ts'

/**
 * What another site shows, behind a link to it that asks nobody: poster from the owner's own files, and the provider's name.
 * `page-scripts/embed.ts` puts the player in its place once it is pressed.
 */
function EmbedBlock({ block, page }: BlockProps<'embed'>) {
  const say = useSay()
  const embed = embedOf(block.link)
  const poster = page.picture({ src: block.poster, path: block.posterPath })
  const href = embed?.link ?? addressOf(block.link)
  if (!href) return null
  const title = block.title?.trim() || (embed ? '' : readableAddress(href))
  return (
    <figure>
      {embed ? (
        <div className="embed" data-shape={embed.shape} data-poster={poster ? '' : undefined}>
          <a
            className="embed-facade"
            href={embed.link}
            rel="noopener"
            data-embed={embed.player}
            data-title={title || embed.provider}
          >
            {poster && <Shot src={poster} alt="" sizes="(min-width: 1280px) 1180px, 94vw" />}
            <span className="embed-label">
              {!poster && title && (
                <span className="embed-provider" aria-hidden>
                  {embed.provider}
                </span>
              )}
              {(title || !poster) && (
                <span className="embed-title" dir="auto">
                  {title || embed.provider}
                </span>
              )}
              <span className="embed-press">
                {say(embed.shape === 'tall' ? 'Show from {provider}' : 'Play from {provider}', embed)}
              </span>
            </span>
          </a>
          <p className="embed-note">{say('{provider} learns of your visit only when you press.', embed)}</p>
        </div>
      ) : (
        <p className="embed-link" dir="auto">
          <Link href={href}>{title}</Link>
        </p>
      )}
      <Caption text={block.caption} />
    </figure>
  )
}

export const embed: BlockView<'embed'> = {
  Component: EmbedBlock,
  css,
  isEmpty: ({ link }) => addressOf(link) === null,
  span: ({ link }) => (embedOf(link) ? 'wide' : 'text'),
  scripted: true,
}
