import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { wordStep } from '../../parts/section-heading.tsx'
import { Text } from '../../parts/text.tsx'
import { callOf } from '../content.ts'
import { Frieze } from './frieze.tsx'
import { useSay } from '../../parts/say.ts'

/** Longer headlines are set smaller. */
const LONG_HEADLINE = 40

export function CallToAction({ content }: SectionProps) {
  const say = useSay()
  const call = callOf(content)
  if (!call) return null
  const { subtext, href, label } = call
  const headline = call.headline || say('Contact')
  const { cta } = content
  return (
    <section id="cta" className="cta" aria-labelledby="cta-title">
      <Text
        as="h2"
        id="cta-title"
        dir="auto"
        data-word={wordStep(headline)}
        data-long={headline.length > LONG_HEADLINE || undefined}
        from={cta}
        field="headline"
      >
        {headline}
      </Text>
      <div className="cta-text">
        <Text as="p" dir="auto" from={cta} field="subtext">
          {subtext}
        </Text>
        {href && (
          <p>
            <Link href={href} className="button" from={cta} field="href">
              <Text from={cta} field="buttonText">
                {label || say('Get in touch')}
              </Text>
            </Link>
          </p>
        )}
      </div>
      <Frieze />
    </section>
  )
}
