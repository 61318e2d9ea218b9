const schemePattern = /^[a-z][a-z0-9+.-]*:/i
const hostPortPattern = /^[^/?#]+\.[^/?#:]+:\d+(?:[/?#]|$)/
const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * A safe href, or null. An address without a scheme gets https:// (specification 2, section 2). Fragments, absolute paths and
 * paths that begin with a dot, as those between downloaded pages, are allowed; anything executable (javascript:, data:, …) is rejected.
 */
export function safeHref(input: string | undefined | null): string | null {
  // Browsers strip control characters and surrounding white space, which can hide a scheme.
  const address = (input ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (address === '') return null
  if (/^(?:#|\.{0,2}\/(?![/\\]))/.test(address)) return address
  if (/^[/\\]{2}/.test(address)) return parse(`https:${address.replaceAll('\\', '/')}`)
  if (schemePattern.test(address) && !hostPortPattern.test(address)) return parse(address)
  return parse(`https://${address}`)
}

function parse(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return safeSchemes.has(url.protocol) ? url.href : null
}

/** A safe picture source: http(s) or a path of this site. */
export function safeImageSource(input: string | undefined | null): string | null {
  const href = safeHref(input)
  if (!href || href.startsWith('#')) return null
  return href.startsWith('/') || /^https?:/.test(href) ? href : null
}

export const linkTypes = ['email', 'social', 'download', 'external'] as const
export type LinkType = (typeof linkTypes)[number]

const socialHosts = ['linkedin', 'twitter', 'x', 'facebook', 'instagram', 'github', 'dribbble', 'behance']
const downloadEndings = /\.(pdf|docx?|zip|rar|csv|xlsx?)$/i

/** The type of a clicked link (specification 2, section 9). */
export function classifyLink(href: string): LinkType {
  if (!URL.canParse(href, 'https://vitrine.invalid')) return 'external'
  const url = new URL(href, 'https://vitrine.invalid')
  if (url.protocol === 'mailto:') return 'email'
  const site = url.hostname.split('.').at(-2) ?? ''
  if (socialHosts.includes(site)) return 'social'
  return downloadEndings.test(url.pathname) ? 'download' : 'external'
}
