import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveOutBrowser, recordView } from '@vitrine/common/api/analytics'
import { getDomain, verifyDomain } from '@vitrine/common/api/domains'
import {
  createPortfolio,
  deletePortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { startNameServer, type NameServer } from '../support/name-server.ts'
import { viewOf } from '../support/visits.ts'

const unique = `${process.pid}-${Date.now() % 1_000_000}`
const domain = `ada-${unique}.example`
const username = `domain-${unique}`

let names: NameServer
let owner: TestAccount
let id: string

const setPlan = (uid: string, plan: 'free' | 'pro') =>
  adminFirestore().doc(`users/${uid}`).update({ subscription_level: plan })

const setDomain = (portfolioId: string, token: string, value: string) =>
  succeed(patchContent, { token, params: { id: portfolioId }, body: { ops: [{ op: 'add', path: '/domain', value }] } })

const verify = (portfolioId = id, token = owner.token) => call(verifyDomain, { token, params: { id: portfolioId } })

/** As Hosting hands a request for a custom domain on to the function. */
const visit = (path: string, host = domain) =>
  fetch(`${addresses.functions}/${projectId}/us-central1/site${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': host },
  })

async function published(account: TestAccount, name: string): Promise<string> {
  const { token } = account
  const created = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  await succeed(claimUsername, { token, body: { username: name } })
  await succeed(attachUsername, { token, params: { id: created.id }, body: { username: name } })
  await succeed(publishPortfolio, { token, params: { id: created.id }, body: { status: 'published' } })
  return created.id
}

beforeAll(async () => {
  names = await startNameServer()
  owner = await createAccount({ name: 'Ada Byron' })
  await setPlan(owner.uid, 'pro')
  id = await published(owner, username)
})

afterAll(() => names.stop())

describe('before it is proved', () => {
  it('no domain is set, and an invalid one is rejected', async () => {
    const status = () => succeed(getDomain, { token: owner.token, params: { id } })
    expect(await status()).toEqual({ domain: null, state: 'none', records: [] })
    await setDomain(id, owner.token, 'not a domain')
    expect(await status()).toEqual({ domain: null, state: 'invalid', records: [] })
    await setDomain(id, owner.token, '127.0.0.1')
    expect((await verify()).body.state).toBe('invalid')
  })

  it('its DNS records are shown and nothing is served', async () => {
    await setDomain(id, owner.token, `https://${domain.toUpperCase()}/`)
    const { body } = await verify()
    expect(body).toEqual({
      domain,
      state: 'pending',
      records: [
        { type: 'TXT', name: `_vitrine.${domain}`, value: `vitrine=${id}` },
        { type: 'CNAME', name: domain, value: '127.0.0.1' },
      ],
    })
    expect((await visit('/')).status).toBe(404)
  })

  it('a record with another portfolio’s id is no proof', async () => {
    names.setText(`_vitrine.${domain}`, 'vitrine=somebody-else', 'v=spf1 -all')
    expect((await verify()).body.state).toBe('pending')
    expect((await visit('/')).status).toBe(404)
  })

  it('the free plan returns 402', async () => {
    names.setText(`_vitrine.${domain}`, `vitrine=${id}`)
    await setPlan(owner.uid, 'free')
    const { status, body } = await verify()
    expect([status, body.detail.code]).toEqual([403, 'pro-required'])
    expect((await visit('/')).status).toBe(404)
    await setPlan(owner.uid, 'pro')
  })
})

describe('once it is proved', () => {
  beforeAll(async () => {
    names.setText(`_vitrine.${domain}`, 'v=spf1 -all', `vitrine=${id}`)
    expect((await verify()).body.state).toBe('connected')
  })

  it('the page is served with the domain as its canonical address', async () => {
    const response = await visit('/')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Ada Byron')
    expect(html).toContain(`<link rel="canonical" href="https://${domain}/"/>`)
    expect(await (await fetch(`${addresses.hosting}/${username}`)).text()).toContain(
      `<link rel="canonical" href="https://${domain}/"/>`,
    )
  })

  it('other addresses return 404', async () => {
    expect((await visit(`/${username}`)).status).toBe(404)
    expect((await visit('/p/anybody')).status).toBe(404)
  })

  it('what is not there is said in the owner’s name', async () => {
    const html = await (await visit('/elsewhere')).text()
    expect(html).toContain('<title>Page Not Found · Ada Byron</title>')
    expect(html).toContain(`<link rel="icon" href="/icon/${username}.`)
    expect(html).not.toContain('Vitrine')
    expect(await (await visit('/own-visits?key=wrong')).text()).not.toContain('Vitrine')
  })

  it('the forms of its page lead back to it, and name nobody else', async () => {
    const answer = await fetch(`${addresses.functions}/${projectId}/us-central1/site/p/${username}/message`, {
      method: 'POST',
      headers: { 'x-forwarded-host': domain },
      body: new URLSearchParams({ name: 'Bea', email: 'bea', message: 'Hello' }),
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<a href="/" class="quiet">Back to the page</a>')
    expect(html).not.toContain('Vitrine')
  })

  it('verifying again changes nothing', async () => {
    expect((await verify()).body.state).toBe('connected')
  })

  it('another portfolio that names the domain is not served there', async () => {
    const stranger = await createAccount()
    await setPlan(stranger.uid, 'pro')
    const theirs = await published(stranger, `${username}-x`)
    await setDomain(theirs, stranger.token, domain)
    expect((await verify(theirs, stranger.token)).body.state).toBe('pending')
    expect(await (await visit('/')).text()).toContain('Ada Byron')
  })

  it('a single-use link excludes the owner’s browser from the figures', async () => {
    const { address } = await succeed(leaveOutBrowser, { token: owner.token, params: { id } })
    expect(address).toMatch(new RegExp(`^https://${domain.replaceAll('.', '\\.')}/own-visits\\?key=[\\w-]{32}$`))
    const path = (address ?? '').replace(`https://${domain}`, '')
    expect((await visit(path.slice(0, -1))).status).toBe(404)
    const given = await visit(path)
    expect([given.status, given.headers.get('location')]).toEqual([302, '/'])
    const [cookie = '', ...rules] = (given.headers.get('set-cookie') ?? '').split('; ')
    expect(rules).toEqual(['Max-Age=34560000', 'Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
    expect((await visit(path)).status).toBe(404)

    const page = { portfolioId: id, username }
    const view = (headers: Record<string, string> = {}) => succeed(recordView, { body: viewOf(page), headers })
    expect(await view({ Cookie: `other=1; ${cookie}` })).toEqual({ accepted: false })
    expect(await view({ Cookie: cookie.slice(0, -1) })).toEqual({ accepted: true })
    expect(await view()).toEqual({ accepted: true })
    const again = await succeed(leaveOutBrowser, { token: owner.token, params: { id } })
    expect((await visit((again.address ?? '').replace(`https://${domain}`, ''))).headers.get('set-cookie')).toContain(
      cookie,
    )
  })

  it('only the owner gets that link, and only with a domain', async () => {
    const stranger = await createAccount()
    expect((await call(leaveOutBrowser, { token: stranger.token, params: { id } })).status).toBe(404)
    const { id: other } = await succeed(createPortfolio, {
      token: owner.token,
      body: { templateId: 'minimalist-designer' },
    })
    expect(await succeed(leaveOutBrowser, { token: owner.token, params: { id: other } })).toEqual({ address: null })
  })

  it('the domain redirects to the page’s own address when the plan has ended', async () => {
    await setPlan(owner.uid, 'free')
    const response = await visit('/')
    expect([response.status, response.headers.get('location')]).toEqual([302, `${addresses.hosting}/${username}`])
    await setPlan(owner.uid, 'pro')
  })

  it('nothing is served while the portfolio is deleted; restoring serves it again', async () => {
    await succeed(deletePortfolio, { token: owner.token, params: { id } })
    expect((await visit('/')).status).toBe(404)
    await succeed(restorePortfolio, { token: owner.token, params: { id } })
    expect((await visit('/')).status).toBe(200)
  })

  it('nothing is served once the owner removes the domain', async () => {
    await setDomain(id, owner.token, '')
    expect((await visit('/')).status).toBe(404)
    expect(await succeed(getDomain, { token: owner.token, params: { id } })).toMatchObject({ state: 'none' })
  })
})

it('a domain that a portfolio had before is its own no longer: there is one for each', async () => {
  const [first, second] = [`one-${unique}.example`, `two-${unique}.example`]
  for (const name of [first, second]) {
    names.setText(`_vitrine.${name}`, `vitrine=${id}`)
    await setDomain(id, owner.token, name)
    expect((await verify()).body.state).toBe('connected')
  }
  const given = await adminFirestore().getAll(...[first, second].map((name) => adminFirestore().doc(`domains/${name}`)))
  expect(given.map(({ exists }) => exists)).toEqual([false, true])
})

it('verifying reports when DNS does not answer', async () => {
  await setDomain(id, owner.token, domain)
  await names.stop()
  try {
    const { status, body } = await verify()
    expect([status, body.detail.code]).toEqual([503, 'dns-unavailable'])
  } finally {
    names = await startNameServer()
  }
})
