import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPortfolio,
  deletePortfolio,
  duplicatePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
  switchTemplate,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { getLive } from '@vitrine/common/api/live'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { getVersion, keepVersion, listVersions, nameVersion, restoreVersion } from '@vitrine/common/api/versions'
import { VERSION_INTERVAL_MINUTES } from '@vitrine/common/limits'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'

let owner: TestAccount
let id: string
let serial = 0

beforeAll(async () => {
  owner = await createAccount({ name: 'Mary Somerville' })
})

beforeEach(async () => {
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

const own = () => ({ token: owner.token, params: { id } })
const read = () => succeed(getPortfolio, own())
const rename = (value: string) =>
  succeed(patchContent, { ...own(), body: { ops: [{ op: 'add', path: '/hero/name', value }] } })
const versions = async () => (await succeed(listVersions, own())).versions
const versionOf = (version = '') => succeed(getVersion, { token: owner.token, params: { id, version } })
const restore = (version = '') => succeed(restoreVersion, { token: owner.token, params: { id, version } })

/** Backdates the last version. */
const letPass = (minutes: number) =>
  adminFirestore()
    .doc(`portfolios/${id}`)
    .update({ versionedAt: Timestamp.fromMillis(Date.now() - minutes * 60_000) })

async function publish(): Promise<void> {
  const username = `version-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
  await succeed(publishPortfolio, { ...own(), body: { status: 'published' } })
}

describe('while somebody edits', () => {
  it('a version is stored at the first change, then at most every ten minutes', async () => {
    expect(await versions()).toEqual([])
    await rename('One')
    await rename('Two')
    expect(await versions()).toMatchObject([
      { id: '1', reason: 'edited', label: null, changed: [], templateId: 'minimalist-designer' },
    ])

    await letPass(VERSION_INTERVAL_MINUTES - 1)
    await rename('Three')
    expect(await versions()).toHaveLength(1)

    await letPass(VERSION_INTERVAL_MINUTES)
    await rename('Four')
    const [latest, first] = await versions()
    expect(latest).toMatchObject({ reason: 'edited', changed: ['content.hero.name'], changedCount: 1 })
    expect(Date.parse(latest?.expiresAt ?? '')).toBeGreaterThan(Date.now())
    expect((await versionOf(latest?.id)).document.content.hero?.name).toBe('Three')
    expect(first?.id).toBe('1')
  })

  it('no version is stored twice', async () => {
    await rename('One')
    await rename('Mary Somerville')
    await letPass(VERSION_INTERVAL_MINUTES)
    await rename('Two')
    expect(await versions()).toHaveLength(1)
  })

  it('only the first changed paths are listed, but all are counted', async () => {
    await rename('One')
    const skills = Array.from({ length: 80 }, (_, index) => ({ title: `Service ${index}` }))
    await succeed(patchContent, {
      ...own(),
      body: {
        ops: [
          { op: 'add', path: '/services', value: skills },
          { op: 'add', path: '/tools', value: ['Pen'] },
        ],
      },
    })
    await letPass(VERSION_INTERVAL_MINUTES)
    await rename('Two')
    expect(await versions()).toMatchObject([
      { changed: ['content.hero.name', 'content.services', 'content.tools'], changedCount: 3 },
      {},
    ])
  })
})

it('every publish stores a permanent version', async () => {
  await publish()
  await succeed(publishPortfolio, { ...own(), body: { status: 'draft' } })
  await rename('Second edition')
  await succeed(publishPortfolio, { ...own(), body: { status: 'published' } })
  const { versions: published } = await succeed(listVersions, { ...own(), query: { reason: 'published' } })
  expect(published).toEqual((await versions()).filter(({ reason }) => reason === 'published'))
  expect(published).toMatchObject([
    { changed: ['content.hero.name'], expiresAt: null },
    { changed: [], expiresAt: null },
  ])
  expect((await versionOf(published[0]?.id)).document.content.hero?.name).toBe('Second edition')
})

describe('a name', () => {
  it('given to the present makes a permanent version', async () => {
    await rename('Now')
    const kept = await succeed(keepVersion, { ...own(), body: { label: '  Before the redesign ' } })
    expect(kept).toMatchObject({
      label: 'Before the redesign',
      reason: 'named',
      expiresAt: null,
      changed: ['content.hero.name'],
    })
    expect((await versions())[0]).toEqual(kept)
    expect((await call(keepVersion, { ...own(), body: { label: ' ' } })).status).toBe(400)
  })

  it('can be given to an earlier version and removed again', async () => {
    await rename('One')
    const name = (label: string | null) =>
      succeed(nameVersion, { token: owner.token, params: { id, version: '1' }, body: { label } })
    expect(await name('The start')).toMatchObject({ id: '1', label: 'The start', expiresAt: null })
    expect(await versions()).toMatchObject([{ label: 'The start', expiresAt: null }])
    const bare = await name(null)
    expect(bare.label).toBeNull()
    expect(Date.parse(bare.expiresAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('survives publishing the same revision', async () => {
    await succeed(keepVersion, { ...own(), body: { label: 'First' } })
    await rename('Other')
    await publish()
    expect((await versions()).map(({ label }) => label)).toContain('First')
  })
})

describe('restoring', () => {
  it('restores everything and keeps the previous state as a version', async () => {
    const before = await read()
    await succeed(updatePortfolio, {
      ...own(),
      body: {
        name: 'Another name',
        content: { hero: { name: 'Quite another' } },
        design: { primaryColor: '#112233' },
        layout: { hidden: ['about'] },
      },
    })
    const restored = await restore('1')
    expect(restored).toMatchObject({
      name: before.name,
      content: before.content,
      design: before.design,
      layout: before.layout,
    })
    const [replaced] = await versions()
    expect(replaced?.reason).toBe('replaced')
    expect((await versionOf(replaced?.id)).document).toMatchObject({
      name: 'Another name',
      content: { hero: { name: 'Quite another' } },
      layout: { hidden: ['about'] },
    })

    const again = await restore(replaced?.id)
    expect(again.content).toEqual({ hero: { name: 'Quite another' } })
  })

  it('restores the template of the draft too, and leaves what is live', async () => {
    await succeed(switchTemplate, { ...own(), body: { templateId: 'creative-studio' } })
    expect((await restore('1')).templateId).toBe('minimalist-designer')
    const creative = (await versions()).find(({ templateId }) => templateId === 'creative-studio')
    await publish()
    expect(await restore(creative?.id)).toMatchObject({ templateId: 'creative-studio', status: 'published' })
    expect((await succeed(getLive, own())).templateId).toBe('minimalist-designer')
  })

  it('is refused from an old revision and for an unknown version', async () => {
    const { revision } = await rename('One')
    const stale = await call(restoreVersion, {
      token: owner.token,
      params: { id, version: '1' },
      headers: { 'If-Match': `"${revision - 1}"` },
    })
    expect(stale.status).toBe(412)
    for (const endpoint of [restoreVersion, getVersion] as const) {
      expect((await call(endpoint, { token: owner.token, params: { id, version: '99' } })).status).toBe(404)
    }
    expect(
      (await call(nameVersion, { token: owner.token, params: { id, version: '99' }, body: { label: 'x' } })).status,
    ).toBe(404)
    expect((await read()).content.hero?.name).toBe('One')
  })
})

it('compares a version with the one before it', async () => {
  await rename('One')
  const kept = await succeed(keepVersion, { ...own(), body: { label: 'One' } })
  const { document, previous } = await versionOf(kept.id)
  expect([document.content.hero?.name, previous?.content.hero?.name]).toEqual(['One', 'Mary Somerville'])
  expect((await versionOf('1')).previous).toBeNull()
})

it('lists page by page', async () => {
  const { revision } = await rename('One')
  const stored = (await adminFirestore().doc(`portfolios/${id}/versions/1`).get()).data() ?? {}
  const batch = adminFirestore().batch()
  for (let at = revision + 1; at <= revision + 30; at++)
    batch.set(adminFirestore().doc(`portfolios/${id}/versions/${at}`), { ...stored, revision: at })
  await batch.commit()
  const first = await succeed(listVersions, own())
  const second = await succeed(listVersions, { ...own(), query: { cursor: first.nextCursor ?? '' } })
  expect([first.versions.length, second.versions.length, second.nextCursor]).toEqual([20, 11, null])
  expect(new Set([...first.versions, ...second.versions].map((version) => version.id)).size).toBe(31)
})

it('a deleted portfolio keeps its versions until the purge; a copy has none', async () => {
  await rename('One')
  await succeed(deletePortfolio, own())
  expect((await call(listVersions, own())).status).toBe(404)
  await succeed(restorePortfolio, own())
  expect(await versions()).toHaveLength(1)
  const copy = await succeed(duplicatePortfolio, own())
  expect((await succeed(listVersions, { token: owner.token, params: { id: copy.id } })).versions).toEqual([])
})
