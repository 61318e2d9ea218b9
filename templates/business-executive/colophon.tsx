import type { Section, SectionProps } from '../definition.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { showsContactForm } from '../parts/forms.ts'
import { Link } from '../parts/link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { emailOf } from '../parts/texts.ts'

interface ColophonProps extends Pick<SectionProps, 'content' | 'username'> {
  name: string
  /** The contact section; nothing where it is hidden or empty. */
  section: Section | undefined
  madeWith: boolean
  canReturn: boolean
}

/** The footer: contact and copyright. */
export function Colophon({ name, content: { contact }, username, section, madeWith, canReturn }: ColophonProps) {
  const email = emailOf(contact?.email)
  return (
    <footer className="colophon">
      {section && (
        <section className="contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">Contact</h2>
          {email && (
            <p className="email">
              <Link href={`mailto:${email}`}>{email}</Link>
            </p>
          )}
          {contact?.note?.trim() && (
            <p className="note" dir="auto">
              {contact.note}
            </p>
          )}
          {showsContactForm(section, contact) && <ContactForm username={username} title="Write to us" />}
        </section>
      )}
      <div className="imprint">
        <SmallPrint name={name} madeWith={madeWith} top={canReturn && '#top'} />
      </div>
    </footer>
  )
}
