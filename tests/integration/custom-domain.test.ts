import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAnalyticsSummary, leaveOutBrowser, recordView } from '@vitrine/common/api/analytics'
import { getDomain, verifyDomain } from '@vitrine/common/api/domains'
import {
  createPortfolio,
  deletePortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
} from '@vitrine/common/api/portfolios'
import { formKinds } from '@vitrine/common/forms'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { TARGET } from '../../local/domains/settings.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, browserUserAgent, projectId } from '../support/env.ts'
import { pointElsewhere, pointHere, setProof, setRecords, silenceNames } from '../support/domains.ts'
import { eventually } from '../support/eventually.ts'
import { viewOf } from '../support/visits.ts'

const unique = `${process.pid}-${Date.now() % 1_000_000}`
const domain = `ada-${unique}.example`
const username = `domain-${unique}`

let owner: TestAccount
let id: string

const setPlan = (uid: string, plan: 'free' | 'pro') =>
  adminFirestore().doc(`users/${uid}`).update({ subscription_level: plan })

/** Names a domain in the draft; the pages of these tests are published, so what is live names it, too. */
async function setDomain(portfolioId: string, token: string, value: string): Promise<void> {
  const ops = [{ op: 'add' as const, path: '/domain', value }]
  await succeed(patchContent, { token, params: { id: portfolioId }, body: { ops } })
  await publish(portfolioId, token)
}

const publish = (portfolioId: string, token: string) =>
  succeed(publishPortfolio, { token, params: { id: portfolioId }, body: { status: 'published' } })

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
  owner = await createAccount({ name: 'Ada Byron' })
  await setPlan(owner.uid, 'pro')
  id = await published(owner, username)
})

afterAll(() => silenceNames(domain, false))

describe('before it is proved', () => {
  it('no domain is set, and an invalid one is rejected', async () => {
    const status = () => succeed(getDomain, { token: owner.token, params: { id } })
    const nothing = {
      domain: null,
      isLive: false,
      obstacle: null,
      steps: { proved: false, pointsHere: false, hasCertificate: false },
      records: [],
      checkedAt: null,
      brokenSince: null,
      releasedAt: null,
      watchedUntil: null,
    }
    expect(await status()).toEqual({ ...nothing, state: 'none' })
    await setDomain(id, owner.token, 'not a domain')
    expect(await status()).toEqual({ ...nothing, state: 'invalid' })
    await setDomain(id, owner.token, '127.0.0.1')
    expect((await verify()).body.state).toBe('invalid')
  })

  it('its DNS records are shown and nothing is served', async () => {
    await setDomain(id, owner.token, `https://${domain.toUpperCase()}/`)
    const { body } = await verify()
    expect(body).toMatchObject({
      domain,
      state: 'proof-missing',
      obstacle: 'proof',
      records: [
        { type: 'TXT', name: `_vitrine.${domain}`, value: `vitrine=${id}`, action: 'add', done: false },
        { type: 'CNAME', name: domain, value: TARGET, action: 'add', done: false },
      ],
    })
    expect(await succeed(getDomain, { token: owner.token, params: { id } })).toEqual(body)
    expect((await visit('/')).status).toBe(404)
  })

  it('a record with another portfolio’s id is no proof', async () => {
    await setProof(domain, 'vitrine=somebody-else', 'v=spf1 -all')
    expect((await verify()).body.state).toBe('proof-missing')
    expect((await visit('/')).status).toBe(404)
  })

  it('the free plan returns 403', async () => {
    await setProof(domain, `vitrine=${id}`)
    await setPlan(owner.uid, 'free')
    const { status, body } = await verify()
    expect([status, body.detail.code]).toEqual([403, 'pro-required'])
    expect((await visit('/')).status).toBe(404)
    await setPlan(owner.uid, 'pro')
  })
})

describe('once it is proved', () => {
  beforeAll(async () => {
    await pointElsewhere(domain)
    await setProof(domain, 'v=spf1 -all', `vitrine=${id}`)
    expect((await verify()).body.state).toBe('proof-found')
    expect((await verify()).body.state).toBe('not-pointing')
  })

  it('and while it leads elsewhere, its page is where it was for everybody who is led somewhere', async () => {
    const here = `<link rel="canonical" href="${addresses.hosting}/${username}"/>`
    expect(await (await visit('/')).text()).toContain(here)
    expect(await (await fetch(`${addresses.hosting}/${username}`)).text()).toContain(here)
    expect(await succeed(leaveOutBrowser, { token: owner.token, params: { id } })).toEqual({ address: null })
  })
})

describe('once it serves', () => {
  beforeAll(async () => {
    await setRecords(domain, 'A')
    await pointHere(domain)
    expect((await verify()).body.state).toBe('serving')
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

  it('robots.txt opens everything and names the sitemap of the domain', async () => {
    const answer = await visit('/robots.txt')
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `User-agent: *\nDisallow:\n\nSitemap: https://${domain}/sitemap.xml\n`,
    ])
  })

  it('its sitemap lists its page and nothing else, and that of the app leaves the page out', async () => {
    const listed = async (answer: Response) =>
      [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(await listed(await visit('/sitemap.xml'))).toEqual([`https://${domain}/`])
    expect((await visit('/sitemap-1.xml')).status).toBe(404)
    await eventually(async () => {
      const ours = await listed(await fetch(`${addresses.hosting}/sitemap.xml`))
      expect(ours).not.toEqual([])
      expect(ours).not.toContain(`${addresses.hosting}/${username}`)
    })
  })

  it('a page that is hidden from search engines has no sitemap', async () => {
    const hide = async (op: 'add' | 'remove') => {
      await succeed(patchContent, {
        token: owner.token,
        params: { id },
        body: { ops: [op === 'add' ? { op, path: '/meta', value: { noindex: true } } : { op, path: '/meta' }] },
      })
      await publish(id, owner.token)
    }
    await hide('add')
    expect((await visit('/sitemap.xml')).status).toBe(404)
    expect(await (await visit('/robots.txt')).text()).toBe('User-agent: *\nDisallow:\n')
    await hide('remove')
  })

  it('a domain that nobody has connected shows nothing of anybody', async () => {
    for (const path of ['/', `/${username}`, '/robots.txt', '/sitemap.xml', '/own-visits?key=x']) {
      const answer = await visit(path, `nobody-${unique}.example`)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).not.toMatch(/Vitrine|Ada|127\.0\.0\.1/)
    }
  })

  it.each(formKinds)('the form for a %s of its page works there, and takes nothing for other pages', async (kind) => {
    await adminFirestore()
      .doc(`portfolios/${id}/live/site`)
      .update({
        templateId: kind === 'message' ? 'portfolio-v6-classic-profile' : 'business-executive',
        'content.contact': { email: 'public@ada.example' },
        'content.newsletter': { title: 'The letter' },
      })
    const post = (name: string) =>
      fetch(`${addresses.functions}/${projectId}/us-central1/site/p/${name}/${kind}`, {
        method: 'POST',
        headers: { 'x-forwarded-host': domain },
        body: new URLSearchParams({
          email: `bea-${unique}@example.com`,
          ...(kind === 'message' && { name: 'Bea', message: 'Hello from the domain' }),
        }),
      })
    const answer = await post(username)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/<a href="\/">Back to the page<\/a>/),
    ])
    const stored = await adminFirestore()
      .collection(`portfolios/${id}/${kind === 'message' ? 'messages' : 'subscribers'}`)
      .get()
    expect(stored.docs.map((entry) => entry.get('email') as string)).toEqual([`bea-${unique}@example.com`])
    const elsewhere = await post('ada-marlowe')
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.not.stringMatching(/Vitrine|Marlowe/)])
  })

  it('a view and a click on the domain are counted', async () => {
    const page = { portfolioId: id, username }
    const event = { ...viewOf(page), url: `https://${domain}/` }
    const send = (kind: 'views' | 'clicks', more = {}) =>
      fetch(`${addresses.functions}/${projectId}/us-central1/api/api/analytics/${kind}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': browserUserAgent,
          'x-forwarded-host': domain,
          origin: `https://${domain}`,
        },
        body: JSON.stringify({ ...event, ...more, id: crypto.randomUUID() }),
      })
    const views = async () => (await succeed(getAnalyticsSummary, { token: owner.token, params: { id } })).totalViews
    const before = await views()
    const view = await send('views')
    expect([view.status, await view.json()]).toEqual([200, { accepted: true }])
    expect(await views()).toBe(before + 1)
    const click = await send('clicks', { target: 'https://example.org/work', label: 'Work' })
    expect([click.status, await click.json()]).toEqual([200, { accepted: true }])
  })

  it('verifying again changes nothing', async () => {
    expect((await verify()).body.state).toBe('serving')
  })

  it('another portfolio that names the domain is not served there', async () => {
    const stranger = await createAccount()
    await setPlan(stranger.uid, 'pro')
    const theirs = await published(stranger, `${username}-x`)
    await setDomain(theirs, stranger.token, domain)
    expect((await verify(theirs, stranger.token)).body.state).toBe('proof-missing')
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
    // As the end of a plan writes it, and as pages have it from before their plan was noted.
    const noted = adminFirestore().doc(`portfolios/${id}/live/site`)
    for (const ownerPlan of ['free', FieldValue.delete()]) {
      await setPlan(owner.uid, 'free')
      await noted.update({ ownerPlan })
      const response = await visit('/')
      expect([response.status, response.headers.get('location')]).toEqual([302, `${addresses.hosting}/${username}`])
    }
    await setPlan(owner.uid, 'pro')
    await noted.update({ ownerPlan: 'pro' })
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
    await setProof(name, `vitrine=${id}`)
    await setDomain(id, owner.token, name)
    expect((await verify()).body.state).toBe('proof-found')
  }
  const given = await adminFirestore().getAll(...[first, second].map((name) => adminFirestore().doc(`domains/${name}`)))
  expect(given.map(({ exists }) => exists)).toEqual([false, true])
})

it('the domain of the draft can be connected before it is live, and takes nothing from the one that is', async () => {
  const [live, next] = [`live-${unique}.example`, `next-${unique}.example`]
  await setProof(live, `vitrine=${id}`)
  await setDomain(id, owner.token, live)
  expect((await verify()).body.state).toBe('proof-found')

  const ops = [{ op: 'add' as const, path: '/domain', value: next }]
  await succeed(patchContent, { token: owner.token, params: { id }, body: { ops } })
  await setProof(next, `vitrine=${id}`)
  expect((await verify()).body).toMatchObject({ domain: next, state: 'proof-found', isLive: false })
  expect([(await visit('/', live)).status, (await visit('/', next)).status]).toEqual([200, 404])

  await publish(id, owner.token)
  expect([(await visit('/', live)).status, (await visit('/', next)).status]).toEqual([404, 200])
  expect((await verify()).body.isLive).toBe(true)
})

it('verifying reports when DNS does not answer', async () => {
  await setDomain(id, owner.token, domain)
  await silenceNames(domain)
  try {
    const { status, body } = await verify()
    expect([status, body.detail.code]).toEqual([503, 'dns-unavailable'])
  } finally {
    await silenceNames(domain, false)
  }
})
