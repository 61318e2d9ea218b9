import type { Request } from 'firebase-functions/https'
import { feedTypes, feedWriters } from '@vitrine/common/portfolio/pages/feeds'
import { type FeedFormat, feedPath, publicPath } from '@vitrine/common/routes'
import { usernameProblem } from '@vitrine/common/username'
import { pageAt, pageAtDomain } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import { wordingFor } from '../../lib/words/load.ts'
import { type Answer, file, redirect } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import { appBrand, noBrand } from '../message-page.tsx'
import { addressNotFound } from '../refusals.ts'
import { feedOf, type FeedSource } from './feed.ts'

/** As long as pages, at most: an article that was taken back is in no feed either. */
const CACHE = 'public, max-age=300, s-maxage=50'

/** The feed of a portfolio, at its username or on its own domain. A portfolio without articles has none. */
export async function answerFeed(req: Request, username: string | null, format: FeedFormat): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain !== null) {
    const page = username === null ? await pageAtDomain(domain) : null
    if (!page) return addressNotFound(noBrand)
    if (page.served) return (await feed(page, format)) ?? addressNotFound(noBrand, await wordingFor(page.portfolio))
    return redirect(302, appOrigin() + publicPath(page.portfolio.username))
  }
  const found = username === null || usernameProblem(username) ? null : await pageAt(username)
  if (!found) return addressNotFound()
  if ('movedTo' in found) return redirect(301, feedPath(found.movedTo, format))
  return (await feed(found.published, format)) ?? addressNotFound(appBrand, await wordingFor(found.published.portfolio))
}

async function feed({ id, portfolio }: FeedSource, format: FeedFormat): Promise<Answer | null> {
  if (!portfolio.pages.some(({ kind }) => kind === 'article')) return null
  return file(`${feedTypes[format]}; charset=utf-8`, CACHE, feedWriters[format](await feedOf({ id, portfolio })))
}
