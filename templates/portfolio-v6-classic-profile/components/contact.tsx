import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { areBlank } from '../../parts/emptiness.ts'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const say = useSay()
  const mail = emailOf(contact?.email)
  const rows = (
    [
      { label: 'Email', field: 'email', href: mail && `mailto:${mail}` },
      { label: 'Phone', field: 'phone', href: phoneAddress(contact?.phone) },
      { label: 'Address', field: 'address', href: null },
    ] as const
  ).filter(({ field }) => !areBlank(contact?.[field]))
  return (
    <div className="contact">
      {!areBlank(contact?.headline, contact?.note) && (
        <div dir="auto">
          <Text as="h3" from={contact} field="headline" />
          <Text as="p" className="text" from={contact} field="note" />
        </div>
      )}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, field, href }) => (
            <div key={label}>
              <dt>{say(label)}</dt>
              <dd dir="auto">
                <Link href={href} from={contact} field={field}>
                  {contact?.[field]?.trim()}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {showsContactForm(section, contact) && <ContactForm username={username} />}
    </div>
  )
}
