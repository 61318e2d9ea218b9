import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { addressOf } from '../../parts/texts.ts'
import { publicationsOf } from '../content.ts'

/** Publications as a table of contents, dots leading to the years. */
export function Publications({ content }: SectionProps) {
  return (
    <ul role="list" className="print">
      {publicationsOf(content).map(({ title, venue, year, link }, index) => {
        const address = addressOf(link)
        const heading = title?.trim()
        return (
          <li key={index} dir="auto">
            {heading && <h3>{address ? <Link href={address}>{heading}</Link> : heading}</h3>}
            {year?.trim() && <p className="period">{year}</p>}
            {venue?.trim() && <p className="place">{venue}</p>}
          </li>
        )
      })}
    </ul>
  )
}
