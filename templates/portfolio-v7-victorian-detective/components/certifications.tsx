import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { addressOf } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { certificationsOf } from '../content.ts'

/** Certificates as warrants, each with its number. */
export function Certifications({ content }: SectionProps) {
  return (
    <ul role="list" className="warrants">
      {certificationsOf(content).map(({ title, org, date, id, links }, index) => (
        <li key={index} dir="auto">
          {title?.trim() && <h3>{title}</h3>}
          <Line texts={[org, date]} className="place" />
          {id?.trim() && <p className="number">No. {id}</p>}
          <Documents links={links} />
        </li>
      ))}
    </ul>
  )
}

/** A link without a label is called by what it is. */
function Documents({ links }: Pick<NonNullable<PortfolioContent['certifications']>[number], 'links'>) {
  const documents = (links ?? []).flatMap(({ label, href }) => {
    const address = addressOf(href)
    return address ? [{ label: label?.trim() || 'Certificate', address }] : []
  })
  if (documents.length === 0) return null
  return (
    <p className="documents">
      {documents.map(({ label, address }, index) => (
        <Link key={index} href={address}>
          {label}
        </Link>
      ))}
    </p>
  )
}
