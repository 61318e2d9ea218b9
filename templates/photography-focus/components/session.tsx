import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { profiles } from '../content.ts'
import { BookingLink } from './booking-link.tsx'

export function Session({ content, section }: SectionProps) {
  const { cta, contact } = content
  const email = emailOf(contact?.email)
  const phone = contact?.phone?.trim()
  return (
    <section id="session" className="session" aria-labelledby="session-title">
      <SectionHeading of={section} id="session-title" />
      <div className="session-call">
        <Text as="p" className="headline" dir="auto" from={cta} field="headline" />
        <Text as="p" className="quiet" dir="auto" from={cta} field="subtext" />
        <BookingLink content={content} />
      </div>
      <div className="session-ways">
        <ul role="list">
          {email && (
            <li>
              <Link href={`mailto:${email}`} from={contact} field="email">
                {email}
              </Link>
            </li>
          )}
          {phone && (
            <li>
              <Link href={phoneAddress(phone)} from={contact} field="phone">
                {phone}
              </Link>
            </li>
          )}
          <Text as="li" dir="auto" from={contact} field="address" />
        </ul>
        <SocialLinks social={contact?.social} only={profiles} className="caps" />
      </div>
    </section>
  )
}
