import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { filled } from '../../parts/texts.ts'
import { dateOf } from '../../parts/dates.ts'

export type Article = NonNullable<PortfolioContent['articles']>[number]

/** An article's date, reading time and category. */
export function Byline({ article }: { article: Article }) {
  const { text, day } = dateOf(article.date)
  const [readTime] = filled([article.readTime])
  const tags = filled(article.tags)
  if (!text && !readTime && tags.length === 0) return null
  return (
    <p className="byline">
      {text && <time dateTime={day}>{text}</time>}
      {readTime && <span>{readTime}</span>}
      {tags.length > 0 && <span className="tags">{tags.join(', ')}</span>}
    </p>
  )
}
