import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { liveRef } from '../../lib/documents/live.ts'
import type { LivePage } from '../../lib/documents/live-document.ts'
import { allLivePages, livePageRef, livePagesOf } from '../../lib/documents/live-page.ts'
import { versionsOf } from '../../lib/documents/version.ts'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'

const DAY_MS = 86_400_000
/** Copies that are looked at together. */
const PAGE = 300

/**
 * Removes copies of pages that neither what is live nor a publication that can be made live again names: those of publications that
 * were interrupted, and those whose versions are gone. What is younger than a day may belong to a publication that is under way.
 */
export async function collectLivePages(now: Timestamp): Promise<void> {
  for await (const id of portfoliosWithCopies()) await collectFor(id, now)
}

/** By the paths of copies, one portfolio after the other: its other copies are stepped over. */
async function* portfoliosWithCopies(): AsyncGenerator<string> {
  const ordered = allLivePages().orderBy('__name__').select().limit(1)
  let next = await ordered.get()
  while (!next.empty) {
    const id = next.docs[0]?.ref.parent.parent?.id
    if (!id) return
    yield id
    // Sorts after every copy of this portfolio: no id of a page begins with it.
    next = await ordered.startAfter(`portfolios/${id}/livePages/~`).get()
  }
}

async function collectFor(id: string, now: Timestamp): Promise<void> {
  const old: QueryDocumentSnapshot[] = []
  for await (const snapshot of livePagesOf(id).select().stream() as AsyncIterable<QueryDocumentSnapshot>)
    if (snapshot.createTime.toMillis() < now.toMillis() - DAY_MS) old.push(snapshot)
  for (let begun = 0; begun < old.length; begun += PAGE) {
    const some = old.slice(begun, begun + PAGE)
    // Of one moment, and nothing is published meanwhile: a copy that is named in the next moment is not removed.
    await transact(async (transaction) => {
      const [live, versions] = await Promise.all([
        transaction.get(liveRef(id)),
        transaction.get(versionsOf(id).where('reason', '==', 'published').select('pages')),
      ])
      const named = new Set(
        [live.data()?.pages ?? [], ...versions.docs.map((version) => (version.get('pages') ?? []) as LivePage[])]
          .flat()
          .map((page) => livePageRef(id, page).path),
      )
      for (const { ref } of some) if (!named.has(ref.path)) transaction.delete(db().doc(ref.path))
    })
  }
}
