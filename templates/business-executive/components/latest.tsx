import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { FilterSlot, usedCategories } from '../../parts/filter.tsx'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf, filled } from '../../parts/texts.ts'
import { type Article, Byline } from './byline.tsx'
import { frontPage } from '../content.ts'

/** All articles except the lead. */
export function Latest({ content, picture, pageOf }: SectionProps) {
  const { latest } = frontPage(content)
  const categories = usedCategories(undefined, latest)
  return (
    <section className="latest" id="articles" aria-labelledby="articles-title">
      <div className="section-head">
        <h2 id="articles-title">Latest Articles</h2>
        {categories.length > 1 && (
          <FilterSlot list="article-list" categories={categories} label="Filter articles by category" />
        )}
      </div>
      {latest.length === 0 ? (
        <p className="none">No articles yet.</p>
      ) : (
        <ul role="list" className="columns" id="article-list">
          {latest.map((article, index) => (
            <li key={index} data-category={article.category?.trim() || undefined}>
              <Story article={article} picture={picture} pageOf={pageOf} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface StoryProps extends Pick<SectionProps, 'picture' | 'pageOf'> {
  article: Article
}

const Story = memo(function Story({ article, picture, pageOf }: StoryProps) {
  const { title, excerpt, category, link, cover, coverPath, coverAlt } = article
  const [topic] = filled([category])
  const href = pageOf('articles', article) ?? addressOf(link)
  return (
    <article className="story">
      <Picture
        src={picture({ src: cover, path: coverPath })}
        alt={coverAlt}
        width={720}
        height={480}
        sizes="(min-width: 900px) 30vw, 94vw"
      />
      <div dir="auto">
        {topic && <p className="kicker">{topic}</p>}
        <h3>
          <Link href={href}>{title?.trim() || 'Untitled'}</Link>
        </h3>
        {excerpt?.trim() && <p className="excerpt">{excerpt}</p>}
        <Byline article={article} />
      </div>
    </article>
  )
})
