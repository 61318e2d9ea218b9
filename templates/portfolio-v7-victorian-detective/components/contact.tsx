import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { emailOf, filled, phoneAddress } from '../../parts/texts.ts'

/** Up to how many characters a note is set in capitals, as a telegram is. */
const SHORT_NOTE = 260

/** A telegram: the note on pasted strips, and the calling card that came with it. */
export function Contact({ content, username, section }: SectionProps) {
  const { headline, note, email, phone, address } = content.contact ?? {}
  const name = textWithFallback(content, 'hero.name')
  const mail = emailOf(email)
  const rows = [
    { label: 'Email', text: email?.trim(), href: mail && `mailto:${mail}` },
    { label: 'Telephone', text: phone?.trim(), href: phoneAddress(phone) },
    { label: 'Address', text: address?.trim(), href: null },
  ].filter(({ text }) => text)
  const strips = filled(note?.split('\n'))
  return (
    <div className="post">
      {filled([headline, ...strips]).length > 0 && (
        <div className="telegram" dir="auto">
          <p className="form" aria-hidden="true">
            Telegram
          </p>
          {headline?.trim() && <h3>{headline}</h3>}
          {strips.map((strip, index) => (
            <p key={index} className="strip" data-capitals={(note ?? '').length <= SHORT_NOTE || undefined}>
              <span>{strip}</span>
            </p>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className="card">
          {name && <p className="bearer">{name}</p>}
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
        </div>
      )}
      {showsContactForm(section, content.contact) && (
        <ContactForm username={username} title="Send word" button="Dispatch" />
      )}
    </div>
  )
}
