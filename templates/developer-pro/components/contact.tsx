import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { socialEntries } from '../../parts/social.ts'
import { readableAddress } from '../../parts/texts.ts'
import { profiles } from '../content.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const { headline, note, email } = contact ?? {}
  const address = email?.trim()
  const rows = [
    ...(address ? [{ label: 'Email', href: `mailto:${address}`, text: address }] : []),
    ...socialEntries(contact?.social, profiles).map((profile) => ({ ...profile, text: readableAddress(profile.href) })),
  ]
  return (
    <div className="contact">
      {headline?.trim() && <h3 dir="auto">{headline}</h3>}
      {note?.trim() && (
        <p className="contact-note" dir="auto">
          {note}
        </p>
      )}
      {rows.length > 0 && (
        <dl className="contact-rows">
          {rows.map(({ label, href, text }) => (
            <div key={href}>
              <dt>{label}</dt>
              <dd>
                <Link href={href} rel={label === 'Email' ? undefined : 'me'}>
                  {text}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {showsContactForm(section, contact) && <ContactForm username={username} title="Send a message" />}
    </div>
  )
}
