import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { socialEntries } from '../../parts/social.ts'
import { readableAddress } from '../../parts/texts.ts'

/** The profiles elsewhere, one tile each. */
export function Handles({ content: { contact } }: SectionProps) {
  return (
    <ul role="list" className="handles">
      {socialEntries(contact?.social).map(({ label, href }) => (
        <li key={href}>
          <Link href={href} rel="me">
            <strong>{label}</strong>
            <span>{readableAddress(href)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
