import type { LivePage } from '../../lib/documents/live-document.ts'
import type { PublicPortfolio } from '../../lib/documents/published.ts'

export type WrittenAt = { page: LivePage } | { movedTo: string }

/** The page that a portfolio has at a slug, or where that leads by now; null for neither. No document is read. */
export function writtenAt(
  { pages, oldSlugs }: Pick<PublicPortfolio, 'pages' | 'oldSlugs'>,
  asked: string,
  now: number,
): WrittenAt | null {
  const slug = asked.normalize('NFC').toLowerCase().normalize('NFC')
  const page = pages.find((one) => one.slug === slug)
  if (page) return slug === asked ? { page } : { movedTo: slug }
  const old = Object.hasOwn(oldSlugs, slug) ? oldSlugs[slug] : undefined
  const moved = old && old.until.toMillis() > now ? pages.find(({ id }) => id === old.pageId) : undefined
  return moved ? { movedTo: moved.slug } : null
}
