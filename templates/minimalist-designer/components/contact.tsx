import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { SocialLinks } from '../../parts/social-links.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const say = useSay()
  const { phone, social } = contact ?? {}
  const email = emailOf(contact?.email)
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <SectionHeading of={section} id="contact-title" />
      <div className="contact-text">
        <Text as="p" className="headline" dir="auto" from={contact} field="headline" />
        {email && (
          <p className="hello">
            <Link href={`mailto:${email}`} from={contact} field="email">
              {say('Say Hello')}
            </Link>
          </p>
        )}
        <Text as="p" className="note" dir="auto" from={contact} field="note" />
        <ul role="list" className="details">
          {email && (
            <li>
              <Link href={`mailto:${email}`} from={contact} field="email">
                {email}
              </Link>
            </li>
          )}
          {phone && (
            <li>
              <Link href={phoneAddress(phone)} from={contact} field="phone">
                {phone}
              </Link>
            </li>
          )}
          <Text as="li" dir="auto" from={contact} field="address" />
        </ul>
        <SocialLinks social={social} className="social" />
        {showsContactForm(section, contact) && <ContactForm username={username} title="Send a message" />}
      </div>
    </section>
  )
}
