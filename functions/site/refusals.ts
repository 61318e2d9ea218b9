import type { Language } from '@vitrine/common/languages'
import { appRoutes } from '@vitrine/common/routes'
import { RETRY_AFTER_SECONDS } from '../http/api-error.ts'
import { englishForVisitors, type VisitorWording } from '../lib/words/load.ts'
import { type Answer, uncached } from './answer.ts'
import { NO_CACHE } from './headers.ts'
import { appBrand, type Brand, messagePage } from './message-page.tsx'

/**
 * What is answered where there is no page to show: in the language of a portfolio, where it is known to be one of its visitors who asks,
 * and of the browser where no portfolio is known.
 */

interface Refusal {
  status: number
  title: string
  text: string
  brand: Brand
  wording?: VisitorWording
  retryAfter?: number
}

function refusal({
  status,
  title,
  text,
  brand,
  wording: { language, say } = englishForVisitors,
  retryAfter,
}: Refusal): Answer {
  const page = messagePage({ language, title, text, action: { label: say('Go to Homepage'), href: '/' }, brand })
  return uncached({ status, page, retryAfter })
}

export const addressNotFound = (brand = appBrand, wording = englishForVisitors) =>
  refusal({
    status: 404,
    title: wording.say('Page Not Found'),
    text: wording.say('There’s nothing at this address. It may have moved, or the link may have a typo.'),
    brand,
    wording,
  })

/** The store and the examples have what there is of it; the files of examples are at Hosting. */
export const templateNotFound = ({
  language,
  title,
  text,
  label,
}: Record<'title' | 'text' | 'label', string> & { language: Language }) =>
  uncached({ status: 404, page: messagePage({ language, title, text, action: { label, href: appRoutes.store } }) })

export const portfolioNotFound = (wording: VisitorWording) =>
  refusal({
    status: 404,
    title: wording.say('Portfolio Not Found'),
    text: wording.say('The portfolio you are looking for could not be found or is not published.'),
    brand: appBrand,
    wording,
  })

/** Of a private link that ended, was revoked or never was, and of what it does not show: nobody learns which. */
export const linkNotFound = (brand = appBrand, wording = englishForVisitors) =>
  refusal({
    status: 404,
    title: wording.say('This Link Leads Nowhere'),
    text: wording.say('It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.'),
    brand,
    wording,
  })

export const templateNotSupported = (brand = appBrand, wording = englishForVisitors) =>
  refusal({
    status: 500,
    title: wording.say('Template Not Supported'),
    text: wording.say('This portfolio uses a template that is not supported any more.'),
    brand,
    wording,
  })

/** Of an owner's own link: the owner reads it, not a visitor. */
export const linkUsed = (brand: Brand) =>
  refusal({
    status: 404,
    title: 'This Link Was Used',
    text: 'It works once, for ten minutes. Get a new one on the portfolio’s analytics screen.',
    brand,
  })

export const failure = (brand: Brand) =>
  refusal({
    status: 500,
    title: 'Something Went Wrong',
    text: 'The page couldn’t be shown just now. Please try again in a moment.',
    brand,
  })

export const outOfReach = (brand: Brand) =>
  refusal({
    status: 503,
    title: 'Back In a Moment',
    text: 'We can’t reach our own services right now, so the page couldn’t be shown. Nothing is lost; please try again in a moment.',
    brand,
    retryAfter: RETRY_AFTER_SECONDS,
  })

export const methodNotAllowed = (allowed: readonly string[]): Answer => ({
  status: 405,
  headers: { Allow: allowed.join(', '), 'Cache-Control': NO_CACHE },
})
