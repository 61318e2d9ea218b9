import { appRoutes } from '@vitrine/common/routes'
import type { FileAnswer } from './file-answer.ts'

const forOwnersOnly = [
  'verify',
  'resetPassword',
  'payment',
  'paymentSuccess',
  'onboarding',
  'account',
  'dashboard',
  'editorShort',
  'preview',
] as const satisfies readonly (keyof typeof appRoutes)[]

/**
 * /robots.txt. It comes from here because the address of the sitemap in it has to be absolute, and only a deployment
 * knows its own; see http/request.ts for how it gets past the Functions framework.
 */
export function robots(origin: string): FileAnswer {
  // `$` ends an address: without it, /account would also be the public page /accountant.
  const closed = forOwnersOnly.flatMap((route) => {
    const path = `/${appRoutes[route].split('/')[1] ?? ''}`
    return [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]
  })
  return {
    type: 'text/plain; charset=utf-8',
    cache: 'public, max-age=3600, s-maxage=86400',
    body: ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
  }
}
