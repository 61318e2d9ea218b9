import { Timestamp } from 'firebase-admin/firestore'
import type { Handlers } from '../../http/app.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { catalogue } from '@vitrine/templates/catalogue'
import { viewsSince } from '../../analytics/live-views.ts'
import { templateListing } from '../templates/listings.ts'
import { changePortfolio, type Present } from './change.ts'
import { patched, storableContent } from './content-policy.ts'
import { requireLanguages } from './languages-in-plan.ts'
import { createDraft } from './create.ts'
import { deletePortfolio } from './delete.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { changedPages } from '../../lib/documents/live-document.ts'
import { pageRef } from '../../lib/documents/page.ts'
import { changeOf } from '../../lib/documents/page-facts.ts'
import { portfolioRef } from '../../lib/documents/portfolio.ts'
import { db } from '../../lib/firebase.ts'
import { iso, ownedBy, toLiveState, toPortfolio } from './portfolio.ts'
import { duplicatePortfolio } from './duplicate.ts'
import { listPage } from './list.ts'
import { deletedPage } from './list-deleted.ts'
import { publish, publishVersion, unpublish } from './publish.ts'
import { restorePortfolio } from './restore.ts'
import { bringBackLive, removeReadableOf } from './settle-pictures.ts'
import { signUpload } from './sign-upload.ts'
import { switchTemplate } from './switch-template.ts'

type PortfolioHandlers = Pick<
  Handlers,
  | 'createPortfolio'
  | 'listPortfolios'
  | 'getPortfolio'
  | 'updatePortfolio'
  | 'deletePortfolio'
  | 'getPortfolioMeta'
  | 'restorePortfolio'
  | 'listDeletedPortfolios'
  | 'duplicatePortfolio'
  | 'getPortfolioPreview'
  | 'patchContent'
  | 'publishPortfolio'
  | 'publishVersion'
  | 'getLive'
  | 'switchTemplate'
  | 'signUpload'
>

export const portfolioHandlers: PortfolioHandlers = {
  async createPortfolio({ account, body }) {
    const listing = await templateListing(body.templateId)
    if (!listing.available)
      throw new ApiError('template-unavailable', 'This template is coming soon and cannot be used yet')
    return createDraft(account, body.templateId, body.name ?? `Portfolio from ${listing.name}`)
  },

  listPortfolios: ({ params, query }) => listPage(params.uid, query.cursor),

  async getPortfolio({ account, params }) {
    const [stored, views] = await Promise.all([owned(account.uid, params.id), viewsSince(params.id)])
    return toPortfolio(params.id, { ...stored, views: stored.views + views })
  },

  async updatePortfolio({ account, params, body, ifMatch }) {
    const stored = await changePortfolio({ id: params.id, uid: account.uid, ifMatch }, async (present) => ({
      ...body,
      ...(body.content && { content: await savedContent(account.uid, present, body.content) }),
    }))
    return toPortfolio(params.id, stored)
  },

  async deletePortfolio({ account, params }) {
    await deletePortfolio(account.uid, params.id)
    return { deleted: true }
  },

  async restorePortfolio({ account, params }) {
    return toPortfolio(params.id, await restorePortfolio(account.uid, params.id))
  },

  listDeletedPortfolios: ({ params, query }) => deletedPage(params.uid, query.cursor),

  duplicatePortfolio: ({ account, params }) => duplicatePortfolio(account, params.id),

  async getPortfolioMeta({ account, params }) {
    return catalogue[(await owned(account.uid, params.id)).templateId].metadata
  },

  async getPortfolioPreview({ account, params }) {
    return owned(account.uid, params.id)
  },

  async patchContent({ account, params, body, ifMatch }) {
    const stored = await changePortfolio({ id: params.id, uid: account.uid, ifMatch }, async (present) => ({
      content: await savedContent(account.uid, present, patched(present.stored.content, body.ops)),
    }))
    const { content, revision, updatedAt } = stored
    return { content, revision, updatedAt: iso(updatedAt), live: toLiveState(stored) }
  },

  async publishPortfolio({ account, params, body }) {
    const stored = await (body.status === 'published'
      ? publish(account, params.id, { paths: body.paths })
      : unpublish(account, params.id))
    await removeReadableOf({ uid: account.uid, id: params.id }, stored)
    return toPortfolio(params.id, stored)
  },

  async publishVersion({ account, params, body }) {
    const stored = await publishVersion(account, params.id, body.version)
    await bringBackLive({ uid: account.uid, id: params.id })
    return toPortfolio(params.id, stored)
  },

  async getLive({ account, params }) {
    const stored = await owned(account.uid, params.id)
    const live = (await liveRef(params.id).get()).data()
    if (!live) throw notFound('Published page')
    const { revision, publishedAt, templateId, pages = [] } = live
    const changed = changedPages(live, stored)
    const titles = await titlesOf(params.id, changed)
    return {
      revision,
      publishedAt: iso(publishedAt),
      templateId,
      pages,
      changedPages: changed.map((id) => {
        const published = pages.find((page) => page.id === id)
        return { id, title: titles.get(id) ?? published?.title ?? '', change: changeOf(stored.pages?.[id], published) }
      }),
      document: live,
    }
  },

  async switchTemplate({ account, params, body, ifMatch }) {
    const { templateId } = body
    return toPortfolio(params.id, await switchTemplate({ id: params.id, uid: account.uid, ifMatch, templateId }))
  },

  async signUpload({ account, params, body }) {
    await owned(account.uid, params.id)
    return signUpload(account, params.id, body, Timestamp.now())
  },
}

/** @throws ApiError as storableContent() and requireLanguages() */
async function savedContent(
  uid: string,
  { stored, transaction }: Present,
  candidate: unknown,
): Promise<PortfolioContent> {
  const content = storableContent(candidate)
  await requireLanguages(uid, { before: stored.content, after: content }, transaction)
  return content
}

const owned = async (uid: string, id: string) => ownedBy(uid, await portfolioRef(id).get())

/** What drafts of pages are called. */
async function titlesOf(id: string, pageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (pageIds.length === 0) return new Map()
  const refs = pageIds.map((pageId) => pageRef(id, pageId))
  const found = await db().getAll(...refs, { fieldMask: ['content.title'] })
  return new Map(found.map((page) => [page.id, String(page.get('content.title') ?? '')]))
}
