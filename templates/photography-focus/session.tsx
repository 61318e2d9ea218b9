import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../parts/link.tsx'
import { SocialLinks } from '../parts/social-links.tsx'
import { emailOf } from '../parts/texts.ts'
import { profiles } from './sections.ts'

interface SessionProps {
  content: PortfolioContent
  booking: { href: string; text: string } | null
}

export function Session({ content, booking }: SessionProps) {
  const { cta, contact } = content
  const email = emailOf(contact?.email)
  const phone = contact?.phone?.trim()
  const digits = phone?.replace(/[^\d+]/g, '')
  return (
    <section id="session" className="session" aria-labelledby="session-title">
      <h2 id="session-title">Contact</h2>
      <div className="session-call">
        {cta?.headline?.trim() && (
          <p className="headline" dir="auto">
            {cta.headline}
          </p>
        )}
        {cta?.subtext?.trim() && (
          <p className="quiet" dir="auto">
            {cta.subtext}
          </p>
        )}
        {booking && (
          <Link href={booking.href} className="book">
            {booking.text}
          </Link>
        )}
      </div>
      <div className="session-ways">
        <ul role="list">
          {email && (
            <li>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          )}
          {phone && <li>{digits ? <Link href={`tel:${digits}`}>{phone}</Link> : phone}</li>}
          {contact?.address?.trim() && <li dir="auto">{contact.address}</li>}
        </ul>
        <SocialLinks social={profiles(content)} className="caps" />
      </div>
    </section>
  )
}
