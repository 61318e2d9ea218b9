import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { areBlank } from '../../parts/emptiness.ts'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf, filled, phoneAddress } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

/** Up to how many characters a note is set in capitals, as a telegram is. */
const SHORT_NOTE = 260

/** A telegram: the note on pasted strips, and the calling card that came with it. */
export function Contact({ content, username, section }: SectionProps) {
  const say = useSay()
  const { contact } = content
  const name = textWithFallback(content, 'hero.name')
  const mail = emailOf(contact?.email)
  const rows = (
    [
      { label: 'Email', field: 'email', href: mail && `mailto:${mail}` },
      { label: 'Telephone', field: 'phone', href: phoneAddress(contact?.phone) },
      { label: 'Address', field: 'address', href: null },
    ] as const
  ).filter(({ field }) => !areBlank(contact?.[field]))
  const note = contact?.note ?? ''
  return (
    <div className="post">
      {!areBlank(contact?.headline, note) && (
        <div className="telegram" dir="auto">
          <p className="form" aria-hidden="true">
            {say('Telegram')}
          </p>
          <Text as="h3" from={contact} field="headline" />
          {filled(note.split('\n')).map((strip, index) => (
            <p key={index} className="strip" data-capitals={note.length <= SHORT_NOTE || undefined}>
              <Text as="span" from={contact} field="note">
                {strip}
              </Text>
            </p>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className="card">
          <Text as="p" className="bearer" from={content.hero} field="name">
            {name}
          </Text>
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
        </div>
      )}
      {showsContactForm(section, contact) && <ContactForm username={username} title="Send word" button="Dispatch" />}
    </div>
  )
}
