import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { useSay } from '../../parts/say.ts'

/** Longer taglines are set smaller. */
const LONG_TAGLINE = 90

/** What the page opens with, beside the card. */
export function Intro({ content: { hero } }: SectionProps) {
  const say = useSay()
  const resume = addressOf(hero?.resumeLink)
  return (
    <div id="intro" className="intro">
      <Text
        as="p"
        className="tagline"
        dir="auto"
        data-long={(hero?.tagline?.length ?? 0) > LONG_TAGLINE || undefined}
        from={hero}
        field="tagline"
      />
      <Text as="p" className="summary" dir="auto" from={hero} field="summary" />
      {resume && (
        <p>
          <Link href={resume} className="button" from={hero} field="resumeLink">
            {say('Résumé')}
          </Link>
        </p>
      )}
    </div>
  )
}
