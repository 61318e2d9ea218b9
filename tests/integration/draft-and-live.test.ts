import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getLive, publishVersion } from '@vitrine/common/api/live'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  patchContent,
  publishPortfolio,
  restorePortfolio,
  switchTemplate,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { attachUsername, claimUsername, detachUsername } from '@vitrine/common/api/usernames'
import { getVersion, keepVersion, listVersions, restoreVersion } from '@vitrine/common/api/versions'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../../functions/lib/firebase.ts'
import { transact } from '../../functions/lib/transact.ts'
import { unpublishWith } from '../../functions/payments/entitlement/unpublish.ts'
import { migrateLive } from '../../local/migrations/live.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'

let owner: TestAccount
let id: string
let username: string
let serial = 0

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
})

beforeEach(async () => {
  owner = await createAccount({ name: 'Mary Somerville' })
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  username = `live-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
})

const own = () => ({ token: owner.token, params: { id } })
const read = () => succeed(getPortfolio, own())
const edit = (path: string, value: string) =>
  succeed(patchContent, { ...own(), body: { ops: [{ op: 'add', path, value }] } })
const publish = (paths?: string[]) => call(publishPortfolio, { ...own(), body: { status: 'published', paths } })
const published = async (paths?: string[]) => {
  const answer = await publish(paths)
  expect(answer.body).toMatchObject({ status: 'published' })
  return answer.body
}
const shown = () => succeed(getPublicPortfolio, { params: { username } })
const shownName = async () => (await shown()).content.hero?.name
const back = (version: string | number) => call(publishVersion, { ...own(), body: { version: String(version) } })
const versions = async () => (await succeed(listVersions, own())).versions
const buy = (templateId: TemplateId) => adminFirestore().doc(`users/${owner.uid}/purchases/${templateId}`).set({})
const liveDocument = async () => (await adminFirestore().doc(`portfolios/${id}/live/site`).get()).data()

describe('saving', () => {
  it('leaves what is live as it is, and counts in how many places the draft differs', async () => {
    await published()
    await edit('/hero/name', 'Another')
    const { live } = await succeed(updatePortfolio, {
      ...own(),
      body: { design: { primaryColor: '#112233' }, name: 'Renamed' },
    })
    expect(live?.changed).toBe(3)
    expect(await shown()).toMatchObject({ content: { hero: { name: 'Mary Somerville' } }, design: {} })
    expect((await liveDocument())?.name).not.toBe('Renamed')
    const { portfolios } = await succeed(listPortfolios, { token: owner.token, params: { uid: owner.uid } })
    expect(portfolios).toMatchObject([{ id, live }])
    expect(await succeed(getLive, own())).toMatchObject({
      revision: live?.revision,
      publishedAt: live?.publishedAt,
      templateId: 'minimalist-designer',
      document: { content: { hero: { name: 'Mary Somerville' } }, design: {} },
    })

    expect((await published()).live).toMatchObject({ changed: 0 })
    expect(await shown()).toMatchObject({
      content: { hero: { name: 'Another' } },
      design: { primaryColor: '#112233' },
    })
    expect((await liveDocument())?.name).toBe('Renamed')
  })

  it('back to what is live leaves nothing to publish, and publishing then changes nothing', async () => {
    const { live, revision } = await published()
    await edit('/hero/name', 'Another')
    await edit('/hero/name', 'Mary Somerville')
    expect((await read()).live).toEqual(live)
    expect((await published()).revision).toBe(revision + 2)
    expect((await versions()).filter(({ reason }) => reason === 'published')).toHaveLength(1)
  })

  it('nothing is live of a draft', async () => {
    expect((await read()).live).toBeNull()
    const answer = await call(getLive, own())
    expect([answer.status, answer.body.detail.code]).toEqual([404, 'not-found'])
    await published()
    await edit('/hero/name', 'Another')
    const draft = await succeed(publishPortfolio, { ...own(), body: { status: 'draft' } })
    expect(draft).toMatchObject({ status: 'draft', live: null, content: { hero: { name: 'Another' } } })
    expect(await liveDocument()).toBeUndefined()
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
  })

  it('so do restoring a version and losing the address, but for the page', async () => {
    const { revision } = await published()
    const kept = await succeed(keepVersion, { ...own(), body: { label: 'First' } })
    await edit('/hero/name', 'Second')
    await published()
    await succeed(restoreVersion, { token: owner.token, params: { id, version: kept.id } })
    expect([(await read()).content.hero?.name, await shownName()]).toEqual(['Mary Somerville', 'Second'])
    expect(Number(kept.id)).toBe(revision)
    expect(await succeed(detachUsername, own())).toMatchObject({ status: 'draft', live: null })
    expect(await liveDocument()).toBeUndefined()
  })
})

describe('publishing chosen changes', () => {
  it('applies these to what is live, also what was taken away, and keeps the rest for later', async () => {
    await succeed(updatePortfolio, {
      ...own(),
      body: {
        content: { hero: { name: 'Mary', title: 'Writer' }, projects: [{ title: 'One' }, { title: 'Two' }] },
        layout: { hidden: ['about'], titles: { about: 'Me', contact: 'Hello' } },
      },
    })
    await published()
    await succeed(updatePortfolio, {
      ...own(),
      body: {
        content: {
          hero: { name: 'Mary Somerville' },
          projects: [
            { itemId: '0', title: 'First' },
            { itemId: '1', title: 'Second' },
          ],
        },
        layout: { hidden: [], titles: { about: 'Who I am', gallery: 'Works' } },
        design: { primaryColor: '#112233' },
      },
    })
    const chosen = ['content.hero.title', 'content.projects.1.title', 'layout.hidden', 'layout.titles.gallery']
    const after = await published(chosen)
    expect(after).toMatchObject({ content: { hero: { name: 'Mary Somerville' } }, live: { changed: 5 } })
    const { document, revision } = await succeed(getLive, own())
    expect(document.design).toEqual({})
    expect(document.layout).toEqual({ hidden: [], titles: { about: 'Me', contact: 'Hello', gallery: 'Works' } })
    expect(document.content).toEqual({
      hero: { name: 'Mary' },
      projects: [
        { itemId: '0', title: 'One' },
        { itemId: '1', title: 'Second' },
      ],
    })
    // What is live was never a draft: a version of its own holds it.
    const version = await succeed(getVersion, { token: owner.token, params: { id, version: String(revision) } })
    expect(version).toMatchObject({ reason: 'published', document })
    expect(after.revision).toBe(revision + 1)
  })

  it.each([
    ['that is none', ['content.hero.name', 'content.about.nothing']],
    ['above one', ['content.hero']],
    ['of a prototype', ['content.__proto__.polluted']],
  ])('a path %s returns 400 and changes nothing', async (_what, paths) => {
    await published()
    const { revision } = await edit('/hero/name', 'Another')
    const answer = await publish(paths)
    expect([answer.status, answer.body.detail.code]).toEqual([400, 'invalid-input'])
    expect(answer.body.detail.issues?.map(({ path }) => path)).toEqual(paths.slice(-1))
    expect([await shownName(), (await read()).revision]).toEqual(['Mary Somerville', revision])
  })

  it('of a draft returns 400', async () => {
    expect((await publish(['content.hero.name'])).status).toBe(400)
    expect((await read()).status).toBe('draft')
  })

  it('judges what would be live as a whole', async () => {
    await published()
    await edit('/hero/name', '')
    await edit('/hero/intro', 'Fine')
    const answer = await publish(['content.hero.name'])
    expect([answer.status, answer.body.detail.code]).toEqual([422, 'invalid-content'])
    // The draft as a whole could not be published.
    expect((await published(['content.hero.intro'])).live?.changed).toBe(1)
    expect(await shown()).toMatchObject({ content: { hero: { name: 'Mary Somerville', intro: 'Fine' } } })
  })
})

describe('back to what was live', () => {
  it('makes an earlier publication live, and leaves the draft', async () => {
    const first = await published()
    await edit('/hero/name', 'Second')
    const second = await published()
    await edit('/hero/name', 'Third')

    const answer = await back(first.live?.revision ?? 0)
    expect(answer.body).toMatchObject({
      content: { hero: { name: 'Third' } },
      live: { revision: first.live?.revision, changed: 1 },
    })
    expect(await shownName()).toBe('Mary Somerville')
    expect((await back(second.live?.revision ?? 0)).status).toBe(200)
    expect(await shownName()).toBe('Second')
    // Twice is once.
    const { revision } = await read()
    expect((await back(second.live?.revision ?? 0)).body.revision).toBe(revision)
  })

  it('is refused for what was never live, and for what may not be live any more', async () => {
    await edit('/hero/name', 'Never live')
    const kept = await succeed(keepVersion, { ...own(), body: { label: 'A draft' } })
    await buy('creative-studio')
    await succeed(switchTemplate, { ...own(), body: { templateId: 'creative-studio' } })
    const premium = await published()
    await succeed(switchTemplate, { ...own(), body: { templateId: 'minimalist-designer' } })
    await published()
    for (const version of [kept.id, '999']) expect((await back(version)).status).toBe(404)
    await adminFirestore().doc(`users/${owner.uid}/purchases/creative-studio`).delete()
    const refused = await back(premium.live?.revision ?? 0)
    expect([refused.status, refused.body.detail.code]).toEqual([402, 'payment-required'])
    expect((await shown()).templateId).toBe('minimalist-designer')
  })
})

describe('what takes pages away that were paid for', () => {
  const takeAway = (templateId: TemplateId) =>
    transact((transaction) => unpublishWith(transaction, owner.uid, templateId))

  it('goes by the template that is live, and leaves the draft', async () => {
    await buy('creative-studio')
    await succeed(switchTemplate, { ...own(), body: { templateId: 'creative-studio' } })
    await published()
    await succeed(switchTemplate, { ...own(), body: { templateId: 'minimalist-designer' } })
    expect(await takeAway('creative-studio')).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'draft', live: null, templateId: 'minimalist-designer', username })
    expect(await liveDocument()).toBeUndefined()
  })

  it('leaves a page alone whose draft only has the template', async () => {
    await published()
    await succeed(switchTemplate, { ...own(), body: { templateId: 'creative-studio' } })
    expect(await takeAway('creative-studio')).toEqual([])
    expect((await shown()).templateId).toBe('minimalist-designer')
  })
})

it('a deleted portfolio takes what is live with it, and brings both back', async () => {
  await published()
  await edit('/hero/name', 'The draft')
  const before = await read()
  await succeed(deletePortfolio, own())
  expect(await liveDocument()).toBeUndefined()
  expect(await succeed(restorePortfolio, own())).toMatchObject({
    status: 'published',
    content: { hero: { name: 'The draft' } },
    live: before.live,
  })
  expect(await shownName()).toBe('Mary Somerville')
})

describe('the migration', () => {
  /** As it was stored before there was anything beside a portfolio. */
  async function makeOld(): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore')
    const ref = adminFirestore().doc(`portfolios/${id}`)
    await ref.collection('live').doc('site').delete()
    for (const version of (await ref.collection('versions').get()).docs) await version.ref.delete()
    await ref.update({ live: FieldValue.delete() })
  }

  it('makes live what a published portfolio holds, once', async () => {
    await published()
    await makeOld()
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
    await migrateLive(adminFirestore())
    expect(await shownName()).toBe('Mary Somerville')
    const { live, revision } = await read()
    expect(live).toMatchObject({ changed: 0, revision })

    await edit('/hero/name', 'The draft')
    await migrateLive(adminFirestore())
    expect(await shownName()).toBe('Mary Somerville')
    await published()
    expect((await back(revision)).status).toBe(200)
    expect(await shownName()).toBe('Mary Somerville')
  })

  it('puts right what functions of the release before did in between', async () => {
    await published()
    // A save, and an unpublishing, that know nothing of what is live.
    const ref = adminFirestore().doc(`portfolios/${id}`)
    await ref.update({ 'content.hero.name': 'Saved' })
    await migrateLive(adminFirestore())
    expect([(await read()).live?.changed, await shownName()]).toEqual([1, 'Mary Somerville'])
    await ref.update({ status: 'draft' })
    await migrateLive(adminFirestore())
    expect([(await read()).live, await liveDocument()]).toEqual([null, undefined])
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
  })
})

it('tells how long publishing takes', async () => {
  await published()
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    await edit('/hero/name', `Edition ${turn}`)
    const begin = performance.now()
    await published()
    times.push(performance.now() - begin)
  }
  console.log(`Publishing took ${times.map((ms) => Math.round(ms)).join(', ')} ms through ${addresses.hosting}`)
})
