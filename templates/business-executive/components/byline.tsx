import { isRightToLeft } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { dateOf } from '../../parts/dates.ts'
import { areBlank } from '../../parts/emptiness.ts'
import { Text } from '../../parts/text.tsx'
import { filled } from '../../parts/texts.ts'
import { useWording } from '../../parts/say.ts'
import { commaOf } from '../../words/comma.ts'

export type Article = NonNullable<PortfolioContent['articles']>[number]

/** An article's date, reading time and category. */
export function Byline({ article }: { article: Article }) {
  const { language } = useWording()
  const { date, readTime, tags } = article
  if (areBlank(date, readTime, ...(tags ?? []))) return null
  const { text, day } = dateOf(date, language)
  return (
    // In the language of the page, beside a title and an excerpt in another one.
    <p className="byline" dir={isRightToLeft(language) ? 'rtl' : undefined}>
      <Text as="time" dateTime={day} from={article} field="date">
        {text}
      </Text>
      <Text as="span" from={article} field="readTime">
        {readTime?.trim()}
      </Text>
      <Text as="span" className="tags" from={article} field="tags">
        {filled(tags).join(commaOf(language))}
      </Text>
    </p>
  )
}
