import { Link } from '../parts/link.tsx'
import { addressOf } from '../parts/texts.ts'
import { Line } from './line.tsx'
import type { Certification } from './sections.ts'

/** Certificates as warrants, each with its number. */
export function Certifications({ certifications }: { certifications: readonly Certification[] }) {
  return (
    <ul role="list" className="warrants">
      {certifications.map(({ title, org, date, id, links }, index) => (
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
function Documents({ links }: Pick<Certification, 'links'>) {
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
