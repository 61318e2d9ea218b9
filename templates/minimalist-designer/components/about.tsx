import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { filled } from '../../parts/texts.ts'

export function About({ content: { about }, picture, section }: SectionProps) {
  const portrait = picture({ src: about?.image, path: about?.imagePath })
  const services = filled(about?.services)
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <SectionHeading of={section} id="about-title" />
      {portrait && (
        <Picture
          className="portrait"
          src={portrait}
          from={about}
          field="image"
          alt={about?.imageAlt}
          width={480}
          height={600}
          sizes="(min-width: 800px) 30vw, 60vw"
        />
      )}
      <div className="about-text">
        <RichText from={about} field="bio" />
        {services.length > 0 && (
          <ul role="list" className="services">
            {services.map((service, index) => (
              <Text as="li" key={index} dir="auto" from={about} field="services">
                {service}
              </Text>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
