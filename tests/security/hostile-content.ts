import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { filledContent } from '@vitrine/templates/filled-content'

/**
 * Content with another payload in every place, from the one at `first` on: over as many pages as there are payloads, each of
 * them gets into each place.
 */
export const hostileContent = (payloads: readonly string[], first: number, without?: RegExp): PortfolioContent =>
  filledContent({ textAt: ({ place }) => payloads[(first + place) % payloads.length]!, without })
