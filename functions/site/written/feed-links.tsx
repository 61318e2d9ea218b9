import { feedTypes } from '@vitrine/common/portfolio/pages/feeds'
import { feedFormats } from '@vitrine/common/routes'
import type { Say } from '@vitrine/templates/words/wording'
import type { PublicPortfolio } from '../../lib/documents/published.ts'
import { feedAddress } from './facts.ts'

interface FeedLinksProps {
  portfolio: Pick<PublicPortfolio, 'pages' | 'username' | 'domain' | 'inAddress'>
  say: Say
}

/** Where programs find the articles of a portfolio; nothing for one without. */
export function FeedLinks({ portfolio, say }: FeedLinksProps) {
  if (!portfolio.pages.some(({ kind }) => kind === 'article')) return null
  return feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedTypes[format]}
      title={say('Articles')}
      href={feedAddress(portfolio, format)}
    />
  ))
}
