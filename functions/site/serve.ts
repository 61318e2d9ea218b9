import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import { isReservedUsername, usernameProblem } from '@vitrine/common/username'
import { MAIL_OFF_PATH, OWN_BROWSER_PATH, publicPath } from '@vitrine/common/routes'
import { ROBOTS_PATH } from '../http/request.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pageAt } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { requestLog, type Log } from '../lib/log.ts'
import { readCardPath } from './card/address.ts'
import { portfolioOfDomain } from './custom-domain.ts'
import type { FileAnswer } from './file-answer.ts'
import { formAt } from './forms/address.ts'
import { NO_CACHE, PAGE_CACHE, pageHeaders } from './headers.ts'
import { messagePage } from './message-page.tsx'
import { portfolioPage } from './portfolio-page.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

interface Answer {
  status: number
  page: { html: string; css: string; connect?: string | null }
  cache: string
  retryAfter?: number
}

const home = { label: 'Go to Homepage', href: '/' }

const addressNotFound = () =>
  refusal(404, 'Page Not Found', 'There is nothing at this address. It may have moved, or the link has a typing mistake.')
const portfolioNotFound = () =>
  refusal(404, 'Portfolio Not Found', 'The portfolio you are looking for could not be found or is not published.')
const templateNotSupported = () =>
  refusal(500, 'Template Not Supported', 'This portfolio uses a template that is not supported any more.')
const linkUsed = () =>
  refusal(404, 'This Link Was Used', 'It works once and for ten minutes. There is a new one on the analytics screen of the portfolio.')
const failure = () =>
  refusal(500, 'Something Went Wrong', 'The page could not be shown just now. Please try again in a moment.')

function refusal(status: number, title: string, text: string): Answer {
  return { status, page: messagePage({ title, text, action: home }), cache: NO_CACHE }
}

/** Answers the addresses of public pages, /{username} and /p/{username}, and everything that nothing else answers. */
export async function serve(req: Request, res: Response): Promise<void> {
  res.set(securityHeaders)
  if (req.path === MAIL_OFF_PATH && ['GET', 'HEAD', 'POST'].includes(req.method)) {
    await serveForm(async () => (await import('./forms/mail-off.tsx')).answerMailOff(req), req, res)
    return
  }
  const form = formAt(req.path)
  if (form && (req.method === 'POST' || form.kind === 'subscription')) {
    await serveForm(async () => (await import('./forms/answer.tsx')).answerForm(form, req, logOf(req)), req, res)
    return
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD').set('Cache-Control', NO_CACHE).status(405).end()
    return
  }
  const file = fileAt(req.path)
  if (file) {
    await serveFile(file, req, res)
    return
  }
  const elsewhere = await answerOnDomain(req)
  if (elsewhere) {
    if ('movedTo' in elsewhere) res.set('Cache-Control', NO_CACHE).redirect(302, appOrigin() + publicPath(elsewhere.movedTo))
    else if ('cookie' in elsewhere) res.set({ 'Cache-Control': NO_CACHE, 'Set-Cookie': elsewhere.cookie, 'Referrer-Policy': 'no-referrer' }).redirect(302, '/')
    else send(res, elsewhere)
    return
  }
  const redirect = redirectFor(req.path)
  if (redirect) {
    res.set('Cache-Control', NO_CACHE).redirect(redirect.status, redirect.to)
    return
  }
  const answer = await answerFor(req)
  // Never stored: the owner can take the old name back at any moment, and two stored redirects would lead in a circle.
  if ('movedTo' in answer) res.set('Cache-Control', NO_CACHE).redirect(301, publicPath(answer.movedTo) + queryOf(req))
  else send(res, answer)
}

const queryOf = (req: Request) => new URL(req.originalUrl, appOrigin()).search

function send(res: Response, { status, page, cache, retryAfter }: Answer): void {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
  res.status(status).set(pageHeaders(page)).set('Cache-Control', cache).send(page.html)
}

async function serveForm(answer: () => Promise<Omit<Answer, 'cache'>>, req: Request, res: Response): Promise<void> {
  try {
    send(res, { ...(await answer()), cache: NO_CACHE })
  } catch (error) {
    logOf(req).error('A form of a page failed', error, { path: req.path })
    send(res, failure())
  }
}

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

async function serveFile(find: FileAt, req: Request, res: Response): Promise<void> {
  const log = logOf(req)
  try {
    const file = await find(log)
    if (file === null) send(res, addressNotFound())
    else if ('redirect' in file) res.set('Cache-Control', NO_CACHE).redirect(302, file.redirect)
    else res.set({ 'Content-Type': file.type, 'Cache-Control': file.cache }).send(file.body)
  } catch (error) {
    log.error('A file of the site failed', error, { path: req.path })
    send(res, failure())
  }
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

/**
 * What a custom domain answers: its one page, and nothing of the app. Null where the request came to an address of our
 * own. When the plan that includes the domain has ended, it leads to where the page still is.
 */
async function answerOnDomain(req: Request): Promise<Answer | { movedTo: string } | { cookie: string } | null> {
  try {
    const found = await portfolioOfDomain(req)
    if (!found) return null
    const { id, stored, served } = found
    if (req.path === OWN_BROWSER_PATH) {
      const { redeemOwnLink } = await import('../analytics/own-browser.ts')
      const cookie = await redeemOwnLink(id, req.query.key, Date.now())
      return cookie === null ? linkUsed() : { cookie }
    }
    if (req.path !== '/') return addressNotFound()
    if (!stored.username) return portfolioNotFound()
    if (!served) return { movedTo: stored.username }
    const page = await portfolioPage(id, stored.username, stored)
    return page ? { status: 200, page, cache: PAGE_CACHE } : templateNotSupported()
  } catch (error) {
    logOf(req).error('A page on a custom domain failed', error, { path: req.path })
    return failure()
  }
}

function redirectFor(path: string): { status: number; to: string } | null {
  const name = nameIn(path)
  if (name === null) return null
  if (isReservedUsername(name)) return { status: 302, to: '/' }
  const lower = name.toLowerCase()
  return name !== lower && usernameProblem(lower) === null ? { status: 301, to: publicPath(lower) } : null
}

async function answerFor(req: Request): Promise<Answer | { movedTo: string }> {
  const name = nameIn(req.path)
  if (name === null) return addressNotFound()
  if (usernameProblem(name)) return portfolioNotFound()
  try {
    const found = await pageAt(name)
    if (!found) return portfolioNotFound()
    if ('movedTo' in found) return found
    const { published } = found
    const page = await portfolioPage(published.id, name, published.stored)
    return page ? { status: 200, page, cache: PAGE_CACHE } : templateNotSupported()
  } catch (error) {
    logOf(req).error('A public page failed', error, { name })
    return failure()
  }
}
