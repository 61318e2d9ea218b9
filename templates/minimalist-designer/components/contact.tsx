import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const { headline, phone, address, note, social } = contact ?? {}
  const email = emailOf(contact?.email)
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
          {phone && (
            <li>
              <Link href={phoneAddress(phone)}>{phone}</Link>
            </li>
          )}
          {address && <li dir="auto">{address}</li>}
        </ul>
        <SocialLinks social={social} className="social" />
        {showsContactForm(section, contact) && <ContactForm username={username} title="Send a message" />}
      </div>
    </section>
  )
}
