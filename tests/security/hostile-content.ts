import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { filledContent, filledWrittenPage } from '@vitrine/templates/filled-content'

/**
 * Content with another payload in every place, from the one at `first` on: over as many pages as there are payloads, each of
 * them gets into each place.
 */
export const hostileContent = (payloads: readonly string[], first: number, without?: RegExp): PortfolioContent =>
  filledContent({ textAt: ({ place }) => payloads[(first + place) % payloads.length]!, without })

/** The same for a case study or an article, in every block. Every other time its addresses are those of players with something behind. */
export const hostilePage = (payloads: readonly string[], first: number, without?: RegExp): PageContent =>
  filledWrittenPage({
    textAt: ({ path, place }) => {
      const payload = payloads[(first + place) % payloads.length]!
      return path.endsWith('.link') && first % 2 ? `https://youtu.be/${payload}` : payload
    },
    without,
  })
