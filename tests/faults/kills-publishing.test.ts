import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishVersion } from '@vitrine/common/api/live'
import { createPage, deletePage, patchPage, setPageSlug } from '@vitrine/common/api/pages'
import {
  createPortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { inTurn } from './support/in-turn.ts'
import { expectLiveIsWhole } from './support/live-is-whole.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** What visitors see, interrupted between any two writes: the old state or the new one, and nothing between. */

const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

let serial = 0

interface Site {
  owner: TestAccount
  id: string
  username: string
  /** The version that was live first. */
  first: number
}

const own = ({ owner, id }: Pick<Site, 'owner' | 'id'>, origin?: string) => ({
  token: owner.token,
  params: { id },
  ...(origin !== undefined && { origin }),
})

const old = { name: 'Old name', title: 'Old title' }
const next = { name: 'New name', title: 'New title' }

/** A published page, and a draft that differs from it in three places. */
async function published(): Promise<Site> {
  const owner = await createAccount()
  const { id } = await succeed(createPortfolio, { token: owner.token, body: { templateId: 'developer-pro' } })
  const site = { owner, id }
  const username = `publishing-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  const content = (hero: typeof old) => ({ hero: { name: hero.name, titles: [hero.title] }, about: { bio: 'Bio' } })
  await succeed(updatePortfolio, { ...own(site), body: { content: content(old) } })
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(site), body: { username } })
  const { live } = await succeed(publishPortfolio, { ...own(site), body: { status: 'published' } })
  await succeed(updatePortfolio, {
    ...own(site),
    body: { content: content(next), design: { primaryColor: '#112233' } },
  })
  return { ...site, username, first: live?.revision ?? 0 }
}

/** What the page, its structured data, the public API and the card say, where they agree: of the old or the new state. */
async function shownAt({ username }: Site): Promise<string[]> {
  const [page, api] = await Promise.all([
    fetch(`${addresses.hosting}/${username}`),
    fetch(`${addresses.hosting}/api/public/portfolio/${username}`),
  ])
  if (page.status === 404) return [api.status === 404 ? 'nothing' : 'a mixture']
  const [html, json] = [await page.text(), await api.text()]
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  // The card of another state leads to that of the present one.
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const drawn = await fetch(card, { redirect: 'manual' })
  await drawn.arrayBuffer()
  if (drawn.status !== 200) return ['a mixture']
  const isSaid = (text: string) => html.includes(text) && json.includes(text)
  const isNamed = (name: string) => isSaid(name) && data.includes(name)
  return [old, next].flatMap(({ name, title }) => [...[name].filter(isNamed), ...[title].filter(isSaid)])
}

it('publishing all changes', async () => {
  const writes = await survivesKills(functions, {
    begin: published,
    act: (site, origin) => succeed(publishPortfolio, { ...own(site, origin), body: { status: 'published' } }),
    async between(site) {
      expect([Object.values(old), Object.values(next)]).toContainEqual(await shownAt(site))
      await expectLiveIsWhole(site.id)
    },
    async check(site) {
      expect(await shownAt(site)).toEqual(Object.values(next))
      expect(await succeed(getPortfolio, own(site))).toMatchObject({ status: 'published', live: { changed: 0 } })
      await expectLiveIsWhole(site.id)
    },
  })
  // All in one.
  expect(writes.filter((write) => write.includes('Commit'))).toHaveLength(1)
})

it('publishing some changes', async () => {
  await survivesKills(functions, {
    begin: published,
    async act(site, origin) {
      const paths = ['content.hero.name', 'design.primaryColor']
      const answer = await call(publishPortfolio, { ...own(site, origin), body: { status: 'published', paths } })
      // Whoever was not told that it worked is told that there are no such changes any more.
      expect([200, 400]).toContain(answer.status)
    },
    async between(site) {
      expect([Object.values(old), [old.title, next.name]]).toContainEqual(await shownAt(site))
      await expectLiveIsWhole(site.id)
    },
    async check(site) {
      expect((await shownAt(site)).sort()).toEqual([next.name, old.title].sort())
      expect(await succeed(getPortfolio, own(site))).toMatchObject({
        content: { hero: { name: next.name, titles: [next.title] } },
        live: { changed: 1 },
      })
      await expectLiveIsWhole(site.id)
    },
  })
})

/** What is at the addresses of the pages: the text of each, or its status. */
async function pagesAt({ username }: Site): Promise<string[]> {
  const slugs = ['first-page', 'moved-page', 'gone-page', 'new-page']
  return Promise.all(
    slugs.map(async (slug) => {
      const answer = await fetch(`${addresses.hosting}/${username}/${slug}`, { redirect: 'manual' })
      const html = await answer.text()
      return answer.status === 200 ? (/(?:Old|New) words/.exec(html)?.[0] ?? 'a mixture') : String(answer.status)
    }),
  )
}

it('publishing pages', async () => {
  const before = ['Old words', '404', 'Old words', '404']
  const after = ['301', 'New words', '404', 'New words']
  const words = (text: string) => [{ type: 'text' as const, text: `<p>${text}</p>` }]
  await survivesKills(functions, {
    async begin() {
      const site = await published()
      const make = (title: string, text: string) =>
        succeed(createPage, { ...own(site), body: { kind: 'article', content: { title, blocks: words(text) } } })
      const [moved, gone] = [await make('First page', 'Old words'), await make('Gone page', 'Old words')]
      await succeed(publishPortfolio, { ...own(site), body: { status: 'published' } })
      const at = (pageId: string) => ({ token: site.owner.token, params: { id: site.id, pageId } })
      await succeed(patchPage, {
        ...at(moved.id),
        body: { ops: [{ op: 'add', path: '/blocks', value: words('New words') }] },
      })
      await succeed(setPageSlug, { ...at(moved.id), body: { slug: 'moved-page' } })
      await succeed(deletePage, at(gone.id))
      await make('New page', 'New words')
      return site
    },
    act: (site, origin) => succeed(publishPortfolio, { ...own(site, origin), body: { status: 'published' } }),
    async between(site) {
      expect([before, after]).toContainEqual(await pagesAt(site))
      await expectLiveIsWhole(site.id)
    },
    async check(site) {
      expect(await pagesAt(site)).toEqual(after)
      expect(await succeed(getPortfolio, own(site))).toMatchObject({ live: { changed: 0 } })
      await expectLiveIsWhole(site.id)
    },
  })
})

it('publishing, going back to what was live, editing and unpublishing', async () => {
  await survivesKills(functions, {
    async begin() {
      const site = await published()
      const version = String(site.first)
      const ops = [{ op: 'add' as const, path: '/hero/name', value: 'A later draft' }]
      const calls = [
        (origin: string) => succeed(publishPortfolio, { ...own(site, origin), body: { status: 'published' } }),
        (origin: string) => succeed(publishVersion, { ...own(site, origin), body: { version } }),
        (origin: string) => succeed(patchContent, { ...own(site, origin), body: { ops } }),
        (origin: string) => succeed(publishPortfolio, { ...own(site, origin), body: { status: 'draft' } }),
      ]
      return { ...site, calls }
    },
    act: ({ calls }, origin) => inTurn(calls, origin),
    async between(site) {
      expect([Object.values(old), Object.values(next), ['nothing']]).toContainEqual(await shownAt(site))
      await expectLiveIsWhole(site.id)
    },
    async check(site) {
      expect(await shownAt(site)).toEqual(['nothing'])
      expect(await succeed(getPortfolio, own(site))).toMatchObject({
        status: 'draft',
        live: null,
        content: { hero: { name: 'A later draft' } },
      })
      await expectLiveIsWhole(site.id)
    },
  })
})
