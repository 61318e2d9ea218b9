import type { SectionProps } from '../../definition.ts'
import { Text } from '../../parts/text.tsx'
import { stepsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Longer headings are set smaller. */
const LONG_TITLE = 14

export function Process({ content }: SectionProps) {
  const say = useSay()
  const title = content.process?.title?.trim() || say('Process')
  return (
    <section id="process" className="process" aria-labelledby="process-title">
      <Text
        as="h2"
        id="process-title"
        dir="auto"
        data-long={title.length > LONG_TITLE || undefined}
        from={content.process}
        field="title"
      >
        {title}
      </Text>
      <ol role="list">
        {stepsOf(content).map((step, index) => (
          <li key={index}>
            <p className="number" aria-hidden="true">
              {index + 1}
            </p>
            <Text as="h3" dir="auto" from={step} field="title" />
            <Text as="p" dir="auto" from={step} field="desc" />
          </li>
        ))}
      </ol>
    </section>
  )
}
