import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../parts/link.tsx'
import { SocialLinks, socialEntries } from '../parts/social-links.tsx'

type ContactContent = PortfolioContent['contact']

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function emailOf(contact: ContactContent): string | null {
  const email = contact?.email?.trim() ?? ''
  return emailPattern.test(email) ? email : null
}

export function hasContact(contact: ContactContent): boolean {
  const { headline, phone, address, note } = contact ?? {}
  return Boolean(emailOf(contact) || headline || phone || address || note) || socialEntries(contact?.social).length > 0
}

export function Contact({ contact }: { contact: ContactContent }) {
  const { headline, phone, address, note, social } = contact ?? {}
  const email = emailOf(contact)
  const digits = phone?.replace(/[^\d+]/g, '')
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <div className="contact-text">
        {headline && (
          <p className="headline" dir="auto">
            {headline}
          </p>
        )}
        {email && (
          <p className="hello">
            <Link href={`mailto:${email}`}>Say Hello</Link>
          </p>
        )}
        {note && (
          <p className="note" dir="auto">
            {note}
          </p>
        )}
        <ul role="list" className="details">
          {email && (
            <li>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          )}
          {phone && <li>{digits ? <Link href={`tel:${digits}`}>{phone}</Link> : phone}</li>}
          {address && <li dir="auto">{address}</li>}
        </ul>
        <SocialLinks social={social} className="social" />
      </div>
    </section>
  )
}
