import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { callOf } from '../content.ts'
import { Frieze } from './frieze.tsx'

/** Longer headlines are set smaller. */
const LONG_HEADLINE = 40

export function CallToAction({ content }: SectionProps) {
  const call = callOf(content)
  if (!call) return null
  const { headline, subtext, href, label } = call
  return (
    <section id="cta" className="cta" aria-labelledby="cta-title">
      <h2 id="cta-title" dir="auto" data-long={headline.length > LONG_HEADLINE || undefined}>
        {headline}
      </h2>
      <div className="cta-text">
        {subtext && <p dir="auto">{subtext}</p>}
        {href && (
          <p>
            <Link href={href} className="button">
              {label}
            </Link>
          </p>
        )}
      </div>
      <Frieze />
    </section>
  )
}
