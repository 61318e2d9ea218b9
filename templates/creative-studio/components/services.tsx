import type { SectionProps } from '../../definition.ts'
import { servicesOf } from '../content.ts'

export function Services({ content }: SectionProps) {
  return (
    <section id="services" className="services" aria-labelledby="services-title">
      <h2 id="services-title">Services</h2>
      <ul role="list">
        {servicesOf(content).map(({ title, summary, priceFrom }, index) => (
          <li key={index}>
            {title?.trim() && <h3 dir="auto">{title}</h3>}
            {summary?.trim() && (
              <p className="summary" dir="auto">
                {summary}
              </p>
            )}
            {priceFrom?.trim() && <p className="price">From {priceFrom.trim()}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
