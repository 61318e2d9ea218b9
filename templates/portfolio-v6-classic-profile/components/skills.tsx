import type { SectionProps } from '../../definition.ts'
import { skillsOf } from '../content.ts'

/** Each bar grows 100 ms after the one before it (specification 2, section 9); a long list starts over, so that none waits long. */
const DELAY_MS = 100
const DELAYED_BARS = 12

export function Skills({ content }: SectionProps) {
  return (
    <ul role="list" className="skills">
      {skillsOf(content).map(({ name, level }, index) => (
        <li key={index} data-reveal={(index % DELAYED_BARS) * DELAY_MS}>
          <span dir="auto">{name}</span>
          {level !== undefined && (
            <>
              <span className="level">{Math.round(level)}%</span>
              <svg className="bar" aria-hidden="true">
                <rect width={`${level}%`} height="100%" />
              </svg>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
