import { appRoutes } from '@vitrine/common/routes'
import { type Answer, file } from './answer.ts'

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

/**
 * /robots.txt. It comes from here because the address of the sitemap in it has to be absolute, and only a deployment
 * knows its own; see http/request.ts for how it gets past the Functions framework.
 */
export function robots(origin: string): Answer {
  // `$` ends an address: without it, /account would also be the public page /accountant.
  const closed = forOwnersOnly.flatMap((route) => {
    const path = `/${appRoutes[route].split('/')[1] ?? ''}`
    return [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]
  })
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, '']
  return file('text/plain; charset=utf-8', 'public, max-age=3600, s-maxage=86400', lines.join('\n'))
}
