import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { type Article, Byline } from './byline.tsx'

interface LeadProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  article: Article
}

/** The article that the front page opens with. */
export function Lead({ article, picture, pageOf }: LeadProps) {
  const { title, excerpt, category, link, cover, coverPath, coverAlt } = article
  const [topic] = filled([category])
  const href = pageOf('articles', article) ?? addressOf(link)
  return (
    <article className="lead" aria-labelledby="lead-title">
      <Picture
        src={picture({ src: cover, path: coverPath })}
        alt={coverAlt}
        width={1500}
        height={1000}
        sizes="(min-width: 900px) 64vw, 94vw"
        eager
      />
      <div className="lead-text" dir="auto">
        <p className="kicker">
          <span>Featured</span>
          {topic && <span>{topic}</span>}
        </p>
        <h2 id="lead-title">
          <Link href={href}>{title?.trim() || 'Untitled'}</Link>
        </h2>
        {excerpt?.trim() && <p className="standfirst">{excerpt}</p>}
        <Byline article={article} />
      </div>
    </article>
  )
}
