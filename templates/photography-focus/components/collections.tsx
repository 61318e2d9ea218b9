import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { collectionsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Series as matted prints, side by side. */
export function Collections({ content, picture, section, pageOf }: SectionProps) {
  return (
    <section id="collections" className="part" aria-labelledby="collections-title">
      <SectionHeading of={section} id="collections-title" />
      <ul role="list" className="collections">
        {collectionsOf(content).map((collection, index) => (
          <li key={index}>
            <Print collection={collection} index={index} picture={picture} pageOf={pageOf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PrintProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  collection: NonNullable<PortfolioContent['collections']>[number]
  index: number
}

function Print({ collection, index, picture, pageOf }: PrintProps) {
  const say = useSay()
  const { link, cover, coverPath, coverAlt } = collection
  const address = picture({ src: cover, path: coverPath })
  const page = pageOf('collections', collection)
  const href = page ?? addressOf(link)
  const name = (
    <Text from={collection} field="title">
      {collection.title?.trim() || say('Collection {n}', { n: index + 1 })}
    </Text>
  )
  return (
    <article className="print">
      {address && (
        <div className="mat">
          <Picture
            src={address}
            from={collection}
            field="cover"
            alt={coverAlt}
            width={640}
            height={800}
            sizes="(min-width: 800px) 30vw, 90vw"
          />
        </div>
      )}
      <h3 dir="auto">
        {href ? (
          <Link href={href} from={page ? undefined : collection} field="link">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <Text as="p" className="quiet" dir="auto" from={collection} field="description" />
    </article>
  )
}
