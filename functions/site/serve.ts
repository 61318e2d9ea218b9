import { createHash } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import { isReservedUsername, usernameProblem } from '@vitrine/common/username'
import { MAIL_OFF_PATH, OWN_BROWSER_PATH, publicPath } from '@vitrine/common/routes'
import { RETRY_AFTER_SECONDS } from '../http/api-error.ts'
import { ROBOTS_PATH } from '../http/request.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { within, type deadlines } from '../lib/deadline.ts'
import { pageAtDomain } from '../lib/documents/domain.ts'
import { pageAt } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { requestLog, type Log } from '../lib/log.ts'
import { isOutage } from '../lib/outage.ts'
import type { Answer } from './answer.ts'
import { readCardPath } from './card/address.ts'
import { foreignDomain } from './custom-domain.ts'
import type { HtmlDocument } from './document.tsx'
import type { FileAnswer } from './file-answer.ts'
import { formAt } from './forms/address.ts'
import { NO_CACHE, PAGE_CACHE, pageHeaders } from './headers.ts'
import { messagePage } from './message-page.tsx'
import type { Page } from './portfolio-html.tsx'
import { portfolioPage } from './portfolio-page.ts'
import { recalled, remembered } from './remembered.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

interface PageAnswer {
  status: number
  page: HtmlDocument & { connect?: string | null }
  retryAfter?: number
}

const home = { label: 'Go to Homepage', href: '/' }

const addressNotFound = () =>
  refusal(
    404,
    'Page Not Found',
    'There is nothing at this address. It may have moved, or the link has a typing mistake.',
  )
const portfolioNotFound = () =>
  refusal(404, 'Portfolio Not Found', 'The portfolio you are looking for could not be found or is not published.')
const templateNotSupported = () =>
  refusal(500, 'Template Not Supported', 'This portfolio uses a template that is not supported any more.')
const linkUsed = () =>
  refusal(
    404,
    'This Link Was Used',
    'It works once and for ten minutes. There is a new one on the analytics screen of the portfolio.',
  )
const failure = () =>
  refusal(500, 'Something Went Wrong', 'The page could not be shown just now. Please try again in a moment.')
const outOfReach = () =>
  refusal(
    503,
    'Back In a Moment',
    'We cannot reach our own services just now, so the page could not be shown. Nothing is lost; please try again in a moment.',
    RETRY_AFTER_SECONDS,
  )

function refusal(status: number, title: string, text: string, retryAfter?: number): Answer {
  return uncached({ status, page: messagePage({ title, text, action: home }), retryAfter })
}

const uncached = ({ status, page, retryAfter }: PageAnswer): Answer => ({
  status,
  headers: {
    ...pageHeaders(page),
    'Cache-Control': NO_CACHE,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  },
  body: page.html,
})

function published(page: Page | null): Answer {
  if (!page) return templateNotSupported()
  const body = Buffer.from(page.html)
  // Once for a page: Express would go through all of it for every visitor.
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { status: 200, headers: { ...pageHeaders(page), 'Cache-Control': PAGE_CACHE, ETag: tag }, body }
}

const redirect = (status: 301 | 302, to: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { Location: to, 'Cache-Control': NO_CACHE, ...headers },
})

/** Answers the addresses of public pages, /{username} and /p/{username}, and everything that nothing else answers. */
export function serve(req: Request, res: Response): void | Promise<void> {
  const page = isRead(req) ? recalled(addressOf(req)) : undefined
  if (page) return send(res, page)
  const { kind, find } = finderFor(req)
  return within(kind, find)
    .catch((error: unknown) => {
      logOf(req).error('An address of the site failed', error, { path: req.path })
      return isOutage(error) ? outOfReach() : failure()
    })
    .then((answer) => send(res, answer))
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
/** What a page is remembered by. */
const addressOf = (req: Request) => `${foreignDomain(req) ?? ''}${req.path}`

function send(res: Response, { status, headers, body }: Answer): void {
  res.status(status).set({ ...securityHeaders, ...headers })
  if (body === undefined) res.end()
  else res.send(body)
}

interface Finder {
  kind: keyof typeof deadlines
  find: () => Promise<Answer>
}

/** What finds the answer to a request, and in which time. */
function finderFor(req: Request): Finder {
  if (req.path === MAIL_OFF_PATH && ['GET', 'HEAD', 'POST'].includes(req.method)) {
    return { kind: 'form', find: async () => uncached(await (await import('./forms/mail-off.tsx')).answerMailOff(req)) }
  }
  const form = formAt(req.path)
  if (form && (req.method === 'POST' || form.kind === 'subscription')) {
    // The form itself has less time, so that it can give back what was typed.
    return {
      kind: 'call',
      find: async () => uncached(await (await import('./forms/answer.tsx')).answerForm(form, req, logOf(req))),
    }
  }
  if (!isRead(req)) {
    return {
      kind: 'page',
      find: () => Promise.resolve({ status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': NO_CACHE } }),
    }
  }
  const file = fileAt(req.path)
  if (file) return { kind: 'file', find: async () => fileAnswer(await file(logOf(req))) }
  return { kind: 'page', find: () => remembered(addressOf(req), () => pageFor(req)) }
}

const queryOf = (req: Request) => new URL(req.originalUrl, appOrigin()).search

type FileAt = (log: Log) => FileAnswer | null | Promise<FileAnswer | null>

/** What finds the file at an address, or null for the address of a page. */
function fileAt(path: string): FileAt | null {
  if (path === ROBOTS_PATH) return () => robots(appOrigin())
  const part = /^\/sitemap(?:-([1-9]\d?))?\.xml$/.exec(path)
  if (part) return () => sitemap(appOrigin(), part[1] ? Number(part[1]) : null)
  const address = readCardPath(path)
  if (!address) return null
  return async (log) => {
    const { card } = await import('./card/answer.ts')
    return card(address.username, address.revision, log)
  }
}

function fileAnswer(file: FileAnswer | null): Answer {
  if (file === null) return addressNotFound()
  if ('redirect' in file) return redirect(302, file.redirect)
  return { status: 200, headers: { 'Content-Type': file.type, 'Cache-Control': file.cache }, body: file.body }
}

const logOf = (req: Request) => requestLog(req.get('x-cloud-trace-context') ?? 'none')

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

async function pageFor(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  const elsewhere = domain === null ? null : await answerOnDomain(domain, req)
  if (elsewhere) return elsewhere
  const name = nameIn(req.path)
  if (name === null) return addressNotFound()
  if (isReservedUsername(name)) return redirect(302, '/')
  const lower = name.toLowerCase()
  if (name !== lower && usernameProblem(lower) === null) return redirect(301, publicPath(lower))
  if (usernameProblem(name)) return portfolioNotFound()
  return answerAt(name, req)
}

/**
 * What a custom domain answers: its one page, and nothing of the app. Null where the request came to an address of our
 * own. When the plan that includes the domain has ended, it leads to where the page still is.
 */
async function answerOnDomain(domain: string, req: Request): Promise<Answer | null> {
  const found = await pageAtDomain(domain)
  if (!found) return null
  const { id, stored, served } = found
  if (req.path === OWN_BROWSER_PATH) {
    const { redeemOwnLink } = await import('../analytics/own-browser.ts')
    const cookie = await redeemOwnLink(id, req.query.key, Date.now())
    return cookie === null ? linkUsed() : redirect(302, '/', { 'Set-Cookie': cookie, 'Referrer-Policy': 'no-referrer' })
  }
  if (req.path !== '/') return addressNotFound()
  if (!stored.username) return portfolioNotFound()
  return served
    ? published(await portfolioPage(id, stored.username, stored))
    : redirect(302, appOrigin() + publicPath(stored.username))
}

async function answerAt(name: string, req: Request): Promise<Answer> {
  const found = await pageAt(name)
  if (!found) return portfolioNotFound()
  // Never stored: the owner can take the old name back at any moment, and two stored redirects would lead in a circle.
  if ('movedTo' in found) return redirect(301, publicPath(found.movedTo) + queryOf(req))
  const { id, stored } = found.published
  return published(await portfolioPage(id, name, stored))
}
