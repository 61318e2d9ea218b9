import { filled } from '../parts/texts.ts'
import { dateOf, type Article } from './articles.ts'

/** When an article appeared, how long it takes to read, and what it is about. */
export function Byline({ article }: { article: Article }) {
  const { text, day } = dateOf(article)
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
