import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { SmallPrint } from '../../parts/small-print.tsx'
import { Text } from '../../parts/text.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { hasBody } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

export function Footer({ content, sections, madeWith }: SectionProps) {
  const { contact } = content
  const [email, phone, address] = [emailOf(contact?.email), contact?.phone?.trim(), contact?.address?.trim()]
  return (
    <footer id="footer" className="footer">
      {(email || phone || address) && (
        <address>
          {email && (
            <Link href={`mailto:${email}`} from={contact} field="email">
              {email}
            </Link>
          )}
          {phone && (
            <Link href={phoneAddress(phone)} from={contact} field="phone">
              {phone}
            </Link>
          )}
          <Text as="span" dir="auto" from={contact} field="address">
            {address}
          </Text>
        </address>
      )}
      <div className="small-print">
        <SmallPrint
          name={nameOf(content, useSay())}
          from={content.hero}
          field="name"
          madeWith={madeWith}
          top={hasBody(sections) && '#top'}
        />
      </div>
    </footer>
  )
}
