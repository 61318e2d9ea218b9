import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { type Article, Byline } from './byline.tsx'
import { useSay } from '../../parts/say.ts'

interface LeadProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  article: Article
}

/** The article that the front page opens with. */
export function Lead({ article, picture, pageOf }: LeadProps) {
  const say = useSay()
  const { title, category, link, cover, coverPath, coverAlt } = article
  const page = pageOf('articles', article)
  return (
    <article className="lead" aria-labelledby="lead-title">
      <Picture
        src={picture({ src: cover, path: coverPath })}
        from={article}
        field="cover"
        alt={coverAlt}
        width={1500}
        height={1000}
        sizes="(min-width: 900px) 64vw, 94vw"
        eager
      />
      <div className="lead-text" dir="auto">
        <p className="kicker">
          <span>{say('Featured')}</span>
          <Text as="span" from={article} field="category">
            {category?.trim()}
          </Text>
        </p>
        <h2 id="lead-title">
          <Link href={page ?? addressOf(link)} from={page === null ? article : undefined} field="link">
            <Text from={article} field="title">
              {title?.trim() || say('Untitled')}
            </Text>
          </Link>
        </h2>
        <Text as="p" className="standfirst" from={article} field="excerpt" />
        <Byline article={article} />
      </div>
    </article>
  )
}
