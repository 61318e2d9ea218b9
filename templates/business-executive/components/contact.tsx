import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf } from '../../parts/texts.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const email = emailOf(contact?.email)
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <SectionHeading of={section} id="contact-title" />
      {email && (
        <p className="email">
          <Link href={`mailto:${email}`} from={contact} field="email">
            {email}
          </Link>
        </p>
      )}
      <Text as="p" className="note" dir="auto" from={contact} field="note" />
      {showsContactForm(section, contact) && <ContactForm username={username} title="Write to us" />}
    </section>
  )
}
