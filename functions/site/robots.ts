import { appRoutes } from '@vitrine/common/routes'
import type { Request } from 'firebase-functions/https'
import { type DomainPage, pageAtDomain } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { type Answer, file } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { noBrand } from './message-page.tsx'
import { addressNotFound } from './refusals.ts'

const forOwnersOnly = [
  'verify',
  'resetPassword',
  'authAction',
  'payment',
  'paymentSuccess',
  'onboarding',
  'account',
  'dashboard',
  'editorShort',
  'preview',
] as const satisfies readonly (keyof typeof appRoutes)[]

const CACHE = 'public, max-age=3600, s-maxage=86400'
/** A domain can be connected, and its page hidden from search engines, at any moment. */
const DOMAIN_CACHE = 'public, max-age=600, s-maxage=3600'

/** /robots.txt of the app or of a custom domain. */
export async function answerRobots(req: Request): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return robots(appOrigin())
  const page = await pageAtDomain(domain)
  return page ? domainRobots(domain, page) : addressNotFound(noBrand)
}

/** Whether a domain has pages that search engines may list. */
export const isListed = ({ served, portfolio }: DomainPage): boolean => served && !portfolio.content.meta?.noindex

/** A domain has nothing that is closed. Its sitemap is named where there is one. */
function domainRobots(domain: string, page: DomainPage): Answer {
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    ...(isListed(page) ? [`Sitemap: https://${domain}/sitemap.xml`, ''] : []),
  ]
  return file('text/plain; charset=utf-8', DOMAIN_CACHE, lines.join('\n'))
}

/**
 * /robots.txt of the app. It comes from here because the address of the sitemap in it has to be absolute, and only a deployment
 * knows its own; see http/request.ts for how it gets past the Functions framework.
 */
export function robots(origin: string): Answer {
  // `$` ends an address: without it, /account would also be the public page /accountant.
  const closed = forOwnersOnly.flatMap((route) => {
    const path = `/${appRoutes[route].split('/')[1] ?? ''}`
    return [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]
  })
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, '']
  return file('text/plain; charset=utf-8', CACHE, lines.join('\n'))
}
