import type { SectionProps } from '../../definition.ts'
import { degreesOf, highlightsOf, periodOf, positionsOf } from '../../parts/content.ts'
import { JoinedTexts } from '../../parts/joined-texts.tsx'
import { Text } from '../../parts/text.tsx'
import { filled, filledFields } from '../../parts/texts.ts'
import { Points } from './points.tsx'

/** Stages of a life along a line. */
export function Education({ content }: SectionProps) {
  return (
    <ol role="list" className="timeline">
      {degreesOf(content).map((degree, index) => (
        <li key={index}>
          <Text as="p" className="period" from={degree} field="period">
            {periodOf(degree)}
          </Text>
          <article dir="auto">
            <Heading from={degree} fields={['degree', 'school', 'location']} />
            <Points from={degree} field="highlights" points={highlightsOf(degree)} />
          </article>
        </li>
      ))}
    </ol>
  )
}

export function Experience({ content }: SectionProps) {
  return (
    <ol role="list" className="timeline">
      {positionsOf(content).map((position, index) => (
        <li key={index}>
          <Text as="p" className="period" from={position} field="period" />
          <article dir="auto">
            <Heading from={position} fields={['title', 'org']} />
            <Text as="p" className="text" from={position} field="summary" />
            <Points from={position} field="bullets" points={filled(position.bullets)} />
          </article>
        </li>
      ))}
    </ol>
  )
}

interface HeadingProps<From extends object> {
  from: From
  fields: readonly (keyof From & string)[]
}

/** The first filled field as a heading, and the others as the place below it. */
function Heading<From extends object>({ from, fields }: HeadingProps<From>) {
  const [heading, ...places] = filledFields(from, ...fields)
  return (
    <>
      {heading && (
        <Text as="h3" from={from} field={heading.field}>
          {heading.text}
        </Text>
      )}
      {places.length > 0 && (
        <p className="place">
          <JoinedTexts from={from} texts={places} />
        </p>
      )}
    </>
  )
}
