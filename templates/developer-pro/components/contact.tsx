import type { SectionProps } from '../../definition.ts'
import { ContactForm } from '../../parts/contact-form.tsx'
import { showsContactForm } from '../../parts/forms.ts'
import { Link } from '../../parts/link.tsx'
import { SocialLabel, SocialLink } from '../../parts/social-links.tsx'
import { socialEntries } from '../../parts/social.ts'
import { Text } from '../../parts/text.tsx'
import { readableAddress } from '../../parts/texts.ts'
import { profiles } from '../content.ts'
import { useSay } from '../../parts/say.ts'

export function Contact({ content: { contact }, username, section }: SectionProps) {
  const say = useSay()
  const email = contact?.email?.trim()
  const entries = socialEntries(contact?.social, profiles)
  return (
    <div className="contact">
      <Text as="h3" dir="auto" from={contact} field="headline" />
      <Text as="p" className="contact-note" dir="auto" from={contact} field="note" />
      {(email || entries.length > 0) && (
        <dl className="contact-rows">
          {email && (
            <div>
              <dt>{say('Email')}</dt>
              <dd>
                <Link href={`mailto:${email}`} from={contact} field="email">
                  {email}
                </Link>
              </dd>
            </div>
          )}
          {entries.map((entry) => (
            <div key={entry.href}>
              <dt>
                <SocialLabel {...entry} />
              </dt>
              <dd>
                <SocialLink {...entry}>{readableAddress(entry.href)}</SocialLink>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {showsContactForm(section, contact) && <ContactForm username={username} title="Send a message" />}
    </div>
  )
}
