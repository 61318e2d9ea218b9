import type { SectionProps } from '../../definition.ts'
import { filled } from '../../parts/texts.ts'
import { awardsOf, exhibitionsOf } from '../content.ts'

/** Shown for an exhibition without a date. */
const NO_DATE = 'TBA'

export function Exhibitions({ content }: SectionProps) {
  return (
    <section id="exhibitions" className="part" aria-labelledby="exhibitions-title">
      <h2 id="exhibitions-title">Exhibitions</h2>
      <ol role="list" className="programme">
        {exhibitionsOf(content).map(({ title, date, venue, city, description }, index) => {
          const place = filled([venue, city]).join(', ')
          return (
            <li key={index}>
              <p className="caps when" dir="auto" data-open={date?.trim() ? undefined : ''}>
                {date?.trim() || NO_DATE}
              </p>
              <div className="what">
                <h3 dir="auto">{title?.trim() || venue?.trim() || `Exhibition ${index + 1}`}</h3>
                {place && <p dir="auto">{place}</p>}
              </div>
              {description?.trim() && (
                <p className="quiet" dir="auto">
                  {description}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function Awards({ content }: SectionProps) {
  return (
    <section id="awards" className="part" aria-labelledby="awards-title">
      <h2 id="awards-title">Awards</h2>
      <ul role="list" className="awards">
        {awardsOf(content).map(({ name, org, year }, index) => (
          <li key={index}>
            <span className="caps when" dir="auto">
              {year}
            </span>
            <span dir="auto">{name}</span>
            <span className="quiet" dir="auto">
              {org}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
