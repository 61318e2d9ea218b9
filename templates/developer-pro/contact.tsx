import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../parts/link.tsx'
import { profiles } from './sections.ts'

export function Contact({ contact }: { contact: PortfolioContent['contact'] }) {
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
    </div>
  )
}

/** An address as one would say it: no scheme, no www, no slash at its end, and letters as letters. */
function readableAddress(href: string): string {
  const address = href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
