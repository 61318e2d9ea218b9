import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { bookingOf, profiles } from '../content.ts'

export function Session({ content }: SectionProps) {
  const booking = bookingOf(content)
  const { cta, contact } = content
  const email = emailOf(contact?.email)
  const phone = contact?.phone?.trim()
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
          {phone && (
            <li>
              <Link href={phoneAddress(phone)}>{phone}</Link>
            </li>
          )}
          {contact?.address?.trim() && <li dir="auto">{contact.address}</li>}
        </ul>
        <SocialLinks social={contact?.social} only={profiles} className="caps" />
      </div>
    </section>
  )
}
