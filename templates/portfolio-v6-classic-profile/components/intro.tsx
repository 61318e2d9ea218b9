import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { addressOf } from '../../parts/texts.ts'

/** Longer taglines are set smaller. */
const LONG_TAGLINE = 90

/** What the page opens with, beside the card. */
export function Intro({ content: { hero } }: SectionProps) {
  const { tagline, summary, resumeLink } = hero ?? {}
  const resume = addressOf(resumeLink)
  return (
    <div id="intro" className="intro">
      {tagline?.trim() && (
        <p className="tagline" dir="auto" data-long={tagline.length > LONG_TAGLINE || undefined}>
          {tagline}
        </p>
      )}
      {summary?.trim() && (
        <p className="summary" dir="auto">
          {summary}
        </p>
      )}
      {resume && (
        <p>
          <Link href={resume} className="button">
            Résumé
          </Link>
        </p>
      )}
    </div>
  )
}
