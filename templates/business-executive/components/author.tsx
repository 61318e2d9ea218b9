import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { profiles } from '../content.ts'

export function Author({ content, picture }: SectionProps) {
  const { title, location, bio, avatar, avatarPath, avatarAlt } = content.hero ?? {}
  return (
    <section className="author" id="author" aria-labelledby="author-title">
      <h2 id="author-title">About the author</h2>
      <Picture
        src={picture({ src: avatar, path: avatarPath })}
        alt={avatarAlt}
        width={600}
        height={600}
        sizes="(min-width: 900px) 24vw, 50vw"
      />
      <div className="author-text" dir="auto">
        {title?.trim() && <p className="author-role">{title}</p>}
        {location?.trim() && <p className="author-place">{location}</p>}
        <div className="prose">
          <RichText html={bio} />
        </div>
        <SocialLinks social={content.contact?.social} only={profiles} className="profiles" />
      </div>
    </section>
  )
}
