import type { Feed, FeedArticle } from '@vitrine/common/portfolio/pages/feeds'
import { languageOf } from '@vitrine/common/languages'
import { publicPath } from '@vitrine/common/routes'
import { pageFacts } from '@vitrine/templates/page-facts'
import { loadWording } from '@vitrine/templates/words/load-wording'
import type { LivePage } from '../../lib/documents/live-document.ts'
import type { PublicPortfolio } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { feedAddress, pageAddress } from './facts.ts'

export interface FeedSource {
  id: string
  portfolio: PublicPortfolio
}

/** What the feeds of a portfolio say. */
export async function feedOf({ id, portfolio }: FeedSource): Promise<Feed> {
  const { language, say } = await loadWording(languageOf(portfolio.content))
  const { name, description, canonical } = pageFacts({ ...portfolio, origin: appOrigin(), say })
  return {
    language,
    untitled: say('Untitled'),
    id: appOrigin() + publicPath(portfolio.username, portfolio.inAddress),
    name,
    description,
    home: canonical,
    addressOf: (format) => feedAddress(portfolio, format),
    articles: portfolio.pages.filter(({ kind }) => kind === 'article').map((page) => articleOf(id, portfolio, page)),
    updated: portfolio.publishedAt.toDate().toISOString(),
  }
}

function articleOf(id: string, portfolio: PublicPortfolio, page: LivePage): FeedArticle {
  const { title, excerpt, tags, date } = page
  const cover = pictureAddress({ src: page.cover, path: page.coverPath })
  const publishedAt = page.publishedAt.toDate().toISOString()
  return {
    id: `tag:${new URL(appOrigin()).hostname},${publishedAt.slice(0, 10)}:${id}/${page.id}${portfolio.inAddress ? `/${portfolio.inAddress}` : ''}`,
    url: pageAddress(portfolio, page.slug),
    title,
    excerpt,
    image: cover && new URL(cover, appOrigin()).href,
    tags,
    date,
    publishedAt,
    updatedAt: page.updatedAt.toDate().toISOString(),
  }
}
