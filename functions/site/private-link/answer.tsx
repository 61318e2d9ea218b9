import type { Request } from 'firebase-functions/https'
import { type Language, languages } from '@vitrine/common/languages'
import { privateLinkPath } from '@vitrine/common/routes'
import { asksNotToBeCounted, isBot, isPrefetch } from '../../analytics/visitor.ts'
import { tooMany } from '../../http/api-error.ts'
import { noteOpening } from '../../links/opening.ts'
import { isPassword } from '../../links/password.ts'
import { newDevice, readSession, sessionCookie } from '../../links/session.ts'
import { activeLink, openedLink, publishedBehind, type LinkPage } from '../../links/shown.ts'
import { countTry, forgetTry } from '../../links/tries.ts'
import { timeOf } from '../../lib/clock.ts'
import { kindOf } from '../../lib/documents/private-link.ts'
import { pageAtDomain } from '../../lib/documents/published.ts'
import type { Log } from '../../lib/log.ts'
import { type VisitorWording, wordingFor } from '../../lib/words/load.ts'
import { redirect, type Answer } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import type { HtmlDocument } from '../document.tsx'
import { malformedField } from '../forms/posted.ts'
import { type Brand, noBrand } from '../message-page.tsx'
import { linkNotFound } from '../refusals.ts'
import { privateHeaders, privatePageHeaders } from './headers.ts'
import { answerComments, widthAsked } from '../review/answer.tsx'
import { reviewedPage, reviewHtml } from '../review/page.tsx'
import { reviewWordingFor } from '../review/words/load.ts'
import { readSubject } from '../review/subject.ts'
import type { LinkedPage } from '../../links/pages.ts'
import { linkedHtml, linkHtml, passwordPage, type PasswordProblem } from './page.tsx'
import { askedFile, privateFile } from './files.ts'
import { askedPicture, knownUploads, privatePicture, uploadsShown } from './pictures.ts'

/** What a form of ours can hold is far below this. */
const PASSWORD_BODY_MAX_BYTES = 4_096

/**
 * Answers a private link and what is below it. Whatever stands in the way is answered alike, and programs get nothing: what looks
 * at links, and what asks for no more than the headers.
 */
export async function answerPrivateLink(req: Request, token: string, rest: string, log: Log): Promise<Answer> {
  const now = timeOf(req)
  const domain = foreignDomain(req)
  if (domain !== null) return notFound(await wordingFor((await pageAtDomain(domain))?.portfolio ?? null), noBrand)
  if (req.method === 'HEAD' || isPrefetch(req) || isBot(req.get('user-agent') ?? '')) return notFound()
  const picture = askedPicture(rest)
  const file = askedFile(rest)
  if (picture || file)
    return (
      (await answerUpload(req, token, now, ({ link }, uploads) =>
        picture ? privatePicture(link, uploads, picture) : file ? privateFile(req, link, uploads, file) : null,
      )) ?? notFound()
    )
  const place = placeIn(rest)
  const page = await openedLink(token, now, place.language)
  if (!page) return notFound(await wordingFor(await publishedBehind(token)))
  const { link } = page
  const isReview = kindOf(link) === 'review'
  // A language that it is not in is an address that there is not.
  const { part, slug } = isReview
    ? reviewPart(rest)
    : { part: null, slug: place.language === page.inAddress ? place.slug : rest }
  const session = readSession(req.get('cookie'), link, now)
  if (link.password && !session?.admitted)
    return req.method === 'POST' && (part !== 'comments' || passwordIn(req) !== null)
      ? tryPassword(req, token, rest, page, now)
      : askForPassword(page, null)
  // After the password: whether there is a page with an address says something of the draft.
  const linked = slug === '' ? null : linkedAt(page, slug)
  if (slug !== '' && !linked) return notFound(await wordingFor(page.published))
  if (req.method === 'POST' && part !== 'comments') return redirectHere(token, isReview ? slug : rest)
  const subject = isReview ? await readSubject(page, linked) : null
  if (isReview && linked && !subject) return notFound(await wordingFor(page.published))
  if (part === 'comments') return answerComments(req, token, page, subject, log, now)
  if (part === 'page') {
    uploadsShown(page)
    const html = await reviewedPage(token, page, subject)
    return { status: 200, headers: privatePageHeaders({ ...html, framing: 'framed' }), body: html.html }
  }
  const isCounted = !asksNotToBeCounted(req)
  const device = session?.device ?? newDevice()
  if (isCounted)
    await noteOpening(page.linkId, linked?.entry.id ?? 'home', device, now).catch((error: unknown) =>
      log.error('The opening of a private link could not be counted', error, { link: page.linkId }),
    )
  uploadsShown(page)
  const html = isReview
    ? await reviewHtml(token, page, subject, {
        isCounted,
        width: widthAsked(req),
        wording: await reviewWordingFor(req),
      })
    : linked
      ? await linkedHtml(token, page, linked, isCounted)
      : await linkHtml(token, page, isCounted)
  if (!html) return notFound(await wordingFor(page.published))
  return {
    status: 200,
    headers: {
      ...privatePageHeaders({ ...html, ...(isReview && { framing: 'frames' }) }),
      ...(isCounted &&
        !session && { 'Set-Cookie': sessionCookie(token, { device, admitted: link.password === null }, link, now) }),
    },
    body: html.html,
  }
}

/** In the language of what is published: that of a draft says something of it. */
const notFound = (wording?: VisitorWording, brand?: Brand): Answer => {
  const { headers, ...answer } = linkNotFound(brand, wording)
  return { ...answer, headers: { ...headers, ...privateHeaders } }
}

/** What of a review is asked for: all of it, the draft by itself or the comments; and of which page, with none for the home page. */
function reviewPart(rest: string): { part: 'page' | 'comments' | null; slug: string } {
  const [, part, slug] = /^(page|comments)(?:\/(.+))?$/.exec(rest) ?? []
  return part ? { part: part as 'page' | 'comments', slug: slug ?? '' } : { part: null, slug: rest }
}

/** The language that is asked for, and the page; an empty slug is the home page. */
function placeIn(rest: string): { language: Language | null; slug: string } {
  const [, tag = '', slug = ''] = /^([^/]*)(?:\/(.*))?$/.exec(rest) ?? []
  const language = languages.find((one) => one === tag) ?? null
  return language ? { language, slug } : { language: null, slug: rest }
}

/** The page of a link with an address; null for none. */
function linkedAt({ pages }: LinkPage, written: string): LinkedPage | null {
  try {
    const slug = decodeURIComponent(written).normalize('NFC')
    return pages.find(({ entry }) => entry.slug === slug) ?? null
  } catch {
    return null
  }
}

const redirectHere = (token: string, rest: string, headers: Record<string, string> = {}): Answer =>
  redirect(303, privateLinkPath(token) + (rest === '' ? '' : `/${rest}`), { ...privateHeaders, ...headers })

/** A picture or a file of what a link shows. @param give answers with it, of the uploads that the link shows */
async function answerUpload(
  req: Request,
  token: string,
  now: number,
  give: (of: Pick<LinkPage, 'link'>, uploads: ReadonlySet<string>) => Promise<Answer | null> | null,
): Promise<Answer | null> {
  if (req.method !== 'GET') return null
  const found = await activeLink(token, now)
  if (!found) return null
  const { linkId, link } = found
  if (link.password && !readSession(req.get('cookie'), link, now)?.admitted) return null
  const known = knownUploads(linkId)
  if (known) return give(found, known)
  const page = await openedLink(token, now)
  return page && give(page, uploadsShown(page))
}

/** @param seconds until another one is taken */
async function askForPassword(page: LinkPage, problem: PasswordProblem, seconds?: number): Promise<Answer> {
  const html: HtmlDocument = await passwordPage(page, problem, seconds)
  return {
    status: problem === null ? 200 : problem === 'wrong' ? 403 : 429,
    headers: { ...privatePageHeaders(html), ...(seconds !== undefined && { 'Retry-After': String(seconds) }) },
    body: html.html,
  }
}

async function tryPassword(req: Request, token: string, rest: string, page: LinkPage, now: number): Promise<Answer> {
  const { link, linkId } = page
  const given = passwordIn(req)
  if (given === null || !link.password) return askForPassword(page, 'wrong')
  const reached = await countTry(linkId, now)
  if (reached) return askForPassword(page, 'paused', tooMany(reached, now).extra.retryAfter)
  if (!(await isPassword(given, link.password))) return askForPassword(page, 'wrong')
  await forgetTry(linkId, now)
  return redirectHere(token, rest, {
    'Set-Cookie': sessionCookie(token, { device: newDevice(), admitted: true }, link, now),
  })
}

/** What was posted as the password; null for what no form of ours sends. */
function passwordIn(req: Request): string | null {
  if (((req.rawBody as Buffer | undefined)?.length ?? 0) > PASSWORD_BODY_MAX_BYTES) return null
  const { password } = (req.body ?? {}) as { password?: unknown }
  return typeof password === 'string' && password !== '' && malformedField(req) === null ? password : null
}
