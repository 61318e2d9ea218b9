import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { getSharedSummary } from '@vitrine/common/api/analytics'
import { sendMessage, subscribe } from '@vitrine/common/api/inbox'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { cardPath, iconPath, justPublishedPath, publicPath } from '@vitrine/common/routes'
import { canaries, canaryContent } from '@vitrine/templates/canary-content'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { messagesFor } from '../support/mailbox.ts'
import { freshPageName, pageDocument, storeDocument } from '../support/pages.ts'
import { viewOf } from '../support/visits.ts'

/** Of a published portfolio whose draft has a canary everywhere, everything that strangers are answered. */

const content: PortfolioContent = {
  hero: { name: 'Ada Byron', tagline: 'Engines' },
  about: { bio: 'Writes about engines' },
  newsletter: { title: 'The letter' },
}
const shareKey = 'canary0key-canary0key-00'
const drafted: Partial<PortfolioDocument> = {
  name: 'canary-draft-name',
  // Asks for messages instead of subscribers, looks different, and is not in search engines.
  templateId: 'portfolio-v6-classic-profile',
  content: { ...canaryContent(), meta: { title: 'canary-draft-title', noindex: true }, domain: 'canary-draft.example' },
  design: { primaryColor: '#010203' },
  layout: { hidden: ['about'] },
  revision: 7,
  updatedAt: Timestamp.fromMillis(Date.UTC(2031, 0, 1)),
  analytics: { shareKey },
}

const username = freshPageName()
const domain = `${username}.example`
let id: string

const visit = (path: string, host?: string) =>
  fetch(`${addresses.functions}/${projectId}/us-central1/site${path}`, {
    redirect: 'manual',
    headers: host === undefined ? {} : { 'x-forwarded-host': host },
  })
const textOf = async (path: string, host?: string) => (await visit(path, host)).text()
const drawn = async (revision: number) => Buffer.from(await (await visit(cardPath(username, revision))).arrayBuffer())

/** The same answers while the draft was what is live. */
let before: { page: string; card: Buffer; icon: string; robots: string; sitemap: string }

beforeAll(async () => {
  const { uid } = await createAccount()
  await adminFirestore().doc(`users/${uid}`).update({ subscription_level: 'pro' })
  const stored = {
    ...pageDocument('business-executive', { ...content, domain }, username),
    ownerId: uid,
    ownerPlan: 'pro' as const,
    provedDomain: domain,
    domainServes: false,
  }
  id = await storeDocument(stored)
  await adminFirestore().doc(`domains/${domain}`).set({ ownerId: uid, portfolioId: id, verifiedAt: Timestamp.now() })
  before = {
    page: await textOf(publicPath(username)),
    card: await drawn(1),
    icon: await textOf(iconPath(username, 1)),
    robots: await textOf('/robots.txt', domain),
    sitemap: await textOf('/sitemap.xml', domain),
  }
  await adminFirestore().doc(`portfolios/${id}`).update(drafted)
})

describe('of the draft of a published portfolio nobody is told anything', () => {
  it('by its page', async () => {
    for (const path of [publicPath(username), `/p/${username}`, justPublishedPath(username, 7)])
      expect([path, await textOf(path)]).toEqual([path, before.page])
    expect(before.page).toContain('application/ld+json')
    expect(before.page).toContain('Ada Byron')
  })

  it('by the public API', async () => {
    const answer = await succeed(getPublicPortfolio, { params: { username } })
    expect(canaries(answer)).toEqual([])
    expect(answer).toMatchObject({ name: 'Ada Byron', templateId: 'business-executive', design: {} })
  })

  it('by its card and its icon', async () => {
    expect((await visit(cardPath(username, 7))).headers.get('location')).toBe(cardPath(username, 1))
    expect(await textOf(iconPath(username, 1))).toBe(before.icon)
    // Drawn anew: an instance keeps the one of each address.
    await adminFirestore().doc(`portfolios/${id}/live/site`).update({ revision: 2 })
    expect((await drawn(2)).equals(before.card)).toBe(true)
    await adminFirestore().doc(`portfolios/${id}/live/site`).update({ revision: 1 })
  })

  it('by sitemaps and robots.txt', async () => {
    expect([await textOf('/robots.txt', domain), await textOf('/sitemap.xml', domain)]).toEqual([
      before.robots,
      before.sitemap,
    ])
    await eventually(async () => {
      const listed = await textOf('/sitemap.xml')
      expect(listed).toContain(`/${username}<`)
      expect(canaries(listed)).toEqual([])
      // A username of another test may have the number of that year in it.
      expect(listed).not.toContain('<lastmod>2031')
    })
    expect(canaries(await textOf('/robots.txt'))).toEqual([])
  })

  it('by its custom domain, and the draft’s has nothing', async () => {
    expect(await textOf('/', domain)).toBe(before.page)
    expect(canaries(await textOf('/elsewhere', domain))).toEqual([])
    expect((await visit('/', 'canary-draft.example')).status).toBe(404)
  })

  it('by its forms: they are those of the page', async () => {
    const body = { name: 'Hedy', email: 'hedy@reader.example', message: 'Hello' }
    expect((await call(sendMessage, { params: { username }, body })).status).toBe(404)
    const email = `draft-${Date.now()}@reader.example`
    await succeed(subscribe, { params: { username }, body: { email } })
    const [mail] = await eventually(async () => {
      const mails = await messagesFor(email)
      expect(mails).toHaveLength(1)
      return mails
    })
    expect(canaries(mail)).toEqual([])
    expect(mail?.text).toContain('Ada Byron')
  })

  it('by what is counted and shared', async () => {
    const view = viewOf({ portfolioId: id, username })
    const response = await fetch(`${addresses.hosting}/api/analytics/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/130.0' },
      body: JSON.stringify(view),
    })
    expect(await response.json()).toEqual({ accepted: true })
    const shared = await succeed(getSharedSummary, { params: { id, key: shareKey } })
    expect(canaries(shared)).toEqual([])
    expect(shared.portfolio).toEqual({ name: 'Stored page', username })
  })
})
