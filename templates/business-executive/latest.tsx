import { memo } from 'react'
import type { TemplatePageProps } from '../definition.ts'
import { FilterSlot, usedCategories } from '../parts/filter.tsx'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { addressOf, filled } from '../parts/texts.ts'
import type { Article } from './articles.ts'
import { Byline } from './byline.tsx'

interface LatestProps extends Pick<TemplatePageProps, 'picture'> {
  articles: readonly Article[]
}

export function Latest({ articles, picture }: LatestProps) {
  const categories = usedCategories(undefined, articles)
  return (
    <section className="latest" id="articles" aria-labelledby="articles-title">
      <div className="section-head">
        <h2 id="articles-title">Latest Articles</h2>
        {categories.length > 1 && (
          <FilterSlot list="article-list" categories={categories} label="Filter articles by category" />
        )}
      </div>
      {articles.length === 0 ? (
        <p className="none">No articles yet.</p>
      ) : (
        <ul role="list" className="columns" id="article-list">
          {articles.map((article, index) => (
            <li key={index} data-category={article.category?.trim() || undefined}>
              <Story article={article} picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Story = memo(function Story({ article, picture }: Pick<LatestProps, 'picture'> & { article: Article }) {
  const { title, excerpt, category, link, cover, coverPath, coverAlt } = article
  const [topic] = filled([category])
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
          <Link href={addressOf(link)}>{title?.trim() || 'Untitled'}</Link>
        </h3>
        {excerpt?.trim() && <p className="excerpt">{excerpt}</p>}
        <Byline article={article} />
      </div>
    </article>
  )
})
