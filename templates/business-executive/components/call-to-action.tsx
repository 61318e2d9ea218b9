import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

export function CallToAction({ content: { cta } }: SectionProps) {
  const say = useSay()
  const { headline, buttonText, href } = cta ?? {}
  const address = addressOf(href)
  return (
    <section className="cta" id="cta" aria-labelledby={headline?.trim() ? 'cta-title' : undefined}>
      <div className="cta-inner" dir="auto">
        <Text as="h2" id="cta-title" from={cta} field="headline" />
        <div className="cta-text">
          <Text as="p" from={cta} field="subtext" />
          {address && (
            <p className="cta-action">
              <Link href={address} from={cta} field="href">
                <Text from={cta} field="buttonText">
                  {buttonText?.trim() || say('Get in touch')}
                </Text>
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
