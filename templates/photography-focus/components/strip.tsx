import { Link } from '../../parts/link.tsx'
import type { NavigationLink } from '../../visible-sections.ts'

interface StripProps {
  links: readonly NavigationLink[]
  booking: { href: string; text: string } | null
}

/** The strip under the opening picture; it stays at the top of the window while the page passes below. */
export function Strip({ links, booking }: StripProps) {
  return (
    <nav className="strip" aria-label="Page">
      <ul role="list" data-scroll-spy="120">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      {booking && (
        <Link href={booking.href} className="book">
          {booking.text}
        </Link>
      )}
    </nav>
  )
}
