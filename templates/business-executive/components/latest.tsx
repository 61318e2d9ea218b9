import { memo } from 'react'
import type { SectionProps } from '../../definition.ts'
import { FilterSlot, usedCategories } from '../../parts/filter.tsx'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { type Article, Byline } from './byline.tsx'
import { frontPage } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** All articles except the lead. */
export function Latest({ content, picture, pageOf, section }: SectionProps) {
  const say = useSay()
  const { latest } = frontPage(content)
  const categories = usedCategories(undefined, latest)
  return (
    <section className="latest" id="articles" aria-labelledby="articles-title">
      <div className="section-head">
        <SectionHeading of={section} id="articles-title" />
        {categories.length > 1 && (
          <FilterSlot list="article-list" categories={categories} label="Filter articles by category" />
        )}
      </div>
      {latest.length === 0 ? (
        <p className="none">{say('No articles yet.')}</p>
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
  const say = useSay()
  const { title, category, link, cover, coverPath, coverAlt } = article
  const page = pageOf('articles', article)
  return (
    <article className="story">
      <Picture
        src={picture({ src: cover, path: coverPath })}
        from={article}
        field="cover"
        alt={coverAlt}
        width={720}
        height={480}
        sizes="(min-width: 900px) 30vw, 94vw"
      />
      <div dir="auto">
        <Text as="p" className="kicker" from={article} field="category">
          {category?.trim()}
        </Text>
        <h3>
          <Link href={page ?? addressOf(link)} from={page === null ? article : undefined} field="link">
            <Text from={article} field="title">
              {title?.trim() || say('Untitled')}
            </Text>
          </Link>
        </h3>
        <Text as="p" className="excerpt" from={article} field="excerpt" />
        <Byline article={article} />
      </div>
    </article>
  )
})
