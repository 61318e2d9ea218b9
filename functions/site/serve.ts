import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import { isReservedUsername, usernameProblem } from '@vitrine/common/username'
import { publicPath } from '@vitrine/common/routes'
import { publishedAt } from '../lib/documents/published.ts'
import { requestLog } from '../lib/log.ts'
import { NO_CACHE, PAGE_CACHE, pageHeaders } from './headers.ts'
import { messagePage } from './message-page.tsx'
import { portfolioPage } from './portfolio-page.tsx'

interface Answer {
  status: number
  page: { html: string; css: string }
  cache: string
}

const home = { label: 'Go to Homepage', href: '/' }

const addressNotFound = () =>
  refusal(404, 'Page Not Found', 'There is nothing at this address. It may have moved, or the link has a typing mistake.')
const portfolioNotFound = () =>
  refusal(404, 'Portfolio Not Found', 'The portfolio you are looking for could not be found or is not published.')
const templateNotSupported = () =>
  refusal(500, 'Template Not Supported', 'This portfolio uses a template that is not supported any more.')
const failure = () =>
  refusal(500, 'Something Went Wrong', 'The page could not be shown just now. Please try again in a moment.')

function refusal(status: number, title: string, text: string): Answer {
  return { status, page: messagePage({ title, text, action: home }), cache: NO_CACHE }
}

/** Answers the addresses of public pages, /{username} and /p/{username}, and everything that nothing else answers. */
export async function serve(req: Request, res: Response): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD').set('Cache-Control', NO_CACHE).status(405).end()
    return
  }
  const redirect = redirectFor(req.path)
  if (redirect) {
    res.set('Cache-Control', NO_CACHE).redirect(redirect.status, redirect.to)
    return
  }
  const { status, page, cache } = await answerFor(req)
  res.status(status).set(pageHeaders(page.css)).set('Cache-Control', cache).send(page.html)
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

function redirectFor(path: string): { status: number; to: string } | null {
  const name = nameIn(path)
  if (name === null) return null
  if (isReservedUsername(name)) return { status: 302, to: '/' }
  const lower = name.toLowerCase()
  return name !== lower && usernameProblem(lower) === null ? { status: 301, to: publicPath(lower) } : null
}

async function answerFor(req: Request): Promise<Answer> {
  const name = nameIn(req.path)
  if (name === null) return addressNotFound()
  if (usernameProblem(name)) return portfolioNotFound()
  try {
    const published = await publishedAt(name)
    if (!published) return portfolioNotFound()
    const page = await portfolioPage(published.id, name, published.stored)
    return page ? { status: 200, page, cache: PAGE_CACHE } : templateNotSupported()
  } catch (error) {
    requestLog(req.get('x-cloud-trace-context') ?? 'none').error('A public page failed', error, { name })
    return failure()
  }
}
