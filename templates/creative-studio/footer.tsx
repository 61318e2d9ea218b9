import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../parts/link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { emailOf, phoneAddress } from '../parts/texts.ts'

interface FooterProps {
  content: PortfolioContent
  name: string
  madeWith: boolean
  /** Whether to link to the top of the page. */
  isLong: boolean
}

export function Footer({ content, name, madeWith, isLong }: FooterProps) {
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
        <SmallPrint name={name} madeWith={madeWith} top={isLong && '#top'} />
      </div>
    </footer>
  )
}
