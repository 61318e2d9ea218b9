import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '@vitrine/common/api/index'
import { appRoutes, examplePath, publicPath, templatePath } from '@vitrine/common/routes'
import { root } from '../../local/lib/paths.ts'

type Rewrite = { source: string; destination?: string; function?: { functionId: string; region: string } }
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rewrite[] }
}

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
  // The landing page and the examples are files; no rewrite is asked. The store's pages are the site function's.
  const routes = Object.entries(appRoutes).filter(
    ([name]) => !['landing', 'store', 'template', 'example'].includes(name),
  )
  /** Those with a document of their own: web/vite/app-documents.ts. */
  const documents: Record<string, string> = {
    login: '/login.html',
    signup: '/signup.html',
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

it('every function runs in the same region', () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? [])
  expect(new Set(regions)).toEqual(new Set(['us-central1']))
})
