import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { SmallPrint } from '../../parts/small-print.tsx'
import { emailOf, phoneAddress } from '../../parts/texts.ts'
import { hasBody } from '../../visible-sections.ts'

export function Footer({ content, sections, madeWith }: SectionProps) {
  const { contact } = content
  const [email, phone, address] = [emailOf(contact?.email), contact?.phone?.trim(), contact?.address?.trim()]
  return (
    <footer id="footer" className="footer">
      {(email || phone || address) && (
        <address>
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
          {phone && <Link href={phoneAddress(phone)}>{phone}</Link>}
          {address && <span dir="auto">{address}</span>}
        </address>
      )}
      <div className="small-print">
        <SmallPrint name={nameOf(content)} madeWith={madeWith} top={hasBody(sections) && '#top'} />
      </div>
    </footer>
  )
}
