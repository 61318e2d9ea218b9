import type { SectionProps } from '../../definition.ts'
import { Text } from '../../parts/text.tsx'
import { skillsOf } from '../content.ts'

/** Each bar grows 100 ms after the one before it (specification 2, section 9); a long list starts over, so that none waits long. */
const DELAY_MS = 100
const DELAYED_BARS = 12

export function Skills({ content }: SectionProps) {
  return (
    <ul role="list" className="skills">
      {skillsOf(content).map((skill, index) => (
        <li key={index} data-reveal={(index % DELAYED_BARS) * DELAY_MS}>
          <Text as="span" dir="auto" from={skill} field="name" />
          {skill.level !== undefined && (
            <>
              <Text as="span" className="level" from={skill} field="level">
                {`${Math.round(skill.level)}%`}
              </Text>
              <svg className="bar" aria-hidden="true">
                <rect width={`${skill.level}%`} height="100%" />
              </svg>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
