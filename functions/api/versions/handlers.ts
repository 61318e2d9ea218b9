import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { NAMED_VERSIONS_PER_ACCOUNT } from '@vitrine/common/limits'
import type { VersionSummary } from '@vitrine/common/api/versions'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { type Count, transactCounting, transactCountingIn } from '../../lib/documents/kind.ts'
import { allVersions, versionRef, versionsOf, type VersionDocument } from '../../lib/documents/version.ts'
import { versionedPart } from '../../lib/documents/versioned-part.ts'
import { changePortfolio } from '../portfolios/change.ts'
import { storableContent } from '../portfolios/content-policy.ts'
import { iso, ownedBy, toPortfolio } from '../portfolios/portfolio.ts'
import { expiryFrom, keepSnapshot, latestVersion } from '../portfolios/snapshot.ts'

const PAGE = 20
/** Everything of a version but its content, which may be large. */
const summaryFields = [
  'revision',
  'at',
  'reason',
  'label',
  'templateId',
  'changed',
  'changedCount',
  'expireAt',
] as const

type VersionHandlers = Pick<Handlers, 'listVersions' | 'getVersion' | 'keepVersion' | 'nameVersion' | 'restoreVersion'>

export const versionHandlers: VersionHandlers = {
  async listVersions({ account, params, query }) {
    await requireOwner(account.uid, params.id)
    const all = versionsOf(params.id)
    const ordered = (query.reason === undefined ? all : all.where('reason', '==', query.reason))
      .orderBy('revision', 'desc')
      .select(...summaryFields)
    const { docs } = await (query.cursor === undefined ? ordered : ordered.startAfter(Number(query.cursor)))
      .limit(PAGE)
      .get()
    const versions = docs.map((snapshot) => summaryOf(snapshot.data() as VersionDocument))
    return { versions, nextCursor: versions.length === PAGE ? (versions.at(-1)?.id ?? null) : null }
  },

  async getVersion({ account, params }) {
    await requireOwner(account.uid, params.id)
    const version = (await versionRef(params.id, params.version).get()).data()
    if (!version) throw notFound('Version')
    const before = await versionsOf(params.id).orderBy('revision', 'desc').startAfter(version.revision).limit(1).get()
    const [previous = null] = before.docs.map((snapshot) => snapshot.data())
    return { ...summaryOf(version), document: version, previous }
  },

  async keepVersion({ account, params, body }) {
    return transactCountingIn(params.id, account.uid, async (transaction, count) => {
      const now = Timestamp.now()
      const stored = ownedBy(account.uid, await transaction.get(portfolioRef(params.id)))
      const latest = await latestVersion(versionsOf(params.id), transaction)
      if (latest?.revision !== stored.revision || latest.label === null) await requireRoomForName(account.uid, count)
      const kept = keepSnapshot(transaction, {
        versions: versionsOf(params.id),
        stored,
        part: versionedPart(stored),
        partOf: versionedPart,
        latest,
        reason: 'named',
        label: body.label,
        now,
      })
      if (!kept) throw new Error('A version that was asked for is always kept')
      transaction.update(portfolioRef(params.id), { versionedAt: now })
      return summaryOf(kept)
    })
  },

  async nameVersion({ account, params, body }) {
    await requireOwner(account.uid, params.id)
    return transactCounting(account.uid, async (transaction, count) => {
      const ref = versionRef(params.id, params.version)
      const version = (await transaction.get(ref)).data()
      if (!version) throw notFound('Version')
      if (body.label !== null && version.label === null) await requireRoomForName(account.uid, count)
      const stays = body.label !== null || version.reason === 'published'
      const expireAt = stays ? undefined : expiryFrom(Timestamp.now())
      transaction.update(ref, { label: body.label, expireAt: expireAt ?? FieldValue.delete() })
      return summaryOf({ ...version, label: body.label, expireAt })
    })
  },

  async restoreVersion({ account, params, ifMatch }) {
    const stored = await changePortfolio(
      { id: params.id, uid: account.uid, ifMatch, keepAs: 'replaced' },
      async ({ transaction }) => {
        const version = (await transaction.get(versionRef(params.id, params.version))).data()
        if (!version) throw notFound('Version')
        return { ...versionedPart(version), content: storableContent(version.content) }
      },
    )
    return toPortfolio(params.id, stored)
  },
}

/** @throws ApiError limit-reached */
async function requireRoomForName(uid: string, count: Count): Promise<void> {
  const named = allVersions().where('ownerId', '==', uid).where('label', '>', '').orderBy('label').orderBy('at')
  const [there] = await count('namedVersions', named)
  if (there < NAMED_VERSIONS_PER_ACCOUNT) return
  throw new ApiError(
    'limit-reached',
    `You have given ${NAMED_VERSIONS_PER_ACCOUNT} versions a name, which is as many as an account can hold. Take the name of one that you no longer need away.`,
  )
}

/** @throws ApiError not-found */
async function requireOwner(uid: string, id: string): Promise<void> {
  ownedBy(uid, await portfolioRef(id).get())
}

function summaryOf({
  revision,
  at,
  reason,
  label,
  templateId,
  changed,
  changedCount,
  expireAt,
}: VersionDocument): VersionSummary {
  return {
    id: String(revision),
    at: iso(at),
    reason,
    label,
    templateId,
    changed,
    changedCount,
    expiresAt: expireAt ? iso(expireAt) : null,
  }
}
