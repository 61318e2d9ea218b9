import type { Request } from 'firebase-functions/https'
import { type Language, languageAt } from '@vitrine/common/languages'
import { feedTypes, feedWriters } from '@vitrine/common/portfolio/pages/feeds'
import { type FeedFormat, feedPath, publicPath } from '@vitrine/common/routes'
import { usernameProblem } from '@vitrine/common/username'
import { pageAt, pageAtDomain, type Published } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import { wordingFor } from '../../lib/words/load.ts'
import { type Answer, file, redirect } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import { appBrand, noBrand } from '../message-page.tsx'
import { addressNotFound } from '../refusals.ts'
import { feedOf } from './feed.ts'

/** As long as pages, at most: an article that was taken back is in no feed either. */
const CACHE = 'public, max-age=300, s-maxage=50'

/**
 * The feed of a portfolio, at its username or on its own domain. A portfolio without articles has none.
 * @param place what is before the name of the file: the username, unless a domain stands for it, and a language
 */
export async function answerFeed(req: Request, place: readonly string[], format: FeedFormat): Promise<Answer> {
  const domain = foreignDomain(req)
  const [username = '', tag, ...more] = domain === null ? place : ['', ...place]
  const language = tag === undefined ? null : languageAt(tag)
  const isPlace = more.length === 0 && (tag === undefined || language !== null)
  if (domain !== null) {
    const page = isPlace ? await pageAtDomain(domain) : null
    if (!page) return addressNotFound(noBrand)
    if (page.served)
      return (await feed(page, language, format)) ?? addressNotFound(noBrand, await wordingFor(page.portfolio))
    return redirect(302, appOrigin() + publicPath(page.portfolio.username))
  }
  const name = username.toLowerCase()
  const found = !isPlace || usernameProblem(name) ? null : await pageAt(name)
  if (!found) return addressNotFound()
  if ('movedTo' in found) return redirect(301, feedPath(found.movedTo, format, language))
  const { published } = found
  return (await feed(published, language, format)) ?? addressNotFound(appBrand, await wordingFor(published.portfolio))
}

async function feed(
  { id, portfolio: original, inLanguage }: Pick<Published, 'id' | 'portfolio' | 'inLanguage'>,
  language: Language | null,
  format: FeedFormat,
): Promise<Answer | null> {
  const portfolio = language === null ? original : inLanguage(language)
  if (!portfolio?.pages.some(({ kind }) => kind === 'article')) return null
  return file(`${feedTypes[format]}; charset=utf-8`, CACHE, feedWriters[format](await feedOf({ id, portfolio })))
}
