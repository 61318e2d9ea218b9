import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { plainText } from '../parts/rich-text-tree.ts'
import { SocialLinks, socialEntries } from '../parts/social-links.tsx'
import { filled } from '../parts/texts.ts'

type AuthorProps = Pick<TemplatePageProps, 'content' | 'picture'>

const avatarOf = ({ hero }: PortfolioContent, picture: TemplatePageProps['picture']) =>
  picture({ src: hero?.avatar, path: hero?.avatarPath })

/** The profiles that this template has fields for. */
function profilesOf({ contact }: PortfolioContent) {
  const { linkedin, twitter, website } = contact?.social ?? {}
  return { linkedin, twitter, website }
}

export function hasAuthor(content: PortfolioContent, picture: TemplatePageProps['picture']): boolean {
  const { title, location, bio } = content.hero ?? {}
  return (
    avatarOf(content, picture) !== null ||
    filled([title, location, plainText(bio ?? '')]).length > 0 ||
    socialEntries(profilesOf(content)).length > 0
  )
}

export function Author({ content, picture }: AuthorProps) {
  const { title, location, bio, avatarAlt } = content.hero ?? {}
  return (
    <section className="author" id="author" aria-labelledby="author-title">
      <h2 id="author-title">About the author</h2>
      <Picture
        src={avatarOf(content, picture)}
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
        <SocialLinks social={profilesOf(content)} className="profiles" />
      </div>
    </section>
  )
}
