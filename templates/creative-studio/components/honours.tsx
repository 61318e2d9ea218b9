import type { SectionProps } from '../../definition.ts'
import { filled } from '../../parts/texts.ts'
import { awardsOf } from '../content.ts'

export function Awards({ content }: SectionProps) {
  return (
    <section id="awards" className="awards" aria-labelledby="awards-title">
      <h2 id="awards-title">Awards</h2>
      <ul role="list">
        {awardsOf(content).map(({ name, year, org }, index) => {
          const [title, ...rest] = filled([name, org])
          return (
            <li key={index}>
              <span className="year">{year?.trim()}</span>
              <span dir="auto">
                <strong>{title}</strong>
                {rest.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function Tools({ content }: SectionProps) {
  return (
    <section id="tools" className="tools" aria-labelledby="tools-title">
      <h2 id="tools-title">Tools</h2>
      <ul role="list" className="tags">
        {filled(content.tools).map((tool, index) => (
          <li key={index} dir="auto">
            {tool}
          </li>
        ))}
      </ul>
    </section>
  )
}
