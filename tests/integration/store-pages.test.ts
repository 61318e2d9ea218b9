import { describe, expect, it } from 'vitest'
import { createPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'

const visit = (path: string) => fetch(addresses.hosting + path)
/** As Hosting hands a request for a custom domain on to the function. */
const visitDomain = (path: string) =>
  fetch(`${addresses.functions}/${projectId}/us-central1/site${path}`, {
    headers: { 'x-forwarded-host': 'photos.example' },
  })
const template = 'photography-focus'

/** A public page made with the template. */
async function published(): Promise<{ id: string; username: string }> {
  const { token } = await createAccount()
  const username = `made-with-${process.pid}-${Date.now() % 1_000_000}`
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'developer-pro' } })
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  await adminFirestore().doc(`portfolios/${id}/live/site`).update({ templateId: template })
  return { id, username }
}

describe('the pages of the store', () => {
  it('are cached as public pages are, and have the policy of the app with their own styles', async () => {
    for (const path of ['/templates', '/templates?category=Tech', `/templates/${template}`]) {
      const answer = await visit(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=50')
      expect(answer.headers.get('vary')).toContain('Accept-Language')
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
      expect(policy).not.toContain('unsafe')
    }
  })

  it('show what the search is for, and run nothing of it', async () => {
    const html = await (await visit(`/templates?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text()
    expect(html).toContain('No templates found')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })

  it('tell of a rating as soon as there is one', async () => {
    const listing = adminFirestore().doc(`templates/${template}`)
    const before = (await listing.get()).data() ?? {}
    try {
      await listing.update({ reviews: 0, ratingSum: 0 })
      expect(await (await visit(`/templates/${template}`)).text()).not.toContain('AggregateRating')
      await listing.update({ reviews: 2, ratingSum: 9, downloads: 12 })
      const html = await (await visit(`/templates/${template}`)).text()
      expect(html).toContain('"ratingValue":"4.5"')
      expect(html).toContain('12 downloads')
    } finally {
      await listing.set(before)
    }
  })

  it('name public pages made with a template, unless search engines may not list them', async () => {
    const { id, username } = await published()
    const link = `href="/${username}"`
    expect(await (await visit(`/templates/${template}`)).text()).toContain(link)
    await adminFirestore().doc(`portfolios/${id}/live/site`).update({ 'content.meta.noindex': true })
    expect(await (await visit(`/templates/${template}`)).text()).not.toContain(link)
  })

  it('are not at custom domains, nor at addresses of no template', async () => {
    for (const path of ['/templates', `/templates/${template}`, `/portfolio/no-such-template`])
      expect(await (await visitDomain(path)).text(), path).toContain('Page Not Found')
    const unknown = await visit('/templates/no-such-template')
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('Template not found')
    for (const path of ['/templates/no-such-template', '/portfolio/no-such-template']) {
      const german = await (await fetch(addresses.hosting + path, { headers: { 'accept-language': 'de' } })).text()
      expect(german, path).toContain('<html lang="de"')
      expect(german, path).toContain('Vorlage nicht gefunden')
    }
  })
})
