import { createHash } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import { type Language, languageAt } from '@vitrine/common/languages'
import { translatableOfPages } from '@vitrine/common/portfolio/pages/translatable'
import { translatedPage } from '@vitrine/common/portfolio/translations/translated'
import { domainHomePath, domainPagePath, pagePath, publicPath } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { isReservedUsername, usernameProblem } from '@vitrine/common/username'
import { pageFacts } from '@vitrine/templates/page-facts'
import { listsPages } from '@vitrine/templates/shared-sections/pages-section'
import type { LivePage } from '../lib/documents/live-document.ts'
import { livePageRef } from '../lib/documents/live-page.ts'
import { type DomainPage, pageAt, pageAtDomain, type PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { wordingAccepted, wordingFor } from '../lib/words/load.ts'
import { type Answer, redirect } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import type { HtmlDocument } from './document.tsx'
import { PAGE_CACHE, pageHeaders, type PageNeeds } from './headers.ts'
import { iconOf } from './icon.ts'
import { appBrand, type Brand, noBrand } from './message-page.tsx'
import { picturesOf } from './pictures-of.ts'
import { type Page, portfolioHtml } from './portfolio-html.tsx'
import { addressNotFound, linkUsed, portfolioNotFound, templateNotSupported } from './refusals.ts'
import { writtenAt } from './written/find.ts'

/** The page at an address: that of a custom domain, or of the username in the path. */
export async function answerPage(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return answerUsername(req)
  const domainPage = await pageAtDomain(domain)
  return domainPage ? answerOnDomain(domainPage, req) : addressNotFound(noBrand, await wordingAccepted(req))
}

/** Leaves the owner's browser out of the figures; custom domains have this address, and the app itself does not. */
export async function answerOwnBrowser(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return answerUsername(req)
  const domainPage = await pageAtDomain(domain)
  if (!domainPage) return addressNotFound(noBrand, await wordingAccepted(req))
  const { redeemOwnLink } = await import('../analytics/own-browser.ts')
  const cookie = await redeemOwnLink(domainPage.id, req.query.key, Date.now())
  if (cookie === null) return linkUsed(ownerBrand(domainPage.portfolio))
  return redirect(302, '/', { 'Set-Cookie': cookie, 'Referrer-Policy': 'no-referrer' })
}

/** A custom domain has the pages of one portfolio, and nothing of the app. When the plan that includes it has ended, it redirects. */
async function answerOnDomain(found: DomainPage, req: Request): Promise<Answer> {
  const { id, portfolio: original, inLanguage, served } = found
  const { username } = original
  const brand = ownerBrand(original)
  const { path } = req
  const parts = segmentsOf(path)
  const place = parts && placeIn(parts)
  const portfolio = place?.language ? inLanguage(place.language) : original
  if (!place || !portfolio) return addressNotFound(brand, await wordingFor(original))
  const { inAddress } = portfolio
  const written = place.slug === null ? null : writtenAt(portfolio, place.slug, Date.now())
  if (place.slug !== null && !written) return addressNotFound(brand, await wordingFor(portfolio))
  if (written && 'movedTo' in written) return redirect(301, domainPagePath(written.movedTo, inAddress) + queryOf(req))
  if (place.language && !isCanonical(place, portfolio))
    return redirect(
      302,
      (written ? domainPagePath(written.page.slug, inAddress) : domainHomePath(inAddress)) + queryOf(req),
    )
  if (!served)
    return redirect(
      302,
      appOrigin() + (written ? pagePath(username, written.page.slug, inAddress) : publicPath(username, inAddress)),
    )
  const page = written
    ? await writtenPage(id, portfolio, written.page, true)
    : await portfolioPage(id, username, portfolio, true)
  return page ? published(page) : templateNotSupported(brand, await wordingFor(portfolio))
}

/** Whether an address names its language as it is written, and not the original's, which has the address without. */
const isCanonical = ({ tag }: Place, { inAddress }: Pick<PublicPortfolio, 'inAddress'>) => tag === inAddress

function ownerBrand(portfolio: PublicPortfolio): Brand {
  return { name: pageFacts({ ...portfolio, origin: appOrigin() }).name, icon: iconOf(portfolio, portfolio.username) }
}

async function answerUsername(req: Request): Promise<Answer> {
  const address = addressIn(req.path)
  if (address === null) return addressNotFound(appBrand, await wordingAccepted(req))
  const { name, slug, language, tag } = address
  const isHome = slug === null && tag === null
  const at = (username: string, inAddress = language) =>
    slug === null ? publicPath(username, inAddress) : pagePath(username, slug, inAddress)
  if (isReservedUsername(name))
    return isHome ? redirect(302, '/') : addressNotFound(appBrand, await wordingAccepted(req))
  const lower = name.toLowerCase()
  if (name !== lower && usernameProblem(lower) === null) return redirect(301, at(lower))
  const found = usernameProblem(name) ? null : await pageAt(name)
  if (!found) return portfolioNotFound(await wordingAccepted(req))
  // Never cached: the owner can take the old name back at any moment, and two cached redirects would lead in a circle.
  if ('movedTo' in found) return redirect(301, at(found.movedTo) + queryOf(req))
  const { id, portfolio: original, inLanguage } = found.published
  const portfolio = language ? inLanguage(language) : original
  if (!portfolio) return addressNotFound(appBrand, await wordingFor(original))
  if (language && !isCanonical(address, portfolio)) return redirect(302, at(name, portfolio.inAddress) + queryOf(req))
  if (slug === null) {
    const page = await portfolioPage(id, name, portfolio)
    return page ? published(page) : templateNotSupported(appBrand, await wordingFor(portfolio))
  }
  const written = writtenAt(portfolio, slug, Date.now())
  if (!written) return addressNotFound(appBrand, await wordingFor(portfolio))
  if ('movedTo' in written) return redirect(301, pagePath(name, written.movedTo, portfolio.inAddress) + queryOf(req))
  const page = await writtenPage(id, portfolio, written.page, false)
  return page ? published(page) : templateNotSupported(appBrand, await wordingFor(portfolio))
}

/** What an address names of a portfolio. A slug is never a tag of a language. */
interface Place {
  language: Language | null
  /** The language as it was written. */
  tag: string | null
  /** Null for the home page. */
  slug: string | null
}

/** /{name}, /p/{name}, /{name}/{slug}, /{name}/{language} and /{name}/{language}/{slug}; null for any other address. */
function addressIn(path: string): ({ name: string } & Place) | null {
  const parts = segmentsOf(path)
  const [name, ...rest] = parts?.length === 2 && parts[0] === 'p' ? parts.slice(1) : (parts ?? [])
  const place = placeIn(rest)
  return name === undefined || !place ? null : { name, ...place }
}

/** Up to two parts: a language, a slug, or both. */
function placeIn([first, second, ...more]: readonly string[]): Place | null {
  if (more.length > 0) return null
  if (first === undefined) return { language: null, tag: null, slug: null }
  const language = languageAt(first)
  if (language) return { language, tag: first, slug: second ?? null }
  return second === undefined ? { language: null, tag: null, slug: first } : null
}

/** The parts of a path; null where one is empty or not well encoded. */
function segmentsOf(path: string): string[] | null {
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (parts.length === 1 && parts[0] === '') return path === '/' ? [] : null
  try {
    return parts.includes('') ? null : parts.map(decodeURIComponent)
  } catch {
    return null
  }
}

const queryOf = (req: Request) => new URL(req.originalUrl, appOrigin()).search

/** The public page of a published portfolio. Null where its template is not supported (any more). */
export async function portfolioPage(
  id: string,
  username: string,
  portfolio: PublicPortfolio,
  onDomain = false,
): Promise<Page | null> {
  const { templateId, content, layout, pages } = portfolio
  if (!isTemplateId(templateId)) return null
  const pictureSets = await picturesOf(id, listsPages(layout) ? [content, pages] : content)
  return portfolioHtml({ id, username, portfolio, templateId, pictureSets, onDomain })
}

/** A page of a published portfolio. Null where its template is not supported (any more). */
export async function writtenPage(
  id: string,
  portfolio: PublicPortfolio,
  page: LivePage,
  onDomain: boolean,
): Promise<(HtmlDocument & PageNeeds) | null> {
  const { templateId } = portfolio
  if (!isTemplateId(templateId)) return null
  const copy = (await livePageRef(id, page).get()).data()
  // Copies of what is live are never removed.
  if (!copy) throw new Error('The copy of a live page is missing')
  const { content: original, pictures } = copy
  const { inAddress, languages } = portfolio
  const content = inAddress
    ? translatedPage(original, { from: languages[0], to: inAddress }, translatableOfPages)
    : original
  const known = { ...portfolio.sharedPictures, ...pictures }
  const pictureSets = await picturesOf(id, [content, portfolio.content.meta], { known })
  const { writtenHtml } = await import('./written/page.tsx')
  return writtenHtml({ id, portfolio, templateId, page, content, pictureSets, onDomain })
}

function published(page: HtmlDocument & PageNeeds): Answer {
  const body = Buffer.from(page.html)
  // Once for a page: Express would hash all of it for every visitor.
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { status: 200, headers: { ...pageHeaders(page), 'Cache-Control': PAGE_CACHE, ETag: tag }, body }
}
