import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from '../parts/link.tsx'
import { addressOf, filled } from '../parts/texts.ts'

/** Longer taglines are set smaller. */
const LONG_TAGLINE = 90

export function hasIntro(hero: PortfolioContent['hero']): boolean {
  return filled([hero?.tagline, hero?.summary]).length > 0 || addressOf(hero?.resumeLink) !== null
}

/** What the page opens with, beside the card. */
export function Intro({ hero }: { hero: PortfolioContent['hero'] }) {
  const { tagline, summary, resumeLink } = hero ?? {}
  const resume = addressOf(resumeLink)
  return (
    <div className="intro">
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
