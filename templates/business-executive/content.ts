import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { areBlank, filledItems } from '../parts/emptiness.ts'
import { type ProfileKey } from '../parts/social.ts'
import { hasPicture } from '../picture.ts'

/** The front page: the first featured article is the lead, all others are listed. */
export function frontPage({ articles }: PortfolioContent) {
  const written = filledItems(articles, 'title', 'excerpt', 'cover', 'coverPath')
  const lead = written.find(({ featured }) => featured)
  return { lead, latest: written.filter((article) => article !== lead) }
}

/** Press entries; each needs a name or a logo. */
export const mentionsOf = ({ press }: PortfolioContent) =>
  (press ?? []).filter(({ name, logo, logoPath }) => !areBlank(name) || hasPicture(logo, logoPath))

/** The profiles that this template has fields for. */
export const profiles: readonly ProfileKey[] = ['linkedin', 'twitter', 'website']
