import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { appRoutes, cardPath, formPath, subscriptionPath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { root } from '../../local/lib/paths.ts'
import { webhookAddress } from '../../local/stripe/settings.ts'
import { createAccount } from '../support/accounts.ts'
import { startFunctions } from '../support/functions-process.ts'
import { pathOf } from '../support/api.ts'
import { addresses, browserUserAgent, ports } from '../support/env.ts'
import { contents, storePage } from '../support/pages.ts'

const headers = { 'User-Agent': browserUserAgent }
const open = (address: string, init: RequestInit = {}) =>
  fetch(new URL(address, addresses.hosting), { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } })

/** A file of each folder and kind that Hosting serves. */
async function files(): Promise<string[]> {
  const dist = join(root, 'web/dist')
  const all = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = all.map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
  return [...new Map(paths.map((path) => [path.replace(/\/[^/]*(\.\w+)$/, '$1'), path])).values()]
}

interface Expected {
  status: number | readonly number[]
  /** Whether the answer is one person's own. */
  own?: boolean
  init?: RequestInit
}
type Case = [what: string, address: string, expected: Expected]

let page: string
let cases: Case[]

beforeAll(async () => {
  page = await storePage('minimalist-designer', contents.example('minimalist-designer'))
  const broken = await storePage('no-such-template' as TemplateId, {})
  const { token } = await createAccount()
  const post = (body: string, type = 'application/json'): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })
  const form = post('name=&email=', 'application/x-www-form-urlencoded')
  const endpoints = Object.entries<Endpoint>(api).flatMap(([name, endpoint]): Case[] => {
    const { params, query, body } = endpoint.sample
    const init: RequestInit = {
      method: endpoint.method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    }
    const path = pathOf(endpoint, params, query)
    const statuses = [200, 400, 401, 403, 404, 409, 412, 422, 429, 503]
    return [
      [`${name}, signed out`, path, { status: statuses, own: true, init }],
      ...(endpoint.access === 'public' || name === 'deleteAccount'
        ? []
        : [
            [
              `${name}, signed in`,
              path,
              {
                status: statuses,
                own: true,
                init: { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } },
              },
            ] as Case,
          ]),
    ]
  })
  cases = [
    ...Object.values(appRoutes).map(
      (route): Case => [
        'a screen',
        route.replace(':templateId', 'developer-pro').replaceAll(/:\w+/g, 'sample-1'),
        { status: 200 },
      ],
    ),
    ['a template that there is not', '/templates/sample-1', { status: 404 }],
    ['an example that there is not', '/portfolio/sample-1', { status: 404 }],
    ...(await files()).map((path): Case => ['a file', path, { status: 200 }]),
    ['a page', `/${page}`, { status: 200 }],
    ['a page at its other address', `/p/${page}`, { status: 200 }],
    ['a name in capitals', `/${page.toUpperCase()}`, { status: 301 }],
    ['a reserved name', '/admin', { status: 302 }],
    ['no page', '/nobody-has-this-name', { status: 404 }],
    ['no address', '/no/such/address', { status: 404 }],
    ['no file', '/assets/missing.js', { status: 404 }],
    ['a page that fails', `/${broken}`, { status: 500 }],
    ['another method', `/${page}`, { status: 405, init: { method: 'DELETE' } }],
    ['a form, not filled in', formPath(page, 'message'), { status: [404, 422], init: form }],
    ['a subscription', subscriptionPath(page, 'none'), { status: 404 }],
    ['a card', cardPath(page, 1), { status: 200 }],
    ['no card', cardPath('nobody-has-this-name', 1), { status: [302, 404] }],
    ['robots.txt', '/robots.txt', { status: 200 }],
    ['the sitemap', '/sitemap.xml', { status: 200 }],
    ['a part of the sitemap', '/sitemap-1.xml', { status: [200, 404] }],
    ...endpoints,
    ['no call', '/api/nothing', { status: 404, own: true }],
    ['a call of another method', '/api/templates', { status: 405, own: true, init: { method: 'DELETE' } }],
    ['malformed JSON', '/api/analytics/view', { status: [400, 404], own: true, init: post('{') }],
    [
      'another type of body',
      '/v1/initial-credits',
      { status: [400, 404, 415], own: true, init: post('<x/>', 'text/xml') },
    ],
    ['an event without a signature', webhookAddress(ports), { status: 400, own: true, init: post('{}') }],
    ['an event that is none', webhookAddress(ports), { status: 405, own: true }],
  ]
})

/** The directives of a policy by their names. */
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

/** The findings that matter: "maybe" asks us to look, and docs/threat-model.md says what was seen. That the emulators of this machine have no certificates is no finding. */
const serious = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity, value }) => severity <= Severity.MEDIUM && !value?.startsWith('http://127.0.0.1:'))
    .map(({ description, value }) => `${value ?? ''}: ${description}`)

async function policiesOf(response: Response): Promise<string[]> {
  // The store sends two in one header.
  const [sent = '', ...more] = (response.headers.get('content-security-policy') ?? '').split(', ')
  const text = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : ''
  const written = [...text.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
    ([, policy = '']) => policy.replaceAll('&#39;', "'"),
  )
  return [sent, ...more, ...written]
}

it('every response has its security headers', async () => {
  const wrong: string[] = []
  const policies = new Set<string>()
  for (const [what, address, { status, own = false, init }] of cases) {
    const response = await open(address, init)
    const say = (problem: string) => wrong.push(`${what} (${init?.method ?? 'GET'} ${address}): ${problem}`)
    const header = (name: string) => response.headers.get(name) ?? ''
    if (![status].flat().includes(response.status)) say(`answered ${response.status}`)
    const [policy = '', ...written] = await policiesOf(response)
    policies.add(policy)
    const named = directives(policy)
    if (!['base-uri', 'form-action', 'frame-ancestors'].every((name) => named.has(name)))
      say(`has the policy ${policy}`)
    if (!named.get('default-src')?.includes("'none'")) say(`allows by default what it does not name: ${policy}`)
    // Where the app may fetch from, and the hash of an example's styles, only its build knows: what Hosting leaves open, the document's
    // own policy closes.
    const narrowed = [
      ['img-src', '*'],
      ['media-src', '*'],
      ['connect-src', '*'],
      ['style-src', "'unsafe-inline'"],
    ]
      .filter(([name = '']) => written.some((text) => directives(text).has(name)))
      .reduce((text, [name, open]) => text.replace(`${name} ${open}`, `${name}`), policy)
    if (
      [narrowed, ...written].some((text) =>
        /unsafe|\*(?![.\w:])|data:.*script/.test(text.replaceAll('http://127.0.0.1:*', '')),
      )
    )
      say(`has the loose policy ${policy}`)
    if (header('x-content-type-options') !== 'nosniff') say('may be sniffed')
    if (header('strict-transport-security') !== 'max-age=31536000; includeSubDomains') say('has no HSTS')
    if (header('referrer-policy') !== 'strict-origin-when-cross-origin')
      say(`has the referrer policy ${header('referrer-policy')}`)
    if (!header('permissions-policy').includes('camera=()')) say('has no permissions policy')
    if (own && !header('cache-control').includes('no-store')) say(`may be kept: ${header('cache-control')}`)
    if (response.status >= 400 && !own && header('cache-control') !== 'no-store' && !address.startsWith('/assets/'))
      say(`an error that may be kept: ${header('cache-control')}`)
  }
  expect(wrong).toEqual([])
  expect([...policies].flatMap(serious)).toEqual([])
  expect(cases.length).toBeGreaterThan(150)
})

it('the deployed functions do not reveal their software', async () => {
  // Asked in the process that production has: the emulators in front of the functions say it of themselves.
  const served = await startFunctions()
  try {
    const addresses: [string, RequestInit?][] = [
      [`/${page}`],
      ['/nobody-has-this-name'],
      ['/admin'],
      ['/favicon.ico'],
      ['/robots.txt'],
      ['/%'],
      [cardPath(page, 1)],
      [formPath(page, 'message'), { method: 'POST' }],
      ['/api/templates'],
      ['/api/nothing'],
      ['/api/%'],
      ['/api/templates', { method: 'DELETE' }],
      ['/webhook'],
      ['/webhook', { method: 'POST', body: '{}' }],
    ]
    const named = await Promise.all(
      addresses.map(async ([address, init]) => {
        const { headers, status } = await fetch(served.origin + address, { redirect: 'manual', ...init })
        return ['x-powered-by', 'server', 'via'].flatMap((name) =>
          headers.has(name) ? [`${address} (${status}) has ${name}: ${headers.get(name)}`] : [],
        )
      }),
    )
    expect(named.flat()).toEqual([])
  } finally {
    await served.stop('SIGKILL')
  }
})

describe('what people upload', () => {
  it('is served from another origin than the app', () => {
    expect(new URL(addresses.storage).origin).not.toBe(new URL(addresses.hosting).origin)
  })
})
