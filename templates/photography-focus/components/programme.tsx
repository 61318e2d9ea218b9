import type { SectionProps } from '../../definition.ts'
import { JoinedTexts } from '../../parts/joined-texts.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filledFields } from '../../parts/texts.ts'
import { awardsOf, exhibitionsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Shown for an exhibition without a date. */
const NO_DATE = 'TBA'

export function Exhibitions({ content, section }: SectionProps) {
  const say = useSay()
  return (
    <section id="exhibitions" className="part" aria-labelledby="exhibitions-title">
      <SectionHeading of={section} id="exhibitions-title" />
      <ol role="list" className="programme">
        {exhibitionsOf(content).map((exhibition, index) => {
          const { title, date, venue } = exhibition
          const place = filledFields(exhibition, 'venue', 'city')
          return (
            <li key={index}>
              <Text
                as="p"
                className="caps when"
                dir="auto"
                data-open={date?.trim() ? undefined : ''}
                from={exhibition}
                field="date"
              >
                {date?.trim() || say(NO_DATE)}
              </Text>
              <div className="what">
                <Text as="h3" dir="auto" from={exhibition} field="title">
                  {title?.trim() || venue?.trim() || say('Exhibition {n}', { n: index + 1 })}
                </Text>
                {place.length > 0 && (
                  <p dir="auto">
                    <JoinedTexts from={exhibition} texts={place} />
                  </p>
                )}
              </div>
              <Text as="p" className="quiet" dir="auto" from={exhibition} field="description" />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function Awards({ content, section }: SectionProps) {
  return (
    <section id="awards" className="part" aria-labelledby="awards-title">
      <SectionHeading of={section} id="awards-title" />
      <ul role="list" className="awards">
        {awardsOf(content).map((award, index) => (
          <li key={index}>
            <span className="caps when" dir="auto">
              <Text from={award} field="year" />
            </span>
            <span dir="auto">
              <Text from={award} field="name" />
            </span>
            <span className="quiet" dir="auto">
              <Text from={award} field="org" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
