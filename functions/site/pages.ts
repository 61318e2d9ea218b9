import { createHash } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import { publicPath } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { isReservedUsername, usernameProblem } from '@vitrine/common/username'
import { pageFacts } from '@vitrine/templates/page-facts'
import { type DomainPage, pageAt, pageAtDomain, type PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { type Answer, redirect } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { PAGE_CACHE, pageHeaders } from './headers.ts'
import { iconOf } from './icon.ts'
import { type Brand, noBrand } from './message-page.tsx'
import { picturesOf } from './pictures-of.ts'
import { type Page, portfolioHtml } from './portfolio-html.tsx'
import { addressNotFound, linkUsed, portfolioNotFound, templateNotSupported } from './refusals.ts'

/** The page at an address: that of a custom domain, or of the username in the path. */
export async function answerPage(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return answerUsername(req)
  const domainPage = await pageAtDomain(domain)
  return domainPage ? answerOnDomain(domainPage, req.path) : addressNotFound(noBrand)
}

/** Leaves the owner's browser out of the figures; custom domains have this address, and the app itself does not. */
export async function answerOwnBrowser(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return answerUsername(req)
  const domainPage = await pageAtDomain(domain)
  if (!domainPage) return addressNotFound(noBrand)
  const { redeemOwnLink } = await import('../analytics/own-browser.ts')
  const cookie = await redeemOwnLink(domainPage.id, req.query.key, Date.now())
  if (cookie === null) return linkUsed(ownerBrand(domainPage.portfolio))
  return redirect(302, '/', { 'Set-Cookie': cookie, 'Referrer-Policy': 'no-referrer' })
}

/** A custom domain has one page, and nothing of the app. When the plan that includes it has ended, it redirects. */
async function answerOnDomain({ id, portfolio, served }: DomainPage, path: string): Promise<Answer> {
  const { username } = portfolio
  const brand = ownerBrand(portfolio)
  if (path !== '/') return addressNotFound(brand)
  if (!served) return redirect(302, appOrigin() + publicPath(username))
  const page = await portfolioPage(id, username, portfolio)
  return page ? published(page) : templateNotSupported(brand)
}

function ownerBrand(portfolio: PublicPortfolio): Brand {
  return { name: pageFacts({ ...portfolio, origin: appOrigin() }).name, icon: iconOf(portfolio, portfolio.username) }
}

async function answerUsername(req: Request): Promise<Answer> {
  const name = nameIn(req.path)
  if (name === null) return addressNotFound()
  if (isReservedUsername(name)) return redirect(302, '/')
  const lower = name.toLowerCase()
  if (name !== lower && usernameProblem(lower) === null) return redirect(301, publicPath(lower))
  const found = usernameProblem(name) ? null : await pageAt(name)
  if (!found) return portfolioNotFound()
  // Never cached: the owner can take the old name back at any moment, and two cached redirects would lead in a circle.
  if ('movedTo' in found) return redirect(301, publicPath(found.movedTo) + queryOf(req))
  const { id, portfolio } = found.published
  const page = await portfolioPage(id, name, portfolio)
  return page ? published(page) : templateNotSupported()
}

/** /{name} and /p/{name}; null for any other address. */
function nameIn(path: string): string | null {
  const segment = /^\/(?:p\/)?([^/]+)\/?$/.exec(path)?.[1]
  if (segment === undefined) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const queryOf = (req: Request) => new URL(req.originalUrl, appOrigin()).search

/** The public page of a published portfolio. Null where its template is not supported (any more). */
export async function portfolioPage(id: string, username: string, portfolio: PublicPortfolio): Promise<Page | null> {
  const { templateId, content } = portfolio
  if (!isTemplateId(templateId)) return null
  return portfolioHtml({ id, username, portfolio, templateId, pictureSets: await picturesOf(id, content) })
}

function published(page: Page): Answer {
  const body = Buffer.from(page.html)
  // Once for a page: Express would hash all of it for every visitor.
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { status: 200, headers: { ...pageHeaders(page), 'Cache-Control': PAGE_CACHE, ETag: tag }, body }
}
