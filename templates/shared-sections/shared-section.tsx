import type { SectionProps } from '../definition.ts'
import { Link } from '../parts/link.tsx'
import { addressOf, filled } from '../parts/texts.ts'
import { sharedSections, type Entry } from './sections.ts'

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

export function EntryItem({ title = '', href, details, text, points }: Entry) {
  const facts = filled(details)
  const lines = filled(points)
  return (
    <>
      <div className="entry-head" dir="auto">
        {title.trim() && (
          <h3>
            <Link href={addressOf(href)}>{title}</Link>
          </h3>
        )}
        {facts.length > 0 && (
          <p className="entry-details">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {(text?.trim() || lines.length > 0) && (
        <div className="entry-text" dir="auto">
          {text?.trim() && <p>{text}</p>}
          {lines.length > 0 && (
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}

function Quote({ title = '', details, text = '' }: Entry) {
  const from = filled([title, ...(details ?? [])])
  return (
    <figure className="entry-quote">
      <blockquote dir="auto">
        <p>{text.trim()}</p>
      </blockquote>
      {from.length > 0 && <figcaption dir="auto">{from.join(', ')}</figcaption>}
    </figure>
  )
}
