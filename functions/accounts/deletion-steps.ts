import { FieldValue, Timestamp, type CollectionReference, type DocumentReference, type Query } from 'firebase-admin/firestore'
import { templateIds } from '@vitrine/common/templates/ids'
import { USERNAME_GRACE_DAYS } from '@vitrine/common/username'
import { TALLY_COLLECTION } from '../analytics/stored.ts'
import { auth } from '../lib/auth.ts'
import { db } from '../lib/firebase.ts'
import { deletedPortfolioRef, deletedPortfolios } from '../lib/documents/deleted-portfolio.ts'
import { domainRef, domains } from '../lib/documents/domain.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { reviewsOf, templateUseRef } from '../lib/documents/template.ts'
import { holderRef, NOBODY, usernameRef } from '../lib/documents/username.ts'
import { bucket } from '../lib/storage.ts'
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
  { name: 'domains', run: deleteDomains },
  { name: 'portfolios', run: deletePortfolios },
  { name: 'restorable portfolios', run: deleteRestorablePortfolios },
  { name: 'late visits', run: deleteLateVisits },
  { name: 'pictures', run: (uid) => bucket().deleteFiles({ prefix: `user-assets/${uid}/` }) },
  { name: 'reviews', run: deleteReviews },
  // Before its record of the customer goes, without which it could not be found at the provider.
  { name: 'payment provider', run: leaveProvider },
  { name: 'customer', run: (uid) => deleteTree(db().collection('customers').doc(uid)) },
  { name: 'profile', run: (uid) => deleteTree(db().collection('users').doc(uid)) },
  { name: 'sign-in', run: deleteSignIn },
]

const PAGE = 20
const DAY_MS = 86_400_000

/** Nobody can have the names for a while: links to the pages must not lead to a stranger’s at once. */
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

function deleteDomains(uid: string): Promise<void> {
  return forEachPage(domains().where('ownerId', '==', uid), async (id) => {
    await domainRef(id).delete()
  })
}

function deletePortfolios(uid: string): Promise<void> {
  return forEachPage(db().collection('portfolios').where('ownerId', '==', uid), (id) => deleteTree(portfolioRef(id)))
}

async function deleteRestorablePortfolios(uid: string): Promise<void> {
  await forEachPage(deletedPortfolios().where('ownerId', '==', uid), async (id) => {
    // What is below a portfolio stays there when the portfolio is put aside.
    await deleteTree(portfolioRef(id))
    await deletedPortfolioRef(id).delete()
  })
}

/** An instance may count visits of a page for half a minute after its portfolio went: below a document that is not there. */
async function deleteLateVisits(uid: string): Promise<void> {
  const late = await db().collectionGroup(TALLY_COLLECTION).where('ownerId', '==', uid).select().get()
  const ids = new Set(late.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []))
  await Promise.all([...ids].map((id) => deleteTree(portfolioRef(id))))
}

async function deleteReviews(uid: string): Promise<void> {
  await Promise.all(templateIds.flatMap((id) => [reviewsOf(id).doc(uid).delete(), templateUseRef(id, uid).delete()]))
}

async function deleteSignIn(uid: string): Promise<void> {
  await auth().deleteUser(uid).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
  })
}

/** Works off what a query finds until it finds nothing; `remove` has to take each document out of its reach. */
async function forEachPage(query: Query, remove: (id: string) => Promise<void>): Promise<void> {
  for (;;) {
    const page = await query.select().limit(PAGE).get()
    if (page.empty) return
    await Promise.all(page.docs.map(({ id }) => remove(id)))
  }
}

/**
 * Deletes what is below a document before the document, so that whoever is interrupted still finds the way to the rest. Counts
 * go first: a visit that is counted meanwhile writes one, and what else it writes, at once. Either the rest takes that along,
 * or the late look finds it by its count.
 */
async function deleteTree(ref: DocumentReference): Promise<void> {
  const isCount = ({ id }: CollectionReference) => Number(id === TALLY_COLLECTION)
  const collections = (await ref.listCollections()).sort((one, other) => isCount(other) - isCount(one))
  for (const collection of collections) await db().recursiveDelete(collection)
  await ref.delete()
}
