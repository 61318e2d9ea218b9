import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { notFound } from '../../http/api-error.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { deletedPortfolioRef } from '../../lib/documents/deleted-portfolio.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { liveState, toLive, type Publication } from '../../lib/documents/live-document.ts'
import { factsIn, picturesRef } from '../../lib/documents/pictures.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { attachedTo, claimability, usernameRef } from '../../lib/documents/username.ts'
import { versionRef } from '../../lib/documents/version.ts'
import { versionedPart } from '../../lib/documents/versioned-part.ts'
import { isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { domainFacts } from './domain-facts.ts'
import { ownedBy } from './portfolio.ts'

/**
 * Brings a deleted portfolio back as it was, draft and page. Without its username, which the account may use for
 * another portfolio by now, or without what the template of its page was paid with, it comes back as a draft.
 * Restoring what is there already changes nothing.
 * @throws ApiError not-found
 */
export function restorePortfolio(uid: string, id: string): Promise<PortfolioDocument> {
  return transactInTurn(id, async (transaction) => {
    const present = await transaction.get(portfolioRef(id))
    if (present.exists) return ownedBy(uid, present)
    const { deletedAt: _deletedAt, purging, ...stored } = ownedBy(uid, await transaction.get(deletedPortfolioRef(id)))
    if (purging) throw notFound('Portfolio')
    const username = stored.username && (await isFree(uid, stored.username, transaction)) ? stored.username : null
    const page = stored.status === 'published' ? await pageOf(id, stored, transaction) : null
    // What it was published by may have been given back in the meantime.
    const facts = await readEntitlement(page?.part.templateId ?? stored.templateId, uid, transaction)
    const restored: PortfolioDocument = {
      ...stored,
      username,
      status: 'draft',
      live: null,
      revision: stored.revision + 1,
      ownerPlan: facts.plan,
    }
    if (username && page && isEntitled(facts)) {
      const live = toLive({ ...restored, username }, page, stored.live?.publishedAt ?? Timestamp.now())
      transaction.create(liveRef(id), live)
      restored.status = 'published'
      restored.live = liveState(live, restored)
    }
    if (username) transaction.update(usernameRef(username), attachedTo(id))
    transaction.create(portfolioRef(id), restored)
    transaction.delete(deletedPortfolioRef(id))
    return restored
  })
}

/**
 * What was live of a deleted portfolio: a version holds it. Where it was deleted before there was a draft beside it, that is what
 * was live. Null where the version is gone.
 */
async function pageOf(id: string, stored: PortfolioDocument, transaction: Transaction): Promise<Publication | null> {
  const version = stored.live ? (await transaction.get(versionRef(id, stored.live.revision))).data() : undefined
  if (stored.live && !version) return null
  const part = versionedPart(version ?? stored)
  const domain = await domainFacts(id, part, [stored], transaction)
  const pictures = (await transaction.get(picturesRef(id))).data()
  return {
    part,
    revision: version?.revision ?? stored.revision,
    domain,
    pages: version?.pages ?? [],
    oldSlugs: stored.oldSlugs ?? {},
    sharedPictures: factsIn(id, part.content.meta, pictures?.files ?? {}),
  }
}

async function isFree(uid: string, name: string, transaction: Transaction): Promise<boolean> {
  const username = (await transaction.get(usernameRef(name))).data()
  return username?.portfolioId === null && claimability(username, uid, Timestamp.now()) === 'held'
}
