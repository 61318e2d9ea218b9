import { appRoutes } from '@vitrine/common/routes'
import { RETRY_AFTER_SECONDS } from '../http/api-error.ts'
import { type Answer, uncached } from './answer.ts'
import { NO_CACHE } from './headers.ts'
import { appBrand, type Brand, messagePage } from './message-page.tsx'

/** What is answered where there is no page to show. */

function refusal(status: number, title: string, text: string, brand: Brand, retryAfter?: number): Answer {
  const page = messagePage({ title, text, action: { label: 'Go to Homepage', href: '/' }, brand })
  return uncached({ status, page, retryAfter })
}

export const addressNotFound = (brand = appBrand) =>
  refusal(
    404,
    'Page Not Found',
    'There’s nothing at this address. It may have moved, or the link may have a typo.',
    brand,
  )

/** The store and the examples have what there is of it; the files of examples are at Hosting. */
export const templateNotFound = () =>
  uncached({
    status: 404,
    page: messagePage({
      title: 'Template not found',
      text: 'There’s no template at this address.',
      action: { label: 'Browse Templates', href: appRoutes.store },
    }),
  })

export const portfolioNotFound = (brand = appBrand) =>
  refusal(
    404,
    'Portfolio Not Found',
    'The portfolio you are looking for could not be found or is not published.',
    brand,
  )

/** Of a private link that ended, was revoked or never was, and of what it does not show: nobody learns which. */
export const linkNotFound = (brand = appBrand) =>
  refusal(
    404,
    'This Link Leads Nowhere',
    'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.',
    brand,
  )

export const templateNotSupported = (brand = appBrand) =>
  refusal(500, 'Template Not Supported', 'This portfolio uses a template that is not supported any more.', brand)

export const linkUsed = (brand: Brand) =>
  refusal(
    404,
    'This Link Was Used',
    'It works once, for ten minutes. Get a new one on the portfolio’s analytics screen.',
    brand,
  )

export const failure = (brand: Brand) =>
  refusal(500, 'Something Went Wrong', 'The page couldn’t be shown just now. Please try again in a moment.', brand)

export const outOfReach = (brand: Brand) =>
  refusal(
    503,
    'Back In a Moment',
    'We can’t reach our own services right now, so the page couldn’t be shown. Nothing is lost; please try again in a moment.',
    brand,
    RETRY_AFTER_SECONDS,
  )

export const methodNotAllowed = (allowed: readonly string[]): Answer => ({
  status: 405,
  headers: { Allow: allowed.join(', '), 'Cache-Control': NO_CACHE },
})
