import type { SectionProps } from '../../definition.ts'
import { stepsOf } from '../content.ts'

/** Longer headings are set smaller. */
const LONG_TITLE = 14

export function Process({ content }: SectionProps) {
  const title = content.process?.title?.trim() || 'Process'
  return (
    <section id="process" className="process" aria-labelledby="process-title">
      <h2 id="process-title" dir="auto" data-long={title.length > LONG_TITLE || undefined}>
        {title}
      </h2>
      <ol role="list">
        {stepsOf(content).map((step, index) => (
          <li key={index}>
            <p className="number" aria-hidden="true">
              {index + 1}
            </p>
            {step.title?.trim() && <h3 dir="auto">{step.title}</h3>}
            {step.desc?.trim() && <p dir="auto">{step.desc}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
