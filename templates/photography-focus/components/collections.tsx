import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf } from '../../parts/texts.ts'
import { collectionsOf } from '../content.ts'

/** Series as matted prints, side by side. */
export function Collections({ content, picture }: SectionProps) {
  return (
    <section id="collections" className="part" aria-labelledby="collections-title">
      <h2 id="collections-title">Collections</h2>
      <ul role="list" className="collections">
        {collectionsOf(content).map((collection, index) => (
          <li key={index}>
            <Print collection={collection} index={index} picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PrintProps extends Pick<SectionProps, 'picture'> {
  collection: NonNullable<PortfolioContent['collections']>[number]
  index: number
}

function Print({ collection: { title, description, link, cover, coverPath, coverAlt }, index, picture }: PrintProps) {
  const address = picture({ src: cover, path: coverPath })
  const href = addressOf(link)
  const name = title?.trim() || `Collection ${index + 1}`
  return (
    <article className="print">
      {address && (
        <div className="mat">
          <Picture src={address} alt={coverAlt} width={640} height={800} sizes="(min-width: 800px) 30vw, 90vw" />
        </div>
      )}
      <h3 dir="auto">{href ? <Link href={href}>{name}</Link> : name}</h3>
      {description?.trim() && (
        <p className="quiet" dir="auto">
          {description}
        </p>
      )}
    </article>
  )
}
