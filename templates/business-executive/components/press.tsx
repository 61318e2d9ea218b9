import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { mentionsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** A row of wordmarks. */
export function Press({ content, picture, section }: SectionProps) {
  const say = useSay()
  const mentions = mentionsOf(content)
  const mediaKit = addressOf(content.about?.mediaKit)
  return (
    <section className="press" id="press" aria-labelledby="press-title">
      <SectionHeading of={section} id="press-title" />
      {mentions.length > 0 && (
        <ul role="list" className="wordmarks">
          {mentions.map((mention, index) => (
            <li key={index} dir="auto">
              <Link href={addressOf(mention.url)} from={mention} field="url">
                <Wordmark mention={mention} picture={picture} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mediaKit && (
        <p className="media-kit">
          <Link href={mediaKit} from={content.about} field="mediaKit">
            {say('Media kit')}
          </Link>
        </p>
      )}
    </section>
  )
}

interface WordmarkProps extends Pick<SectionProps, 'picture'> {
  mention: NonNullable<PortfolioContent['press']>[number]
}

/** The logo, or the name set as one. */
function Wordmark({ mention, picture }: WordmarkProps) {
  const say = useSay()
  const name = mention.name?.trim() ?? ''
  const logo = picture({ src: mention.logo, path: mention.logoPath })
  if (!logo)
    return (
      <Text from={mention} field="name">
        {name}
      </Text>
    )
  return (
    <Picture
      src={logo}
      from={mention}
      field="logo"
      alt={mention.logoAlt?.trim() || name || say('Publication')}
      width={160}
      height={40}
      sizes="160px"
    />
  )
}
