import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import type { OwnedUsername } from '@vitrine/common/api/usernames'
import { USERNAMES_PER_ACCOUNT, usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'
import { holderRef, usernameRef, type HolderDocument, type UsernameDocument } from '../../lib/documents/username.ts'

/** Parallel claims of one account can each push the other aside once; this many of them is no person. */
const ATTEMPTS = 8

/**
 * Claims a name: one batch that creates the name's document and adds it to the holder's, both on condition that nobody
 * was first. A batch with `create` needs no lock, so a thousand claims of one name cost two seconds, where transactions
 * queue up behind each other for minutes.
 * @throws ApiError username-taken, username-limit
 */
export async function claim(uid: string, name: string): Promise<OwnedUsername> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [username, holder] = (await db().getAll(usernameRef(name), holderRef(uid))) as [
      DocumentSnapshot<UsernameDocument>,
      DocumentSnapshot<HolderDocument>,
    ]
    const claimed = username.data()
    if (claimed) {
      if (claimed.ownerId !== uid) throw new ApiError('username-taken', usernameMessages.taken)
      return { username: name, portfolioId: claimed.portfolioId }
    }
    if ((holder.data()?.names.length ?? 0) >= USERNAMES_PER_ACCOUNT) {
      throw new ApiError('username-limit', usernameMessages.limit)
    }
    if (await tryClaim(uid, name, holder)) return { username: name, portfolioId: null }
  }
  throw new ApiError('username-taken', usernameMessages.taken)
}

/** False when somebody was first, with the name or with the holder's document. */
async function tryClaim(uid: string, name: string, holder: DocumentSnapshot<HolderDocument>): Promise<boolean> {
  const batch = db().batch()
  batch.create(usernameRef(name), { ownerId: uid, portfolioId: null, claimedAt: Timestamp.now() })
  if (holder.exists && holder.updateTime) {
    batch.update(holderRef(uid), { names: FieldValue.arrayUnion(name) }, { lastUpdateTime: holder.updateTime })
  } else {
    batch.create(holderRef(uid), { names: [name] })
  }
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (wasBeaten(error)) return false
    throw error
  }
}

/** gRPC status ALREADY_EXISTS, FAILED_PRECONDITION or ABORTED. */
function wasBeaten(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === 6 || code === 9 || code === 10
}
