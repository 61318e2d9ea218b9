import type { ReactNode } from 'react'
import type { SectionProps } from '../definition.ts'
import { JoinedTexts } from '../parts/joined-texts.tsx'
import { Link } from '../parts/link.tsx'
import { Text } from '../parts/text.tsx'
import { addressOf, filled } from '../parts/texts.ts'
import type { Say } from '../words/wording.ts'
import { sharedSections, type Entry } from './sections.ts'
import { useSay } from '../parts/say.ts'

/** The body of a shared section. Its rules are in shared-sections.css; templates set the variables. */
export function SharedSection({ content, section }: SectionProps) {
  const shared = sharedSections.find(({ id }) => id === section.id)
  if (!shared) return null
  const Item = shared.kind === 'quotes' ? Quote : EntryItem
  return (
    <ul role="list" className="entries">
      {shared.entries(content).map((entry, index) => (
        <li key={index}>
          <Item {...entry} />
        </li>
      ))}
    </ul>
  )
}

interface EntryItemProps extends Entry {
  /** Where its case study or article is, to which its title then leads. */
  page?: string | null
  /** What follows its text. */
  children?: ReactNode
}

export function EntryItem({ item, title, href, details, text, points, page, children }: EntryItemProps) {
  const facts = detailsOf({ item, details }, useSay())
  const value = points === undefined ? undefined : item[points]
  const lines = filled(Array.isArray(value) ? (value as string[]) : undefined)
  const name = textAt(item, title)
  const body = textAt(item, text)
  return (
    <>
      <div className="entry-head" dir="auto">
        {title && name.trim() && (
          <h3>
            <Link href={page ?? addressOf(textAt(item, href))} from={page ? undefined : item} field={href}>
              <Text from={item} field={title} />
            </Link>
          </h3>
        )}
        {facts.length > 0 && (
          <p className="entry-details">
            {facts.map((fact) => (
              <span key={fact[0]?.field}>
                <JoinedTexts from={item} texts={fact} />
              </span>
            ))}
          </p>
        )}
      </div>
      {(body.trim() || lines.length > 0 || children) && (
        <div className="entry-text" dir="auto">
          {text && <Text as="p" from={item} field={text} />}
          {points && lines.length > 0 && (
            <ul>
              {lines.map((line, index) => (
                <Text as="li" key={index} from={item} field={points}>
                  {line}
                </Text>
              ))}
            </ul>
          )}
          {children}
        </div>
      )}
    </>
  )
}

export function Quote({ item, details, text }: Entry) {
  const facts = detailsOf({ item, details }, useSay())
  return (
    <figure className="entry-quote">
      <blockquote dir="auto">
        <p>
          {text && (
            <Text from={item} field={text}>
              {textAt(item, text).trim()}
            </Text>
          )}
        </p>
      </blockquote>
      {facts.map((fact) => (
        <figcaption dir="auto" key={fact[0]?.field}>
          <JoinedTexts from={item} texts={fact} />
        </figcaption>
      ))}
    </figure>
  )
}

interface FactText {
  field: string
  text: string
}

/** The details that are filled in, as they are shown. */
const detailsOf = ({ item, details = [] }: Pick<Entry, 'item' | 'details'>, say: Say): FactText[][] =>
  details
    .map(({ fields, words, as = String }) =>
      fields.flatMap((field) => {
        const text = textAt(item, field).trim()
        return text === '' ? [] : [{ field, text: words ? say(words, { price: text }) : as(text) }]
      }),
    )
    .filter((fact) => fact.length > 0)

const textAt = (item: Entry['item'], field: string | undefined): string => {
  const value = field === undefined ? undefined : item[field]
  return typeof value === 'string' ? value : ''
}
