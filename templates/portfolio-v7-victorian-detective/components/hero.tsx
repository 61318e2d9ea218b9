import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { Social } from '@vitrine/common/portfolio/networks'
import type { SectionProps } from '../../definition.ts'
import { titlesOf } from '../../parts/content.ts'
import { areBlank } from '../../parts/emptiness.ts'
import { Link, type LinkProps } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { socialEntries } from '../../parts/social.ts'
import { SocialLink } from '../../parts/social-links.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, emailOf, filled, phoneAddress } from '../../parts/texts.ts'
import { Typing } from '../../parts/typing.tsx'
import { Corners, Flourish, Seal } from './ornaments.tsx'
import { useSay } from '../../parts/say.ts'

/** Milliseconds per character of a role (specification 2, section 9). */
const TYPE_MS = 80
/** How many letters of one word fit on a line in each size of the name; styles.css has the sizes. */
const sizes = [
  { size: 'grand', letters: 6 },
  { size: 'large', letters: 9 },
  { size: 'medium', letters: 12 },
] as const

/** The title page of the file. */
export function Hero({ content, picture }: SectionProps) {
  const say = useSay()
  const { hero, contact } = content
  const name = textWithFallback(content, 'hero.name')
  const title = name || say('Portfolio')
  const roles = titlesOf(hero)
  const portrait = picture({ src: hero?.profileImage, path: hero?.profileImagePath })
  const summary = filled(hero?.summary?.split(/\n\s*\n/))
  return (
    <div id="hero" className="hero">
      <Corners />
      <p className="imprint">{say('The case file of')}</p>
      <Text as="h1" dir="auto" data-size={sizeOf(title)} from={hero} field="name">
        {title}
      </Text>
      <Flourish />
      {roles.length > 0 && <Roles hero={hero} roles={roles} />}
      <div className={summary.length > 0 ? 'opening' : 'opening opening-untold'}>
        {portrait && (
          <figure className="photo">
            <Picture
              src={portrait}
              from={hero}
              field="profileImage"
              alt={hero?.profileImageAlt}
              width={560}
              height={700}
              sizes="(min-width: 800px) 360px, 80vw"
              eager
            />
          </figure>
        )}
        {summary.length > 0 && (
          <div className="summary" dir="auto">
            {summary.map((paragraph, index) => (
              <Text as="p" key={index} from={hero} field="summary">
                {paragraph}
              </Text>
            ))}
          </div>
        )}
        <Particulars hero={hero} social={contact?.social} />
      </div>
      {name && <Seal name={name} />}
    </div>
  )
}

function sizeOf(title: string): string {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  return sizes.find(({ letters }) => longest <= letters)?.size ?? 'small'
}

/** Keeps the room of the longest role, so that typing never moves what stands below. */
function Roles({ hero, roles }: { hero: PortfolioContent['hero']; roles: readonly string[] }) {
  const longest = roles.reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <p className="roles" data-longest={longest}>
      <Typing texts={roles} typeMs={TYPE_MS} from={hero} field={filled(hero?.titles).length > 0 ? 'titles' : 'title'} />
    </p>
  )
}

interface ParticularsProps {
  hero: PortfolioContent['hero']
  social: Social | undefined
}

function Particulars({ hero, social }: ParticularsProps) {
  const say = useSay()
  const rows = (
    [
      { label: 'Found in', field: 'location', href: null },
      { label: 'Telephone', field: 'phone', href: phoneAddress(hero?.phone) },
    ] as const
  ).filter(({ field }) => !areBlank(hero?.[field]))
  const [github, linkedin] = [addressOf(social?.github), addressOf(social?.linkedin)]
  const others = socialEntries(social, [])
  const mail = emailOf(hero?.emailLink?.replace(/^\s*mailto:/i, ''))
  const resume = addressOf(hero?.resumeLink)
  const hasLinks = github || linkedin || others.length > 0 || mail || resume
  if (rows.length === 0 && !hasLinks) return null
  return (
    <div className="particulars">
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, field, href }) => (
            <div key={label}>
              <dt>{say(label)}</dt>
              <dd dir="auto">
                <Link href={href} from={hero} field={field}>
                  {hero?.[field]?.trim()}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hasLinks && (
        <ul role="list">
          <Tag href={github} rel="me" from={social} field="github">
            GitHub
          </Tag>
          <Tag href={linkedin} rel="me" from={social} field="linkedin">
            LinkedIn
          </Tag>
          {others.map((entry) => (
            <li key={entry.href}>
              <SocialLink {...entry} className="tag" />
            </li>
          ))}
          <Tag href={mail && `mailto:${mail}`} from={hero} field="emailLink">
            {say('Email')}
          </Tag>
          <Tag href={resume} from={hero} field="resumeLink">
            {say('Résumé')}
          </Tag>
        </ul>
      )}
    </div>
  )
}

/** A link of the row; nothing without an address. */
function Tag<From extends object>(link: LinkProps<From>) {
  if (!link.href) return null
  return (
    <li>
      <Link {...link} className="tag" />
    </li>
  )
}
