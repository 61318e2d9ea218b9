import type { SectionProps } from '../../definition.ts'
import { servicesOf } from '../content.ts'

export function Services({ content }: SectionProps) {
  return (
    <section id="services" className="part" aria-labelledby="services-title">
      <h2 id="services-title">Services</h2>
      <ul role="list" className="services">
        {servicesOf(content).map(({ title, summary, priceFrom }, index) => (
          <li key={index}>
            <h3 dir="auto">{title?.trim() || `Service ${index + 1}`}</h3>
            {summary?.trim() && (
              <p className="quiet" dir="auto">
                {summary}
              </p>
            )}
            {priceFrom?.trim() && (
              <p className="caps price" dir="auto">
                From {priceFrom}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
