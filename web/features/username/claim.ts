import type { Portfolio } from '@vitrine/common/api/shapes'
import { attachUsername, claimUsername, ownedUsernames, releaseUsername } from '@vitrine/common/api/usernames'
import { usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../lib/api-error.ts'
import { request } from '../../lib/api.ts'
import { heard, say } from '../../lib/words/say.ts'

export const ownedKey = ['usernames', 'owned'] as const

export const loadOwned = (signal: AbortSignal) => request(ownedUsernames, { signal })

/** Makes a call that changes a portfolio. Who edits the portfolio orders it with what else changes it. */
export type PortfolioCall = (change: () => Promise<Portfolio>) => Promise<Portfolio>

const callAtOnce: PortfolioCall = (change) => change()

/** How an attempt to give a portfolio a name ended. */
export type Attachment =
  | { outcome: 'attached'; portfolio: Portfolio }
  /** Another portfolio of the account has the name: it can be moved. */
  | { outcome: 'elsewhere' }
  | { outcome: 'failed'; message: string }

export async function claim(username: string): Promise<string | null> {
  try {
    await request(claimUsername, { body: { username } })
    return null
  } catch (error) {
    return heard(claimFailure(error))
  }
}

export async function attach(portfolioId: string, username: string, call = callAtOnce): Promise<Attachment> {
  try {
    const portfolio = await call(() => request(attachUsername, { params: { id: portfolioId }, body: { username } }))
    return { outcome: 'attached', portfolio }
  } catch (error) {
    if (isAttachedElsewhere(error)) return { outcome: 'elsewhere' }
    return { outcome: 'failed', message: heard(attachFailure(error)) }
  }
}

export async function moveHere(portfolioId: string, username: string, call = callAtOnce): Promise<Attachment> {
  try {
    const body = { username, move: true }
    const portfolio = await call(() => request(attachUsername, { params: { id: portfolioId }, body }))
    return { outcome: 'attached', portfolio }
  } catch (error) {
    return { outcome: 'failed', message: heard(moveFailure(error)) }
  }
}

/** Gives a name up. @returns until when it is kept for the account (ISO 8601), or null where it is free at once */
export async function release(username: string): Promise<{ reservedUntil: string | null } | { failure: string }> {
  try {
    return await request(releaseUsername, { body: { username } })
  } catch (error) {
    return { failure: heard(releaseFailure(error)) }
  }
}

/** 409, or the words of it (specification 1, section 8). */
export function isAttachedElsewhere(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'username-attached' || error.message.includes(usernameMessages.attachedElsewhere)
}

export function claimFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return usernameMessages.claimFailed
  if (error.code === 'username-taken') return usernameMessages.takenByOther
  if (error.code === 'username-limit' || error.code === 'invalid-input') return error.message
  return error.status === 0
    ? say('{text}. {more}', { text: heard(error.message), more: heard(usernameMessages.claimFailed) })
    : usernameMessages.claimFailed
}

function attachFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'username-not-owned') return usernameMessages.notOwned
  return claimFailure(error)
}

export function releaseFailure(error: unknown): string {
  const told = error instanceof ApiError && (error.status === 403 || error.status === 409)
  return told ? error.message : usernameMessages.releaseFailed
}

export function moveFailure(error: unknown): string {
  const refused = error instanceof ApiError && (error.status === 403 || error.status === 404)
  return refused ? usernameMessages.moveUnable : usernameMessages.moveFailed
}
