import type { SectionProps } from '../../definition.ts'
import { filled } from '../../parts/texts.ts'
import { testimonialsOf } from '../content.ts'

/** Longer quotes are set smaller. */
const LONG_QUOTE = 160

export function Testimonials({ content }: SectionProps) {
  return (
    <section id="testimonials" className="testimonials" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title" className="visually-hidden">
        Clients
      </h2>
      {testimonialsOf(content).map(({ quote = '', author, role }, index) => {
        const [name, ...rest] = filled([author, role])
        return (
          <figure key={index}>
            <blockquote dir="auto" data-long={quote.trim().length > LONG_QUOTE || undefined}>
              <p>{unquoted(quote)}</p>
            </blockquote>
            {name && (
              <figcaption dir="auto">
                <strong>{name}</strong>
                {rest.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </figcaption>
            )}
          </figure>
        )
      })}
    </section>
  )
}

/** Quotation marks are the template’s own. */
const unquoted = (quote: string) => quote.trim().replace(/^["“”„«]+\s*|\s*["“”»]+$/g, '')
