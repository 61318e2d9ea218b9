import type { SectionProps } from '../../definition.ts'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filled } from '../../parts/texts.ts'
import { pricedServicesOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

export function Services({ content, section }: SectionProps) {
  const say = useSay()
  const { about } = content
  return (
    <section id="services" className="part" aria-labelledby="services-title">
      <SectionHeading of={section} id="services-title" />
      <ul role="list" className="services">
        {pricedServicesOf(content).map((service, index) => (
          <li key={index}>
            <Text as="h3" dir="auto" from={service} field="title">
              {service.title?.trim() || say('Service {n}', { n: index + 1 })}
            </Text>
            <Text as="p" className="quiet" dir="auto" from={service} field="summary" />
            {service.priceFrom?.trim() && (
              <Text as="p" className="caps price" dir="auto" from={service} field="priceFrom">
                {say('From {price}', { price: service.priceFrom })}
              </Text>
            )}
          </li>
        ))}
        {filled(about?.services).map((service, index) => (
          <li key={index}>
            <Text as="h3" dir="auto" from={about} field="services">
              {service}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
