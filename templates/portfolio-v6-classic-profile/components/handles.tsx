import type { SectionProps } from '../../definition.ts'
import { socialEntries } from '../../parts/social.ts'
import { SocialLabel, SocialLink } from '../../parts/social-links.tsx'
import { readableAddress } from '../../parts/texts.ts'

/** The profiles elsewhere, one tile each. */
export function Handles({ content: { contact } }: SectionProps) {
  return (
    <ul role="list" className="handles">
      {socialEntries(contact?.social).map((entry) => (
        <li key={entry.href}>
          <SocialLink {...entry}>
            <strong>
              <SocialLabel {...entry} />
            </strong>
            <span>{readableAddress(entry.href)}</span>
          </SocialLink>
        </li>
      ))}
    </ul>
  )
}
