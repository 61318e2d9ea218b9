import type { SectionProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { servicesOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

export function Services({ content, section }: SectionProps) {
  const say = useSay()
  return (
    <section id="services" className="services" aria-labelledby="services-title">
      <SectionHeading of={section} id="services-title" />
      <ul role="list">
        {servicesOf(content).map((service, index) => (
          <li key={index}>
            <Text as="h3" dir="auto" from={service} field="title" />
            <Text as="p" className="summary" dir="auto" from={service} field="summary" />
            {service.priceFrom?.trim() && (
              <Text as="p" className="price" from={service} field="priceFrom">
                {say('From {price}', { price: service.priceFrom.trim() })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
