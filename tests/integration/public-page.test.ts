import { beforeAll, describe, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, patchContent, publishPortfolio } from '@vitrine/common/api/portfolios'
import type { PatchOp } from '@vitrine/common/portfolio/patch'
import { recordView } from '@vitrine/common/api/analytics'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { storePage } from '../support/pages.ts'
import { send } from '../support/raw-http.ts'

const username = `page-${process.pid}-${Date.now() % 1_000_000}`
let owner: TestAccount
let id: string

const visit = (path: string, init: RequestInit = {}) => fetch(addresses.hosting + path, { redirect: 'manual', ...init })

beforeAll(async () => {
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  const ops: PatchOp[] = [
    {
      op: 'replace',
      path: '/hero',
      value: { name: 'Ada “Ace” <Lovelace>', title: 'Analyst', intro: 'Engines' },
    },
    { op: 'replace', path: '/about', value: { bio: '<p>Writes about the <strong>Engine</strong> &amp; numbers.</p>' } },
  ]
  await succeed(patchContent, { token, params: { id }, body: { ops } })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
})

describe('while the portfolio is a draft', () => {
  it.each([`/${username}`, `/p/${username}`, '/nobody-has-this-name', '/no%20name', '/x'])(
    '%s is a real 404',
    async (path) => {
      const response = await visit(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).toContain('Portfolio Not Found')
    },
  )

  it('other addresses return 404', async () => {
    const response = await visit('/no/such/page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  })

  it.each(['/settings', '/p/Dashboard', '/about', '/p/templates'])('%s redirects home', async (path) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  })
})

it('a page with an unsupported template returns an uncached error page', async () => {
  const response = await visit(`/${await storePage('gone' as TemplateId, {})}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  const html = await response.text()
  expect(html).toContain('Template Not Supported')
  expect(html).toContain('Go to Homepage')
})

describe('once it is published', () => {
  beforeAll(() => succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'published' } }))

  it.each([`/${username}`, `/p/${username}`])('%s is complete HTML', async (path) => {
    const response = await visit(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('Ada “Ace” &lt;Lovelace&gt;')
    expect(html).toContain('<strong>Engine</strong>')
    expect(html).toContain('<title>Ada “Ace” &lt;Lovelace&gt;</title>')
    expect(html).toContain('<meta name="description" content="Writes about the Engine &amp; numbers."/>')
    expect(html).toContain(`<link rel="canonical" href="${addresses.hosting}/${username}"/>`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
      expect(html).toContain(`property="${property}"`)
    for (const name of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
      expect(html).toContain(`name="${name}"`)
  })

  it('ships one small script and no framework', async () => {
    const html = await (await visit(`/${username}`)).text()
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1)
    expect(scripts).toHaveLength(1)
    const script = await visit(scripts[0] ?? '')
    expect(script.status).toBe(200)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await script.text()).length).toBeLessThan(10_000)
  })

  it('has caching headers and a Content-Security-Policy', async () => {
    const { headers } = await visit(`/${username}`)
    expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=50')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('an address in capitals redirects to the canonical one', async () => {
    const response = await visit(`/${username.toUpperCase()}`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `/${username}`])
  })

  it('answers GET and HEAD only', async () => {
    expect((await visit(`/${username}`, { method: 'HEAD' })).status).toBe(200)
    expect((await visit(`/${username}`, { method: 'POST' })).status).toBe(405)
  })

  it('returns 304 when the ETag matches', async () => {
    // Straight to the function, because the Hosting emulator drops conditions. Not with fetch, which adds no-cache to conditional requests.
    const ask = (headers: Record<string, string> = {}) =>
      send(addresses.functions, `/${projectId}/us-central1/site/${username}`, headers)
    const { etag = '' } = (await ask()).headers
    expect(etag).toMatch(/^W\/"\S+"$/)
    const again = await ask({ 'If-None-Match': etag })
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=30, s-maxage=50'])
    expect((await ask({ 'If-None-Match': 'W/"another"' })).status).toBe(200)
  })

  describe('a view', () => {
    const view = { url: 'https://example.com', referrer: '', sessionId: 'session-1', cid: 'client-001' }
    const views = async () => (await succeed(getPortfolio, { token: owner.token, params: { id } })).views

    it('counts for the portfolio published under the username', async () => {
      const before = await views()
      expect(await succeed(recordView, { body: { ...view, username, portfolioId: id } })).toEqual({ accepted: true })
      expect(await views()).toBe(before + 1)
    })

    it.each([
      ['another portfolio', () => ({ body: { ...view, username, portfolioId: 'another' } })],
      ['another username', () => ({ body: { ...view, username: 'somebody', portfolioId: id } })],
      ['Do Not Track', () => ({ body: { ...view, username, portfolioId: id }, headers: { DNT: '1' } })],
      ['Global Privacy Control', () => ({ body: { ...view, username, portfolioId: id }, headers: { 'Sec-GPC': '1' } })],
    ])('does not count for %s', async (_what, input) => {
      const before = await views()
      expect(await succeed(recordView, input())).toEqual({ accepted: false })
      expect(await views()).toBe(before)
    })

    it('with a malformed client id returns 400', async () => {
      const answer = await call(recordView, { body: { ...view, cid: 'short', username, portfolioId: id } })
      expect(answer.status).toBe(400)
    })
  })

  it('returns 404 as soon as it is unpublished', async () => {
    await succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'draft' } })
    expect((await visit(`/${username}`)).status).toBe(404)
  })
})
