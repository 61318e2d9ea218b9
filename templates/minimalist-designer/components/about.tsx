import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { filled } from '../../parts/texts.ts'

export function About({ content: { about }, picture }: SectionProps) {
  const portrait = picture({ src: about?.image, path: about?.imagePath })
  const services = filled(about?.services)
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <h2 id="about-title">About</h2>
      {portrait && (
        <Picture
          className="portrait"
          src={portrait}
          alt={about?.imageAlt}
          width={480}
          height={600}
          sizes="(min-width: 800px) 30vw, 60vw"
        />
      )}
      <div className="about-text">
        <div className="prose" dir="auto">
          <RichText html={about?.bio} />
        </div>
        {services.length > 0 && (
          <ul role="list" className="services">
            {services.map((service, index) => (
              <li key={index} dir="auto">
                {service}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
