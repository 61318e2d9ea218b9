import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'

export function About({ content: { about }, picture, section }: SectionProps) {
  const portrait = picture({ src: about?.image, path: about?.imagePath })
  return (
    <section id="about" className="about" aria-labelledby="about-title" data-pictured={portrait ? '' : undefined}>
      <Picture
        className="about-picture"
        src={portrait}
        from={about}
        field="image"
        alt={about?.imageAlt}
        width={960}
        height={1200}
        sizes="(min-width: 800px) 40vw, 94vw"
      />
      <div className="about-text">
        <SectionHeading of={section} id="about-title" />
        <RichText from={about} field="bio" />
      </div>
    </section>
  )
}
