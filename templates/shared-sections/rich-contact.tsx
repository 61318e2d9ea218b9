import type { SectionProps } from '../definition.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { Link } from '../parts/link.tsx'
import { useSay } from '../parts/say.ts'
import { SocialLink } from '../parts/social-links.tsx'
import { Text } from '../parts/text.tsx'
import { addressOf, phoneAddress } from '../parts/texts.ts'
import { Single } from './rich-parts.tsx'
import { waysOf } from './rich-sections.ts'

export function Call({ content: { cta } }: SectionProps) {
  const say = useSay()
  const address = addressOf(cta?.href)
  return (
    <Single>
      <div className="rich-call" dir="auto">
        <Text as="p" className="rich-lead" from={cta} field="headline" />
        <Text as="p" from={cta} field="subtext" />
        {address && (
          <p>
            <Link href={address} className="rich-button" from={cta} field="href">
              <Text from={cta} field="buttonText">
                {cta?.buttonText?.trim() || say('Get in touch')}
              </Text>
            </Link>
          </p>
        )}
      </div>
    </Single>
  )
}

/** The ways to reach somebody that the template does not show itself. */
export function Ways({ content, username, section: { shows = [] } }: SectionProps) {
  const { contact } = content
  const { texts, profiles, forms } = waysOf(content, shows)
  const has = (field: (typeof texts)[number]) => texts.includes(field)
  return (
    <Single of={forms.length > 0 ? 'entries rich form' : undefined}>
      <div className="rich-call" dir="auto">
        {has('headline') && <Text as="p" className="rich-lead" from={contact} field="headline" />}
        {has('note') && <Text as="p" from={contact} field="note" />}
        {has('phone') && (
          <p>
            <Link href={phoneAddress(contact?.phone)} from={contact} field="phone">
              {contact?.phone?.trim()}
            </Link>
          </p>
        )}
        {has('address') && <Text as="p" from={contact} field="address" />}
        {profiles.length > 0 && (
          <ul role="list" className="rich-links">
            {profiles.map((profile) => (
              <li key={profile.href}>
                <SocialLink {...profile} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {forms.length > 0 && <ContactForm username={username} title="Send a message" />}
    </Single>
  )
}
