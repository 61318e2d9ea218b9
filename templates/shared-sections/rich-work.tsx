import type { PrivateList } from '@vitrine/common/portfolio/private-items'
import type { SectionProps } from '../definition.ts'
import { dateOf } from '../parts/dates.ts'
import { Link } from '../parts/link.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { useSay, useWording } from '../parts/say.ts'
import { Text } from '../parts/text.tsx'
import { addressOf, filled } from '../parts/texts.ts'
import type { Word } from '../words/words.ts'
import { Cover, Tags, textAt } from './rich-parts.tsx'
import type { articlesOf } from './rich-sections.ts'
import { type Entry, entryOf, type Values } from './sections.ts'
import { EntryItem } from './shared-section.tsx'

type Page = Pick<SectionProps, 'picture' | 'pageOf'>

/** A link of an item. Where its text is a field, the word stands in for it. */
interface ItemLink {
  from: Values
  field: string
  text?: string
  word: Word
}

interface WorkProps extends Page {
  entry: Entry
  /** Where its pages are asked for. */
  list?: PrivateList
  image?: string
  tags?: string
  links?: readonly ItemLink[]
}

/** Something that somebody has made. Its title leads to its page where titles are links; elsewhere a link below does. */
export function Work({ entry, list, image, tags, links = [], picture, pageOf }: WorkProps) {
  const { item, title, href } = entry
  const page = list ? pageOf(list, item) : null
  const name = textAt(item, title)?.trim()
  const words = filled(tags ? (item[tags] as string[] | undefined) : [])
  const ways = links.filter(({ from, field }) => addressOf(textAt(from, field)) !== null)
  const leads = href === undefined ? page : null
  return (
    <li>
      {image && <Cover item={item} image={image} picture={picture} width={720} height={480} />}
      <EntryItem {...entry} page={href && page}>
        {(words.length > 0 || ways.length > 0 || leads !== null) && (
          <>
            {tags && <Tags words={words} from={item} field={tags} />}
            {(ways.length > 0 || leads !== null) && (
              <p className="rich-links">
                <PageLink href={leads} title={name} />
                {ways.map((way, index) => (
                  <ItemLink key={index} {...way} of={name} />
                ))}
              </p>
            )}
          </>
        )}
      </EntryItem>
    </li>
  )
}

function ItemLink({ from, field, text, word, of }: ItemLink & { of: string | undefined }) {
  const say = useSay()
  return (
    <Link href={textAt(from, field)} from={from} field={field}>
      {text ? (
        <Text from={from} field={text}>
          {textAt(from, text)?.trim() || say(word)}
        </Text>
      ) : (
        say(word)
      )}
      {of && <span className="visually-hidden"> {say('of {title}', { title: of })}</span>}
    </Link>
  )
}

export function Article({ article, ...page }: Page & { article: ReturnType<typeof articlesOf>[number] }) {
  const { language } = useWording()
  return (
    <Work
      {...page}
      list="articles"
      image="cover"
      tags="tags"
      entry={entryOf(article, {
        title: 'title',
        href: 'link',
        details: [
          { fields: ['category'] },
          { fields: ['date'], as: (date) => dateOf(date, language).text },
          { fields: ['readTime'] },
        ],
        text: 'excerpt',
      })}
    />
  )
}
