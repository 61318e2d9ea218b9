import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { addressOf } from '../../parts/texts.ts'

export function CallToAction({ content: { cta } }: SectionProps) {
  const { headline, subtext, buttonText, href } = cta ?? {}
  const address = addressOf(href)
  return (
    <section className="cta" id="cta" aria-labelledby={headline?.trim() ? 'cta-title' : undefined}>
      <div className="cta-inner" dir="auto">
        {headline?.trim() && <h2 id="cta-title">{headline}</h2>}
        <div className="cta-text">
          {subtext?.trim() && <p>{subtext}</p>}
          {address && (
            <p className="cta-action">
              <Link href={address}>{buttonText?.trim() || 'Get in touch'}</Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
