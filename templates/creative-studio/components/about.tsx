import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { addressOf } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

export function About({ content: { about }, picture, section }: SectionProps) {
  const say = useSay()
  const mediaKit = addressOf(about?.mediaKit)
  return (
    <section id="about" className="about" aria-labelledby="about-title">
      <SectionHeading of={section} id="about-title" />
      <Picture
        src={picture({ src: about?.image, path: about?.imagePath })}
        from={about}
        field="image"
        alt={about?.imageAlt}
        width={960}
        height={720}
        sizes="(min-width: 900px) 40vw, 94vw"
      />
      <div className="about-text">
        <RichText from={about} field="bio" />
        {mediaKit && (
          <p>
            <Link href={mediaKit} className="button" from={about} field="mediaKit">
              {say('Media kit')}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
