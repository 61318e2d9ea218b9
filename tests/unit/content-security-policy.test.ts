import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  appRoutes,
  examplePagePath,
  examplePath,
  OWN_BROWSER_PATH,
  privateLinkPath,
  privatePicturePath,
} from '@vitrine/common/routes'
import { templateIds } from '@vitrine/common/templates/ids'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
import { root } from '../../local/lib/paths.ts'
import { beforePaintHash } from '../../web/vite/before-paint.ts'
import { markPressedHash } from '../../web/vite/mark-pressed.ts'
import { connectionsPolicy } from '../../web/vite/connections-policy.ts'

type HeaderRule = { regex?: string; source?: string; headers: { key: string; value: string }[] }
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: { headers: HeaderRule[] }
}

/** What Hosting sends with an address, in place of what a function says. */
const headersOf = (path: string, name: string): string[] =>
  hosting.headers.flatMap(({ regex, source = '', headers }) =>
    source === path ||
    (source.endsWith('**') && path.startsWith(source.slice(0, -2))) ||
    (regex !== undefined && new RegExp(regex).test(path))
      ? headers.flatMap(({ key, value }) => (key === name ? [value] : []))
      : [],
  )

const policiesOf = (path: string) => headersOf(path, 'Content-Security-Policy')

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The landing page, also where somebody opens a file that Hosting chooses by language. */
const landings: string[] = [appRoutes.landing, '/index.html', '/localized/ja', '/localized/ja/index.html']

describe('every page of the client has one policy, without unnamed inline code', () => {
  const paths = [
    ...Object.values(appRoutes)
      .filter((route) => !route.startsWith(appRoutes.store) && route !== appRoutes.example)
      .map((route) => route.replaceAll(/:\w+/g, 'sample-1')),
    ...landings.slice(1),
    '/app.html',
    '/login/index.html',
    '/localized/ja/login',
    '/localized/ja/signup/index.html',
    '/dashboard/nope',
  ]
  it.each(paths)('%s', (path) => {
    const [policy = '', ...others] = policiesOf(path)
    expect(others).toEqual([])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    // The landing page's own policy narrows its styles, which each build makes anew (vite/landing-page.ts).
    const styled = landings.includes(path) ? "; style-src 'unsafe-inline'" : ''
    expect(policy).toContain(styled)
    expect(policy.replace(styled, '')).not.toMatch(/unsafe|strict-dynamic/)
    expect(directive(policy, 'script-src').filter((source) => source.includes('sha256'))).toEqual([
      beforePaintHash,
      ...(landings.includes(path) ? [] : [markPressedHash]),
    ])
  })
})

it.each(templateIds)(
  'the example of %s and its page have a policy, whose styles and frames their own narrow',
  async (id) => {
    const { slug } = await loadExamplePage(id)
    const [policy = '', ...others] = policiesOf(examplePath(id))
    expect(policiesOf(examplePagePath(id, slug))).toEqual([policy])
    expect(policiesOf(examplePagePath(id, 'made-up'))).toEqual([])
    expect(others).toEqual([])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
    expect(directive(policy, 'script-src')).toEqual(["'self'"])
  },
)

it('the build adds the origins for fetch, and emulators only for local builds', () => {
  const settings = { VITE_CREDITS_API: 'https://credits.example/v1', VITE_WELCOME_EMAIL_API: 'not an address' }
  expect(connectionsPolicy({ emulated: false, settings })).toBe(
    "img-src 'self' data: blob: https:; media-src 'self' data: blob: https:; connect-src 'self' data: blob: https://*.googleapis.com https://credits.example",
  )
  expect(connectionsPolicy({ emulated: true, settings: {} })).toMatch(
    /img-src .* http:\/\/127\.0\.0\.1:\*; media-src .* http:\/\/127\.0\.0\.1:\*; connect-src .* http:\/\/127\.0\.0\.1:\*$/,
  )
})

it.each(['/assets/index.js', '/fonts/inter.woff2', '/enhance/page.js', '/social-card.png'])(
  '%s, opened by itself, can do nothing',
  (path) => {
    expect(policiesOf(path)).toEqual([
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ])
  },
)

it.each([privateLinkPath('token'), privatePicturePath('token', 'a.jpg'), OWN_BROWSER_PATH])(
  '%s, whose address is a key, is no referrer',
  (path) => {
    expect(headersOf(path, 'Referrer-Policy').at(-1)).toBe('no-referrer')
  },
)

it('the icon’s styles are allowed by hash', () => {
  const style = /<style>(.*?)<\/style>/s.exec(readFileSync(join(root, 'web/public/favicon.svg'), 'utf8'))?.[1] ?? ''
  expect(directive(policiesOf('/favicon.svg')[0] ?? '', 'style-src')).toEqual([hashOf(style)])
})

it.each(['/ada-marlowe', '/p/ada-marlowe', '/api/templates', '/templates', '/templates/developer-pro'])(
  '%s has no policy from Hosting',
  (path) => {
    expect(policiesOf(path)).toEqual([])
  },
)

it('sonner’s inline styles are allowed by hash', () => {
  const sonner = readFileSync(
    join(dirname(createRequire(join(root, 'web/package.json')).resolve('sonner')), 'index.mjs'),
    'utf8',
  )
  const css = JSON.parse(/^__insertCSS\((".*")\);$/m.exec(sonner)?.[1] ?? '""') as string
  expect(css).toContain('[data-sonner-toaster]')
  const [policy = ''] = policiesOf('/dashboard')
  // It puts the element into the page first and the text into that then.
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf(''), hashOf(css)])
})
