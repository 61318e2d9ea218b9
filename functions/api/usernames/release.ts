import { FieldValue, type DocumentSnapshot, type Timestamp } from 'firebase-admin/firestore'
import { RELEASED_USERNAMES_PER_ACCOUNT, usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../http/api-error.ts'
import { transactInTurn } from '../../lib/turns.ts'
import {
  claimability,
  holderRef,
  redirectOf,
  usernameRef,
  type UsernameDocument,
} from '../../lib/documents/username.ts'

/**
 * Gives up a name that no portfolio uses. It is free at once, or, where it still leads to a renamed page, reserved for
 * the account until that ends: otherwise somebody else could pick up the visitors. Giving it up again changes nothing.
 * @returns until when it is reserved, or null
 * @throws ApiError username-not-owned, username-attached, username-limit
 */
export function release(uid: string, name: string, now: Timestamp): Promise<Timestamp | null> {
  return transactInTurn(uid, async (transaction) => {
    const stored = (await transaction.get(usernameRef(name))).data()
    const claimable = claimability(stored, uid, now)
    if (claimable === 'claimable' && stored?.ownerId === uid && stored.reservedUntil) return stored.reservedUntil
    if (!stored || claimable !== 'held') throw new ApiError('username-not-owned', usernameMessages.notOwned)
    if (stored.portfolioId !== null) throw new ApiError('username-attached', usernameMessages.stillUsed)
    const redirect = redirectOf(stored, now)
    if (!redirect) {
      transaction.delete(usernameRef(name))
      transaction.update(holderRef(uid), { names: FieldValue.arrayRemove(name) })
      return null
    }
    const released = (await transaction.get(holderRef(uid))).data()?.released ?? []
    const reserved = released.length > 0 ? await transaction.getAll(...released.map(usernameRef)) : []
    const still = stillReserved(reserved, uid, now).map(({ username }) => username)
    if (still.length >= RELEASED_USERNAMES_PER_ACCOUNT)
      throw new ApiError('username-limit', usernameMessages.releaseLimit)
    transaction.update(usernameRef(name), { reservedUntil: redirect.until })
    transaction.update(holderRef(uid), { names: FieldValue.arrayRemove(name), released: [...still, name] })
    return redirect.until
  })
}

/** Of the names that an account released, those that nobody else can have yet. */
export function stillReserved(released: readonly DocumentSnapshot<UsernameDocument>[], uid: string, now: Timestamp) {
  return released.flatMap((snapshot) => {
    const { ownerId, reservedUntil } = snapshot.data() ?? {}
    const reserved = ownerId === uid && reservedUntil && reservedUntil.toMillis() > now.toMillis()
    return reserved ? [{ username: snapshot.id, until: reservedUntil }] : []
  })
}
