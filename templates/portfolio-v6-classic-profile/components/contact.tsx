import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const { headline, note, email, phone, address } = contact ?? {}
  const mail = emailOf(email)
  const rows = [
    { label: 'Email', text: email?.trim(), href: mail && `mailto:${mail}` },
    { label: 'Phone', text: phone?.trim(), href: phoneAddress(phone) },
    { label: 'Address', text: address?.trim(), href: null },
  ].filter(({ text }) => text)
  return (
    <div className="contact">
      {(headline?.trim() || note?.trim()) && (
        <div dir="auto">
          {headline?.trim() && <h3>{headline}</h3>}
          {note?.trim() && <p className="text">{note}</p>}
        </div>
      )}
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
      {showsContactForm(section, contact) && <ContactForm username={username} />}
    </div>
  )
}
