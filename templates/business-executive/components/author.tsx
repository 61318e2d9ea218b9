import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { Text } from '../../parts/text.tsx'
import { profiles } from '../content.ts'

export function Author({ content: { hero, contact }, picture, section }: SectionProps) {
  return (
    <section className="author" id="author" aria-labelledby="author-title">
      <SectionHeading of={section} id="author-title" />
      <Picture
        src={picture({ src: hero?.avatar, path: hero?.avatarPath })}
        from={hero}
        field="avatar"
        alt={hero?.avatarAlt}
        width={600}
        height={600}
        sizes="(min-width: 900px) 24vw, 50vw"
      />
      <div className="author-text" dir="auto">
        <Text as="p" className="author-role" from={hero} field="title" />
        <Text as="p" className="author-place" from={hero} field="location" />
        <RichText from={hero} field="bio" />
        <SocialLinks social={contact?.social} only={profiles} className="profiles" />
      </div>
    </section>
  )
}
