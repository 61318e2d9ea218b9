import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '@vitrine/common/api/index'
import { appRoutes, examplePath, publicPath, templatePath } from '@vitrine/common/routes'
import { usernameMessages, usernameProblem } from '@vitrine/common/username'
import { root } from '../../local/lib/paths.ts'
import { LOCALIZED } from '../../web/vite/localized.ts'

type Rewrite = { source: string; destination?: string; function?: { functionId: string; region: string } }
type Config = { hosting: { rewrites: Rewrite[]; ignore: string[]; trailingSlash?: boolean; i18n?: { root: string } } }
const configOf = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Config
const { hosting } = configOf('firebase.json')

/** Hosting's globs, as far as they are used here: a source is a literal address, or ends in `*` for a word or `**` for any rest. */
const matches = (source: string, path: string): boolean => {
  expect(source).toMatch(/^(\*\*|\/[a-z0-9/-]+?(\/\*\*?)?)$/)
  if (source.endsWith('/*')) return path.startsWith(source.slice(0, -1)) && !path.slice(source.length - 1).includes('/')
  if (!source.endsWith('**')) return path === source
  const folder = source.slice(0, -'/**'.length)
  return path === folder || path.startsWith(`${folder}/`)
}

/** Where Hosting sends an address that is no file: the first rewrite that matches. */
const target = (path: string): string | undefined => {
  const rewrite = hosting.rewrites.find(({ source }) => matches(source, path))
  return rewrite?.destination ?? rewrite?.function?.functionId
}

const addressOf = (route: string) => route.replaceAll(/:\w+/g, 'sample-1')

describe('an address of the app is the client’s', () => {
  // The landing page, the sign-in screens and the examples are files; no rewrite is asked. The store's pages are the site function's.
  const routes = Object.entries(appRoutes).filter(
    ([name]) => !['landing', 'login', 'signup', 'store', 'template', 'example'].includes(name),
  )
  /** Those with a document of their own: web/vite/app-documents.ts. */
  const documents: Record<string, string> = {
    dashboard: '/dashboard.html',
    editor: '/editor.html',
  }
  it.each(routes)('%s at %s', (name, route) => expect(target(addressOf(route))).toBe(documents[name] ?? '/app.html'))
})

describe('an address of the API is the api function’s', () => {
  it.each(Object.values(api).map(({ method, path }) => [method, path]))('%s %s', (_method, path) =>
    expect(target(addressOf(path))).toBe('api'),
  )
  it.each(['/api/unknown', '/v1/unknown', '/api/stripe/webhook'])('%s', (path) => expect(target(path)).toBe('api'))
})

describe('any other address is a public page or a real not-found of the site function', () => {
  it.each([
    publicPath('ada-lovelace'),
    '/p/ada-lovelace',
    appRoutes.store,
    templatePath('developer-pro'),
    examplePath('no-such-template'),
    '/sitemap.xml',
    '/robots.txt',
    '/logins',
    '/apiary',
    '/v10',
    '/editors',
    '/login/more',
    '/previews',
  ])('%s', (path) => expect(target(path)).toBe('site'))
})

it('Hosting looks for documents in the language of the visitor, also at /login, where a rewrite would hide them', () => {
  expect(hosting.i18n).toEqual({ root: `/${LOCALIZED}` })
  expect(hosting.trailingSlash).toBe(false)
  expect(usernameProblem(LOCALIZED)).toBe(usernameMessages.reserved)
})

it('custom domains have none of these documents', () => {
  expect(configOf('firebase.domains.json').hosting.ignore).toEqual(
    expect.arrayContaining(['*.html', `${LOCALIZED}/**`, 'login/**', 'signup/**']),
  )
})

it('every function runs in the same region', () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? [])
  expect(new Set(regions)).toEqual(new Set(['us-central1']))
})
