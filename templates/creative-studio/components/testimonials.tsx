import type { SectionProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filledFields } from '../../parts/texts.ts'
import { testimonialsOf } from '../content.ts'

/** Longer quotes are set smaller. */
const LONG_QUOTE = 160

export function Testimonials({ content, section }: SectionProps) {
  return (
    <section id="testimonials" className="testimonials" aria-labelledby="testimonials-title">
      <SectionHeading of={section} id="testimonials-title" className="visually-hidden" />
      {testimonialsOf(content).map((testimonial, index) => {
        const { quote = '' } = testimonial
        const [name, ...rest] = filledFields(testimonial, 'author', 'role')
        return (
          <figure key={index}>
            <blockquote dir="auto" data-long={quote.trim().length > LONG_QUOTE || undefined}>
              <Text as="p" from={testimonial} field="quote">
                {unquoted(quote)}
              </Text>
            </blockquote>
            {name && (
              <figcaption dir="auto">
                <Text as="strong" from={testimonial} field={name.field}>
                  {name.text}
                </Text>
                {rest.map(({ field, text }) => (
                  <Text as="span" key={field} from={testimonial} field={field}>
                    {text}
                  </Text>
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
