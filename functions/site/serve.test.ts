import type { Response } from 'express'
import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { justPublishedPath } from '@vitrine/common/routes'
import type * as published from '../lib/documents/published.ts'
import { pageAt, pageAtDomain, type PublicPortfolio, toPublic } from '../lib/documents/published.ts'
import { PAGE_CACHE } from './headers.ts'
import { serve } from './serve.ts'

vi.mock('../lib/documents/published.ts', async (original) => ({
  ...(await original<typeof published>()),
  pageAt: vi.fn(),
  pageAtDomain: vi.fn(),
}))
// Made by the build of the templates, which unit tests do without.
vi.mock('@vitrine/templates/dist/manifest.json', () => ({ default: { scripts: {}, uncounted: {} } }))
vi.stubEnv('APP_ORIGIN', 'https://vitrine.test')
vi.stubEnv('GCLOUD_PROJECT', 'demo-vitrine')

const moment = Timestamp.fromMillis(0)
const portfolio: PublicPortfolio = toPublic({
  ownerId: 'ada',
  name: 'My portfolio',
  templateId: 'minimalist-designer',
  username: 'ada',
  content: { hero: { name: 'Ada Byron' } },
  design: {},
  layout: { hidden: [] },
  revision: 3,
  publishedAt: moment,
  onlineSince: moment,
})

let serial = 0

/** Asks for an address; `host` is the domain that the request came to. */
async function ask(path: string, { method = 'GET', host = 'vitrine.test' } = {}) {
  const [pathname = ''] = path.split('?')
  const request = {
    method,
    path: pathname,
    originalUrl: path,
    query: Object.fromEntries(new URL(path, 'https://vitrine.test').searchParams),
    body: {},
    get: (name: string) => (name === 'x-forwarded-host' ? host : undefined),
    acceptsLanguages: () => false,
  } as unknown as Request
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' }
  const response = {
    status(code: number) {
      answer.status = code
      return response
    },
    set(headers: Record<string, string>) {
      answer.headers = headers
      return response
    },
    send: (body: string | Buffer) => void (answer.body = String(body)),
    end: (body?: string | Buffer) => void (answer.body = String(body ?? '')),
  }
  await serve(request, response as unknown as Response)
  return answer
}

/** It is in one language. */
const inLanguage = () => null

beforeEach(() => {
  vi.mocked(pageAt).mockReset().mockResolvedValue(null)
  vi.mocked(pageAtDomain).mockReset().mockResolvedValue(null)
})

describe('an address of the app', () => {
  it('shows the page of its username, kept by the instance', async () => {
    const username = `ada-${serial++}`
    vi.mocked(pageAt).mockResolvedValue({ published: { id: 'p1', username, portfolio, inLanguage } })
    const page = await ask(`/${username}`)
    expect([page.status, page.headers['Cache-Control']]).toEqual([200, 'public, max-age=30, s-maxage=50'])
    expect(page.body).toContain('<meta property="og:site_name" content="Ada Byron"/>')
    expect(page.body).toContain(`<link rel="icon" href="/icon/${username}.3.svg"/>`)
    await ask(`/${username}`)
    expect(pageAt).toHaveBeenCalledTimes(1)
  })

  it('shows its owner what was just published, which no cache keeps', async () => {
    const username = `ada-${serial++}`
    const now = vi.spyOn(performance, 'now').mockReturnValue(50_000)
    onTestFinished(() => now.mockRestore())
    vi.mocked(pageAt).mockResolvedValue({ published: { id: 'p1', username, portfolio, inLanguage } })
    await ask(`/${username}`)
    now.mockReturnValue(51_500)
    const changed = { ...portfolio, name: 'Ada', content: { ...portfolio.content, hero: { name: 'Ada Lovelace' } } }
    vi.mocked(pageAt).mockResolvedValue({ published: { id: 'p1', username, portfolio: changed, inLanguage } })
    expect((await ask(`/${username}`)).body).toContain('Ada Byron')
    const page = await ask(justPublishedPath(username, 4))
    expect(page.body).toContain('Ada Lovelace')
    expect(page.headers['Cache-Control']).toBe('no-store')
    // From now on that is what others see, and asking again costs nothing for a second.
    expect(await ask(`/${username}`)).toMatchObject({ body: page.body, headers: { 'Cache-Control': PAGE_CACHE } })
    await ask(justPublishedPath(username, 5))
    expect(pageAt).toHaveBeenCalledTimes(2)
  })

  it('leads a former name to the present one, with the query', async () => {
    vi.mocked(pageAt).mockResolvedValue({ movedTo: 'byron' })
    expect(await ask('/lovelace?from=card')).toMatchObject({ status: 301, headers: { Location: '/byron?from=card' } })
  })

  it.each([
    ['/nobody-here', 404],
    ['/Ada', 301],
    ['/admin', 302],
    ['/two/segments', 404],
    ['/p/ada/message', 404],
    ['/card/', 302],
    ['/card/ada.png', 404],
    ['/%E0%A4%A', 404],
  ])('%s answers %i', async (path, status) => expect((await ask(path)).status).toBe(status))

  it.each([
    ['POST', '/ada', 'GET, HEAD'],
    ['PUT', '/mail/unsubscribe', 'GET, HEAD, POST'],
    ['DELETE', '/p/ada/message', 'POST, GET, HEAD'],
  ])('%s %s is refused', async (method, path, allowed) => {
    expect(await ask(path, { method })).toMatchObject({ status: 405, headers: { Allow: allowed } })
  })

  it('says that it will be back in a moment while Firestore is out of reach', async () => {
    vi.mocked(pageAt).mockRejectedValue(Object.assign(new Error('unavailable'), { code: 14 }))
    const { status, headers, body } = await ask('/somebody')
    expect([status, headers['Cache-Control'], headers['Retry-After']]).toEqual([503, 'no-store', '5'])
    expect(body).toContain('Vitrine')
  })
})

describe('the icon of a page', () => {
  beforeEach(() => {
    vi.mocked(pageAt).mockResolvedValue({ published: { id: 'p1', username: 'ada', portfolio, inLanguage } })
  })

  it('has the initials', async () => {
    const { headers, body } = await ask('/icon/ada.3.svg')
    expect(headers['Content-Type']).toBe('image/svg+xml')
    expect(body).toContain('>AB</text>')
  })

  it('has another address with each revision', async () => {
    expect(await ask('/icon/ada.2.svg')).toMatchObject({ status: 302, headers: { Location: '/icon/ada.3.svg' } })
  })
})

describe('a custom domain', () => {
  const host = 'ada.example'
  beforeEach(() => {
    vi.mocked(pageAtDomain).mockResolvedValue({ id: 'p1', portfolio, inLanguage, served: true })
  })

  it('has its page at the root', async () => {
    const page = await ask('/', { host })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Ada Byron')
  })

  it('says in its owner’s name what is not there', async () => {
    const { status, body } = await ask('/ada', { host })
    expect(status).toBe(404)
    expect(body).toContain('<title>Page Not Found · Ada Byron</title>')
    expect(body).not.toContain('Vitrine')
  })

  it('names nobody while Firestore is out of reach', async () => {
    vi.mocked(pageAtDomain).mockRejectedValue(Object.assign(new Error('unavailable'), { code: 14 }))
    const { status, body } = await ask('/', { host: 'byron.example' })
    expect(status).toBe(503)
    expect(body).not.toContain('Vitrine')
  })

  it('leads to the page’s other address once the plan has ended', async () => {
    vi.mocked(pageAtDomain).mockResolvedValue({ id: 'p1', portfolio, inLanguage, served: false })
    expect(await ask('/', { host: 'ended.example' })).toMatchObject({
      status: 302,
      headers: { Location: 'https://vitrine.test/ada' },
    })
  })
})
