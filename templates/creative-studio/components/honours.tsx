import type { SectionProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filled, filledFields } from '../../parts/texts.ts'
import { awardsOf } from '../content.ts'

export function Awards({ content, section }: SectionProps) {
  return (
    <section id="awards" className="awards" aria-labelledby="awards-title">
      <SectionHeading of={section} id="awards-title" />
      <ul role="list">
        {awardsOf(content).map((award, index) => {
          const [title, ...rest] = filledFields(award, 'name', 'org')
          return (
            <li key={index}>
              <span className="year">
                <Text from={award} field="year">
                  {award.year?.trim()}
                </Text>
              </span>
              <span dir="auto">
                {title && (
                  <Text as="strong" from={award} field={title.field}>
                    {title.text}
                  </Text>
                )}
                {rest.map(({ field, text }) => (
                  <Text as="span" key={field} from={award} field={field}>
                    {text}
                  </Text>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function Tools({ content, section }: SectionProps) {
  return (
    <section id="tools" className="tools" aria-labelledby="tools-title">
      <SectionHeading of={section} id="tools-title" />
      <ul role="list" className="tags">
        {filled(content.tools).map((tool, index) => (
          <Text as="li" key={index} dir="auto" from={content} field="tools">
            {tool}
          </Text>
        ))}
      </ul>
    </section>
  )
}
