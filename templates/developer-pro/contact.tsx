import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { memo } from 'react'
import { showsContactForm } from '../forms.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { Link } from '../parts/link.tsx'
import { readableAddress } from '../parts/texts.ts'
import { profiles } from './sections.ts'

interface ContactProps {
  contact: PortfolioContent['contact']
  username: string | null
}

export const Contact = memo(function Contact({ contact, username }: ContactProps) {
  const { headline, note, email } = contact ?? {}
  const address = email?.trim()
  const rows = [
    ...(address ? [{ label: 'Email', href: `mailto:${address}`, text: address }] : []),
    ...profiles(contact).map((profile) => ({ ...profile, text: readableAddress(profile.href) })),
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
            <div key={label}>
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
      {showsContactForm('developer-pro', contact) && <ContactForm username={username} title="Send a message" />}
    </div>
  )
})
