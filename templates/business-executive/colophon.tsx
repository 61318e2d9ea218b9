import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { showsContactForm, wantsContactForm } from '../forms.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { Link } from '../parts/link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { emailOf, filled } from '../parts/texts.ts'

export function hasContact({ contact }: PortfolioContent): boolean {
  return emailOf(contact?.email) !== null || filled([contact?.note]).length > 0 || wantsContactForm(contact)
}

interface ColophonProps {
  name: string
  username: string | null
  /** Left out where the section is hidden or empty. */
  contact: PortfolioContent['contact'] | null
  madeWith: boolean
  canReturn: boolean
}

/** The foot of the page: where to write to, and whose it is. */
export function Colophon({ name, username, contact, madeWith, canReturn }: ColophonProps) {
  const email = emailOf(contact?.email)
  return (
    <footer className="colophon">
      {contact && (
        <section className="contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">Contact</h2>
          {email && (
            <p className="email">
              <Link href={`mailto:${email}`}>{email}</Link>
            </p>
          )}
          {contact.note?.trim() && (
            <p className="note" dir="auto">
              {contact.note}
            </p>
          )}
          {showsContactForm('business-executive', contact) && <ContactForm username={username} title="Write to us" />}
        </section>
      )}
      <div className="imprint">
        <SmallPrint name={name} madeWith={madeWith} top={canReturn && '#top'} />
      </div>
    </footer>
  )
}
