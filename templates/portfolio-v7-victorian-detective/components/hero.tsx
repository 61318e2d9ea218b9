import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { Social } from '@vitrine/common/portfolio/networks'
import type { SectionProps } from '../../definition.ts'
import { titlesOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { socialEntries } from '../../parts/social.ts'
import { addressOf, emailOf, filled, phoneAddress } from '../../parts/texts.ts'
import { Typing } from '../../parts/typing.tsx'
import { Corners, Flourish, monogramOf, Seal } from './ornaments.tsx'

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
  const { hero, contact } = content
  const name = textWithFallback(content, 'hero.name')
  const title = name || 'Portfolio'
  const roles = titlesOf(hero)
  const portrait = picture({ src: hero?.profileImage, path: hero?.profileImagePath })
  const summary = filled(hero?.summary?.split(/\n\s*\n/))
  return (
    <div id="hero" className="hero">
      <Corners />
      <p className="imprint">The case file of</p>
      <h1 dir="auto" data-size={sizeOf(title)}>
        {title}
      </h1>
      <Flourish />
      {roles.length > 0 && <Roles roles={roles} />}
      <div className={summary.length > 0 ? 'opening' : 'opening opening-untold'}>
        {portrait && (
          <figure className="photo">
            <Picture
              src={portrait}
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
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        <Particulars hero={hero} social={contact?.social} />
      </div>
      {name && <Seal monogram={monogramOf(name)} />}
    </div>
  )
}

function sizeOf(title: string): string {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  return sizes.find(({ letters }) => longest <= letters)?.size ?? 'small'
}

/** Keeps the room of the longest role, so that typing never moves what stands below. */
function Roles({ roles }: { roles: readonly string[] }) {
  const longest = roles.reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <p className="roles" data-longest={longest}>
      <Typing texts={roles} typeMs={TYPE_MS} />
    </p>
  )
}

interface ParticularsProps {
  hero: PortfolioContent['hero']
  social: Social | undefined
}

function Particulars({ hero, social }: ParticularsProps) {
  const rows = [
    { label: 'Found in', text: hero?.location?.trim(), href: null },
    { label: 'Telephone', text: hero?.phone?.trim(), href: phoneAddress(hero?.phone) },
  ].filter(({ text }) => text)
  const mail = emailOf(hero?.emailLink?.replace(/^\s*mailto:/i, ''))
  const links = [
    { label: 'GitHub', href: addressOf(social?.github), rel: 'me' },
    { label: 'LinkedIn', href: addressOf(social?.linkedin), rel: 'me' },
    ...socialEntries(social, []).map((profile) => ({ ...profile, rel: 'me' })),
    { label: 'Email', href: mail && `mailto:${mail}` },
    { label: 'Résumé', href: addressOf(hero?.resumeLink) },
  ].filter(({ href }) => href)
  if (rows.length + links.length === 0) return null
  return (
    <div className="particulars">
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">
                <Link href={href}>{text}</Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul role="list">
          {links.map(({ label, href, rel }) => (
            <li key={href}>
              <Link href={href} rel={rel} className="tag">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
