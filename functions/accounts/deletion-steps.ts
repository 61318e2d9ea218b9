import { FieldValue, Timestamp, type Query } from 'firebase-admin/firestore'
import { templateIds } from '@vitrine/common/templates/ids'
import { USERNAME_GRACE_DAYS } from '@vitrine/common/username'
import { auth, isUserNotFound } from '../lib/auth.ts'
import { db } from '../lib/firebase.ts'
import { deletedPortfolioRef, deletedPortfolios } from '../lib/documents/deleted-portfolio.ts'
import { deletionRef } from '../lib/documents/deletion.ts'
import {
  domainRef,
  domainReleases,
  domainRequestRef,
  domainRequests,
  domains,
  noteRelease,
} from '../lib/documents/domain.ts'
import { liveRef } from '../lib/documents/live.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { deleteLinks, privateLinksOf } from '../lib/documents/private-link.ts'
import { schedules } from '../lib/documents/schedule.ts'
import { reviewsOf, templateUseRef } from '../lib/documents/template.ts'
import { holderRef, NOBODY, usernameRef } from '../lib/documents/username.ts'
import { removeFolder } from '../lib/storage.ts'
import { leaveProvider } from '../payments/provider/leave.ts'

export interface DeletionStep {
  name: string
  run: (uid: string, now: Timestamp) => Promise<unknown>
}

/**
 * What it takes to delete an account, in this order. Each step can be run again at any time, also after it stopped
 * half-way. The names come first, because without them no page of the account is public any more; the sign-in comes
 * last, so that its owner can come back and go on.
 */
export const deletionSteps: readonly DeletionStep[] = [
  { name: 'usernames', run: releaseUsernames },
  { name: 'private links', run: (uid) => deleteLinks(privateLinksOf(uid)) },
  { name: 'domains', run: deleteDomains },
  { name: 'schedules', run: deleteSchedules },
  { name: 'portfolios', run: deletePortfolios },
  { name: 'what belongs to portfolios', run: deleteBelowPortfolios },
  { name: 'pictures', run: (uid) => removeFolder(`user-assets/${uid}/`) },
  { name: 'reviews', run: deleteReviews },
  // Before its record of the customer goes, without which it could not be found at the provider.
  { name: 'payment provider', run: leaveProvider },
  { name: 'customer', run: (uid) => db().recursiveDelete(db().collection('customers').doc(uid)) },
  { name: 'profile', run: (uid) => db().recursiveDelete(db().collection('users').doc(uid)) },
  { name: 'sign-in', run: deleteSignIn },
]

const PAGE = 20
const DAY_MS = 86_400_000

/** Reserves the names for a while: links to the pages must not lead to a stranger’s page at once. */
async function releaseUsernames(uid: string, now: Timestamp): Promise<void> {
  const held = await db().collection('usernames').where('ownerId', '==', uid).get()
  const reservedUntil = Timestamp.fromMillis(now.toMillis() + USERNAME_GRACE_DAYS * DAY_MS)
  await Promise.all(
    held.docs.map(({ id, updateTime }) => {
      const released = { ownerId: NOBODY, portfolioId: null, reservedUntil, redirect: FieldValue.delete() }
      // One whose reservation was over may have been claimed by somebody else since it was read.
      return usernameRef(id).update(released, { lastUpdateTime: updateTime })
    }),
  )
  await holderRef(uid).delete()
}

/** Hosting is told by the schedule that looks after domains, which then knows no more than their names. */
async function deleteDomains(uid: string, now: Timestamp): Promise<void> {
  await forEachPage(domains().where('ownerId', '==', uid), (ids) => {
    const batch = db().batch()
    for (const id of ids) {
      batch.delete(domainRef(id))
      noteRelease(batch, id, 'left', now)
    }
    return batch.commit()
  })
  await forEachPage(domainReleases().where('owner.uid', '==', uid), (ids) =>
    Promise.all(ids.map((id) => domainReleases().doc(id).update({ owner: null }))),
  )
  await forEachPage(domainRequests().where('ownerId', '==', uid), (ids) =>
    Promise.all(ids.map((id) => domainRequestRef(id).delete())),
  )
}

async function deleteSchedules(uid: string): Promise<void> {
  await forEachPage(schedules().where('ownerId', '==', uid), (ids) =>
    Promise.all(ids.map((id) => schedules().doc(id).delete())),
  )
}

/**
 * Live ones and restorable ones. With their documents gone, nothing that changes a portfolio can come to its end any more: only
 * then may go what is below them.
 */
async function deletePortfolios(uid: string): Promise<void> {
  for (const portfolios of [db().collection('portfolios'), deletedPortfolios()]) {
    await forEachPage(portfolios.where('ownerId', '==', uid), async (ids) => {
      await deletionRef(uid).update({ portfolioIds: FieldValue.arrayUnion(...ids) })
      // Its page goes with a portfolio: nothing looks for one that has none.
      const batch = db().batch()
      for (const ref of ids.flatMap((id) => [portfolioRef(id), liveRef(id), deletedPortfolioRef(id)])) batch.delete(ref)
      await batch.commit()
    })
  }
}

/** An instance that knew a page before it went may count a visit or keep a message for half a minute more: the next look finds them here. */
async function deleteBelowPortfolios(uid: string): Promise<void> {
  const { portfolioIds = [] } = (await deletionRef(uid).get()).data() ?? {}
  for (let done = 0; done < portfolioIds.length; done += PAGE) {
    await Promise.all(portfolioIds.slice(done, done + PAGE).map((id) => db().recursiveDelete(portfolioRef(id))))
  }
}

async function deleteReviews(uid: string): Promise<void> {
  await Promise.all(templateIds.flatMap((id) => [reviewsOf(id).doc(uid).delete(), templateUseRef(id, uid).delete()]))
}

async function deleteSignIn(uid: string): Promise<void> {
  await auth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      if (!isUserNotFound(error)) throw error
    })
}

/** Works off what a query finds until it finds nothing; `remove` has to take all documents of a page out of its reach. */
async function forEachPage(query: Query, remove: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (;;) {
    const page = await query.select().limit(PAGE).get()
    if (page.empty) return
    await remove(page.docs.map(({ id }) => id))
  }
}
